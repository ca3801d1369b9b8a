"""What a seat has learnt: a fold over the events as that seat saw them.

Faces and origins only. Where the seat can't see which card moved, it forgets every card it might have been.
"""

from __future__ import annotations

from hivernage.knowledge import lessons as _lessons  # noqa: F401 - what each kind of event teaches
from hivernage.knowledge.mind import Knowledge, knowledge
from hivernage.knowledge.pile import Pile

__all__ = ["Knowledge", "Pile", "knowledge"]
