### The start page, and who is to be thanked.

start-pitch = One colony. One winter. And perhaps, among you, somebody who lies.
about = About
about-fan-work = A fan work, with its own words and drawings; not affiliated with any publisher.
about-icons = Icons by Lorc, Delapouite and contributors, under CC BY 3.0:
about-icons-link = game-icons.net
