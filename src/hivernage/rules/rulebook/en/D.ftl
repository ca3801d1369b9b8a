### The exposure die.

D1 = The exposure die has 12 sides: 6 blank, 3 wound, 2 frostbite, 1 bite. It is rolled right after a survivor kills a
    zombie, by an attack or by a card, and right after a survivor moves, unless something says otherwise.
D2 = Blank: nothing. Wound: the survivor takes 1 wound. Frostbite: 1 frostbite, which is a wound too. Bite: the
    survivor is killed and the bite spreads.
D2-1 = Blank: nothing happens.
D2-2 = Wound: the survivor takes 1 normal wound.
D2-3 = Frostbite: the survivor takes 1 frostbite. It counts as one wound, and it wounds again from their player’s next
    turn on (R6).
D2-4 = Bite: the survivor is killed at once; then the bite spreads (D3).
D3 = A bite spreads to the living survivor with the lowest influence at the place of the bitten one. That survivor’s
    player chooses: (a) the survivor is killed and the spread ends; or (b) the survivor rolls the exposure die. On a
    blank they are unharmed and the spread ends; on anything else they are killed and the bite spreads on to the next
    lowest. The spread also ends when nobody is left. Helpless survivors are not affected.
D3-1 = A bite spreads to survivors of every player, exiled players included.
D3-2 = Choice (a) needs no roll.
D3-3 = With choice (b), wound, frostbite and bite all simply kill; no token is dealt.
D3-4 = A survivor spared by a blank ends the spread: all those with more influence are safe.
D3-5 = Every survivor who dies in a spread costs morale as usual (K1).
D3-6 = If nobody else is at the place, the bitten survivor dies and that is all.
D3-7 = A survivor who joins during a spread to replace a lost group (K4) isn’t reached by it.
D4 = 3 wounds of any kinds kill a survivor at once; nothing can be played in between (T3).
