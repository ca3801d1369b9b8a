### A table as a whole.

table-opening = Opening the table…
table-goals = Crisis and objective
table-seats = Players
