### The guide through a lesson.

guide = Guide
guide-next = Go on
guide-skip = Do it for me
guide-pass-over = Skip
guide-leave = Put the guide away
guide-first = One thing at a time: first what the guide points at.
guide-strayed = This game has left the lesson. Play on as you like, or begin the lesson anew.
guide-anew = Begin the lesson anew
guide-play-on = Play on
guide-real-game = Now a real game
