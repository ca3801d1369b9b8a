"""A game in progress: decide, fork, undo, rewind.

A position is a checkpoint plus the decisions since. The running generators are only a cache of that.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from secrets import token_bytes
from typing import NamedTuple

import msgspec

from hivernage.cards.library import Library
from hivernage.cards.load import packs_for, read_once
from hivernage.model.chance import KEY_BYTES, commitment, key_from_seed
from hivernage.model.events import Event
from hivernage.model.ids import CLOCK
from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, GameOver, Gone, IllegalAnswer, Question, key, words
from hivernage.model.state import Look, Position, State
from hivernage.rules.actions.request import after_words
from hivernage.rules.asking import Answers
from hivernage.rules.boxes import game_for
from hivernage.rules.game import Step
from hivernage.rules.legal import legal
from hivernage.rules.refusal import Refusal, no
from hivernage.rules.replies import rule_of, why_not_answer
from hivernage.rules.setup import new_state
from hivernage.rules.victory import finish
from hivernage.table.errors import AnsweredAlready, CannotUndo, NotAsked, Redealt, StaleQuestion
from hivernage.table.log import LogEntry, Rewound, Undo
from hivernage.table.moments import Moment, Moments
from hivernage.table.standing import standing
from hivernage.table.task import Task

NEVER = -1
USUAL_PLAYERS = 4


class Used(NamedTuple):
    """What is never taken back: rolls of chance, and numbers of questions."""

    rolls: int
    asked: int


class Table:
    """One game, from the state it began with to where it stands now.

    >>> table = Table.new(players=3, seed=1)
    >>> [question] = table.questions
    >>> question
    <Question 1 to p1, p2 and p3: group>
    >>> answer = table.legal(question, 0)[0]
    >>> table.decide(Decision(question.id, 0, answer))  # nothing happens before all have answered
    []
    >>> table
    <Table setting up, waiting for p2 and p3: group>
    >>> twin = table.fork()
    >>> twin.undo(0)
    >>> table.awaited, twin.awaited
    ((1, 2), (0, 1, 2))
    """

    state: State
    start: State  # as the game began
    base: State  # the last checkpoint: rules begin there
    base_at: int  # how many decisions were made before it
    turn_base: State  # as the turn (or the game) began
    turn_base_at: int
    log: list[LogEntry]
    done: list[Decision]  # the decisions that stand
    settled: list[bool]  # for each of them: whether it used chance or showed cards
    history: list[Event]  # everything that happened
    rewinds: dict[int, Used]  # where the table went back to: how many decisions stood -> what was used up by then
    tasks: list[Task]
    watched: bool  # whether somebody shows it scene by scene
    moments: list[Moment]  # how the table stood before each scene of the last decision, if it is watched
    redealt: bool
    _legal: dict[tuple[int, int], list[Answer]]
    _menus: dict[int, list[Answer]]  # by seat: what it could do, as long as nothing but words has passed
    _questions: list[Question] | None
    _step: Step
    _step_used: bool
    _fresh_at: int  # how many decisions were made when all rules last stood at their beginning
    _keeping: bool  # every step that begins leaves a checkpoint

    def __init__(self, state: State, original: Table | None = None, at: int = 0) -> None:
        """A game that begins from a state; or a twin of another one, from where that stood after `at` decisions."""
        self.watched, self.moments = False, []
        if original is None:
            self.start = state = state.copy()
            self.log, self.rewinds, self.done, self.settled = [], {}, [], []
        else:
            self.start, self.log, self.rewinds = original.start, original.log[:], original.rewinds
            self.done, self.settled = original.done[:at], original.settled[:at]
        self._begin_from(state)

    @classmethod
    def new(
        cls,
        options: Options | None = None,
        library: Library | None = None,
        key: bytes | None = None,
        *,
        players: int | None = None,
        seed: int | None = None,
    ) -> Table:
        """A fresh game: of so many players (4 if nothing is said), or with options that say more.

        Every shuffle and roll comes from the seed, or from a key of 32 bytes; without either it is a game nobody has
        played before. The cards are those of the packs that the options name, unless a library is given.

        >>> Table.new(players=3, seed=1)
        <Table setting up, waiting for p1, p2 and p3: group>
        >>> Table.new(Options(players=5, objective="random", adult=True))
        <Table setting up, waiting for p1, p2, p3, p4 and p5: group>
        """
        if options is not None and players is not None:
            raise TypeError("give either options or players: the options say how many play")
        if key is not None and seed is not None:
            raise TypeError("give either a key or a seed: each of them decides all chance")
        if options is None:
            options = Options(players=USUAL_PLAYERS if players is None else players)
        game = game_for(options)
        if library is None:
            library = read_once(*packs_for(options))
        if key is None:
            key = token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed)
        return cls(new_state(options, library, key, game))

    # Where the game stands

    def __repr__(self) -> str:
        return f"<{'imagined ' if self.redealt else ''}Table {standing(self.state, self.questions)}>"

    @property
    def over(self) -> bool:
        return self.state.step == "over"

    @property
    def turn_began(self) -> bool:
        """Whether a turn has just begun: then `Table(turn_base)` stands where this table stands."""
        return self.turn_base_at == len(self.done) and len(self.done) not in self.rewinds

    @property
    def questions(self) -> list[Question]:
        """The open questions, with the seats that haven't answered yet."""
        if self._questions is None:
            self._questions = [task.still_asked() for task in self.tasks if task.question is not None]
        return self._questions

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return tuple(sorted({seat for q in self.questions if q.wait != "never" for seat in q.seats}))

    def is_secret(self, seat: int) -> bool:
        """Whether a seat is asked, along with others, something that is opened when all of them have answered."""
        asked = (task.question for task in self.tasks if task.question is not None)
        return any(q.wait == "all" and len(q.seats) > 1 and seat in q.seats for q in asked)

    def legal(self, question: Question, seat: int) -> list[Answer]:
        """Every answer a seat may give to an open question."""
        known = self._legal.get((question.id, seat))
        if known is None:
            for task in self.tasks:
                if task.question is not None and task.question.id == question.id:
                    self.state.act_in(task.lane.turn)
                    try:
                        known = self._legal[question.id, seat] = self._listed(task.question, seat)
                    finally:
                        self.state.rest()
                    return known
            raise StaleQuestion(f"question {question.id} isn't open (any more)")
        return known

    def _listed(self, question: Question, seat: int) -> list[Answer]:
        """Answers of a question; what a seat may do is listed anew only where more than words has passed since."""
        if question.kind != "action":
            return legal(self.state, question, seat)
        kept = self._menus.get(seat)
        menu = legal(self.state, question, seat) if kept is None else after_words(self.state, kept)
        self._menus[seat] = menu
        return menu

    # Playing

    def decide(self, decision: Decision) -> list[Event]:
        """Take one seat's answer; gives what happened. A refused answer changes nothing."""
        if self.over:
            raise StaleQuestion("the game is over")
        if decision.seat == CLOCK:
            self._check_clock(decision)
        else:
            task = self._task(decision)
            assert task.question is not None
            if decision.answer not in self.legal(task.question, decision.seat):
                raise self._refusal(task.question, decision)
        return self._take(decision)

    def answer(self, seat: int, answer: Answer | str) -> list[Event]:
        """Answer the one question that is open to a seat and takes this answer."""
        wanted = words(answer) if isinstance(answer, str) else answer
        questions = [q for q in self.questions if seat in q.seats]
        if not questions:
            raise NotAsked(f"p{seat + 1} isn't asked anything now")
        fitting = [q for q in questions if wanted in self.legal(q, seat)]
        return self.decide(Decision((fitting or questions)[0].id, seat, wanted))

    def _task(self, decision: Decision) -> Task:
        for task in self.tasks:
            if task.question is not None and task.question.id == decision.question:
                if decision.seat not in task.question.seats:
                    raise NotAsked(f"question {decision.question} isn't put to p{decision.seat + 1}")
                if decision.seat in task.got:
                    raise AnsweredAlready(no(rule_of(task.question), "answered"))
                return task
        raise StaleQuestion(f"question {decision.question} isn't open (any more)")

    def _check_clock(self, decision: Decision) -> None:
        if self._step.cut is None or not self.state.timer:
            raise NotAsked("no clock is running now")
        if decision.question != self.state.timer:
            raise StaleQuestion(f"timer {decision.question} isn't running (any more)")
        if decision.answer != ("time",):
            raise IllegalAnswer(no("T3", "not-an-answer", word=key(decision.answer)))

    def _refusal(self, question: Question, decision: Decision) -> Exception:
        return IllegalAnswer(self._why_not(question, decision.seat, decision.answer))

    def why_not(self, question: int, seat: int, answer: Answer) -> Refusal | None:
        """Why a seat can't give this answer to an open question; nothing if it can."""
        task = self._task(Decision(question, seat, answer))
        assert task.question is not None
        return None if answer in self.legal(task.question, seat) else self._why_not(task.question, seat, answer)

    def _why_not(self, question: Question, seat: int, answer: Answer) -> Refusal:
        turn = next(task.lane.turn for task in self.tasks if task.question is question)
        self.state.act_in(turn)
        try:
            return why_not_answer(self.state, question, seat, answer)
        finally:
            self.state.rest()

    def _take(self, decision: Decision) -> list[Event]:
        """Apply a decision; if a rule fails, the table stands where it stood before."""
        stood = len(self.done)
        try:
            news = self._watched(decision) if self.watched else self._repeat(decision)
        except Exception:
            if self.redealt:
                self.tasks, self._questions = [], None  # nothing true to go back to: it is of no use any more
            else:
                self._rebuild(self.done[:stood])
            raise
        self.log.append(decision)
        if self.redealt and self.turn_base_at == len(self.done):
            self._settle_down()
        return news

    def _watched(self, decision: Decision) -> list[Event]:
        state, moments = self.state, Moments(self.state)
        state.onevent = moments.hear
        try:
            return self._repeat(decision)
        finally:
            state.onevent = None
            self.moments = moments.found

    def _settle_down(self) -> None:
        """An imagined table has reached a checkpoint of its own: from here on it is a game like any other."""
        self.start, self.log = self.turn_base, []
        self.start.promise = commitment(self.start.key)
        self._rebuild([])

    def forget_the_truth(self, seat: int) -> None:
        """Become an imagined table: of what the true game began with and decided, only what the seat saw stays."""
        self.redealt = True
        self.start = self.base = self.turn_base = self.state
        self.log, self.done, self.settled, self.rewinds = [], [], [], {}
        self.history = [event.seen_by(seat) for event in self.history]
        self.base_at = self.turn_base_at = NEVER
        self._fresh_at = 0
        self._legal, self._menus, self._questions = {}, {}, None

    def _repeat(self, decision: Decision) -> list[Event]:
        state = self.state
        rolls, timer, to_move = state.rolls, state.timer, state.to_move
        self.done.append(decision)
        question = self._apply(decision)
        if self._step.asks_first and self.fresh:
            self._fresh_at = len(self.done)
        news = state.news
        state.news = []
        self.history += news
        settled = state.rolls != rolls or state.timer not in (0, timer)  # a timer's number must never come twice
        for event in news:
            settled = settled or event.reveal
            if not event.only_words:
                self._menus.clear()
        if state.to_move != to_move:
            self._menus.clear()  # a move may end with nothing told, and then the other one moves
        opened = question is not None and question.wait == "all" and len(question.seats) > 1 and bool(news)
        self.settled.append(settled or opened)
        return news

    def _checkpoint(self) -> None:
        self.base = self.state.copy()
        self.base_at = len(self.done)

    @property
    def fresh(self) -> bool:
        """Whether every rule stands where it would if the step were begun now: `Table(state)` stands there too."""
        for task in self.tasks:
            if not task.fresh:
                return False
        return self._step.asks_first and bool(self.tasks)

    def _waits(self) -> bool:
        """Whether some rule waits for an answer."""
        for task in self.tasks:  # noqa: SIM110 - at every decision, and a loop takes half as long
            if task.question is not None and task.question.wait != "never":
                return True
        return False

    # Running the rules

    def _apply(self, decision: Decision) -> Question | None:
        """Run the rules on; gives the question that was answered."""
        self._legal.clear()
        self._questions = None
        if decision.seat == CLOCK:
            self._menus.clear()
            self._close()
            assert self._step.cut is not None
            self._step.cut(self.state)
            self._end_step()
            return None
        task = self._task(decision)
        question = task.question
        assert question is not None
        task.got[decision.seat] = decision.answer
        task.fresh = False
        if question.wait == "all" and len(task.got) < len(question.seats):
            return question
        answers, task.got = task.got, {}
        self._step_used = self._step_used or question.wait != "never"
        self._advance(task, answers)
        if len(self.state.turns) > 1:
            self._look_around(task)
        if question.wait != "never" and not self._waits():
            self._end_step()
        elif task.question is None and not self._step_used and self._step.asks_first:
            self._begin()  # nothing was begun yet: what was reported comes first
        return question

    def _advance(self, task: Task, answers: Answers | None, gone: bool = False) -> None:
        """Run a rule on to its next question; a lane that ends is begun again while the step lists it."""
        state, lane = self.state, task.lane
        if len(state.turns) > 1:
            state.act_in(lane.turn)
        try:
            if gone:
                task.got, task.fresh = {}, False
                task.question = task.rule.throw(Gone())
            else:
                task.question = task.rule.send(answers)  # type: ignore[arg-type]
        except StopIteration:
            task.question, task.fresh = None, True
            if self._step.again and lane in self._step.lanes(state):
                task.rule = lane.rule(state)
                task.question = next(task.rule)
        except GameOver as end:
            self._finish(end.reason, end.winner)
        finally:
            if len(state.turns) > 1:
                state.rest()

    def _look_around(self, moved: Task) -> None:
        """What one lane did may have taken away what another is asked about: that one goes on without."""
        news = [moved]
        while news and not self.over:
            by = news.pop()
            for task in self.tasks:
                if task.lane.turn == by.lane.turn:
                    continue
                self.state.act_in(task.lane.turn)
                task.list_again()
                self.state.rest()
                if task.is_gone(self.state):
                    self._advance(task, None, gone=True)
                    news.append(task)

    def _close(self) -> None:
        for task in self.tasks:
            task.rule.close()

    def _finish(self, reason: str, winner: int | None) -> None:
        for task in self.tasks:
            task.question = None
        finish(self.state, reason, winner)

    def _end_step(self) -> None:
        if self.over:
            self.tasks = []
            return
        if self._step.then is not None:
            self._step.then(self.state)
        self._begin()

    def _begin(self) -> None:
        """Start the rules of the step the state is in; steps that ask nothing just pass."""
        while self.state.step != "over":
            self._close()
            step = self._step = self.state.game.flow[self.state.step]
            if step.keeps or self._keeping:
                self._checkpoint()
            if step.keeps:
                self.turn_base, self.turn_base_at = self.base, self.base_at
            self._fresh_at = len(self.done)
            self._step_used = False
            self.tasks = [Task(lane, lane.rule(self.state)) for lane in step.lanes(self.state)]
            for task in self.tasks:
                self._advance(task, None)
                if self.over:
                    self.tasks = []
                    return
            if self._waits():
                return
            if step.then is not None:
                step.then(self.state)
        self.tasks = []

    # Going back

    def _begin_from(self, base: State) -> None:
        """Stand where the rules begin from a state; what was decided before it is in `done`."""
        self.state = base.copy()
        self.base = self.turn_base = base
        self.base_at = self.turn_base_at = len(self.done)
        self.history, self.tasks = [], []
        self._legal, self._menus, self._questions = {}, {}, None
        self.redealt = self._keeping = False
        self._begin()
        self.history += self.state.news
        self.state.news = []
        self._keep_used()

    def _replay(self, decisions: list[Decision]) -> None:
        for decision in decisions:
            self._repeat(decision)
            self._keep_used()

    def _keep_used(self) -> None:
        """Where the table once went back to, chance and the numbers of questions go on from where they had got."""
        if used := self.rewinds.get(len(self.done)):
            self.state.rolls, self.state.asked = used

    def _rebuild(self, done: list[Decision]) -> None:
        """Begin again from the start and repeat decisions."""
        self.done, self.settled = [], []
        self._begin_from(self.start)
        self._replay(done)

    def fork(self) -> Table:
        """An independent twin."""
        self.refuse_if_redealt("fork")
        if self.fresh and self.base_at < len(self.done):
            self._checkpoint()
        twin = Table(self.base, self, self.base_at)
        twin.turn_base, twin.turn_base_at = self.turn_base, self.turn_base_at
        if self.base_at < self._fresh_at:
            twin._replay_to_checkpoint(self.done[self.base_at : self._fresh_at])
            self.base, self.base_at = twin.base, twin.base_at
        twin._replay(self.done[len(twin.done) :])
        twin.history = self.history[:]
        twin._legal, twin._menus = self._legal.copy(), self._menus.copy()
        return twin

    def _replay_to_checkpoint(self, decisions: list[Decision]) -> None:
        """More forks of this position will be wanted: they needn't replay so much."""
        self._replay(decisions[:-1])
        self._keeping = True
        self._replay(decisions[-1:])
        self._keeping = False
        if self.fresh:
            self._checkpoint()

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, if nothing was learnt by it."""
        self.refuse_if_redealt("undo")
        last = self._last_of(seat)
        if any(at > last for at in self.rewinds):
            raise CannotUndo("the table went back to here together")
        if self.settled[last]:
            raise CannotUndo("cards were shown or dice were rolled since then")
        if self._could_have_fired(len(self.done) - 1):
            raise CannotUndo("a crossroads card could have been triggered by it, and silence tells something too")
        log = self.log
        self._rebuild(self.done[:last] + self.done[last + 1 :])
        self.log = [*log, Undo(seat)]

    def _last_of(self, seat: int) -> int:
        """Where a seat's decision stands that was the last one, but for reports that nobody else heard (W24.2)."""
        last = len(self.done) - 1
        while last >= 0 and self.done[last].seat != seat and self._is_unheard(self.done[last]):
            last -= 1
        if last < 0 or self.done[last].seat != seat:
            raise CannotUndo(f"the last decision wasn't p{seat + 1}'s")
        return last

    def _is_unheard(self, decision: Decision) -> bool:
        """Whether a decision is a report in a turn whose triggers are only noted: it must not show by anything."""
        return any(turn.notes and turn.guard_question == decision.question for turn in self.state.turns)

    def rewind(self, to: int) -> None:
        """Take back all but the first decisions that stand, whatever was learnt since: the whole table agreed to it.

        Chance is not taken back: what is rolled or shuffled from here on comes out anew. Cards lie where they lay, and
        people may remember them; the history is that of the decisions left, and what a seat knows is worked out from
        those alone: forgetting is safe, wrong certainty is not. New questions have new numbers.
        """
        self.refuse_if_redealt("rewind")
        if self.over:
            raise CannotUndo("the game is over, and its key may be known")
        if not 0 <= to < len(self.done):
            raise CannotUndo(f"{len(self.done)} decisions stand: the table can go back to 0..{len(self.done) - 1}")
        log, used = self.log, Used(self.state.rolls, self.state.asked)
        self.rewinds = {at: before for at, before in self.rewinds.items() if at < to} | {to: used}
        self._rebuild(self.done[:to])
        self.log = [*log, Rewound(to)]

    def has_told(self, first: int) -> bool:
        """Whether anything was learnt by the decisions from this one on: by cards, by dice, or by silence."""
        return any(self.settled[first:]) or self._could_have_fired(first)

    def played_again(self) -> Iterator[tuple[Table, list[Event]]]:
        """A table that plays the decisions that stand once more: with what was told at first, then at each of them."""
        twin = Table(self.start, self)
        twin.log = []
        yield twin, twin.history[:]
        for decision in self.done:
            news = twin._repeat(decision)
            twin._keep_used()
            yield twin, news

    def _could_have_fired(self, first: int) -> bool:
        """Whether some crossroads card that may be the guarded one would have fired at this decision or a later one.

        By what everybody knows: cards that are gone, or would have fired earlier in this turn, can't be it.
        """
        watched = [turn for turn in self.state.turns if turn.crossroads and not turn.notes]
        if not watched:  # where triggers are only noted, silence tells nothing before they are read out (W24.4)
            return False
        impossible = {card.key for card in self.state.removed if card.face_up}
        silences = self.silences()
        begun = max(0, first - self.turn_base_at + 1)
        impossible.update(*silences[:begun])
        return any(fires - impossible for fires in silences[begun:])

    def silences(self) -> list[set[str]]:
        """The crossroads cards that would have fired in this turn: before its first decision, then at each decision.

        A guarded card that stayed silent is none of them.
        """
        return [set().union(*(look.fires for look in looks)) for looks in self.looks()]

    def looks(self) -> list[list[Look]]:
        """Every look at triggers in this turn: before its first decision, then at each decision."""
        begun = self.turn_base.copy()
        begun.audit = []
        twin = Table(begun, self, self.turn_base_at)
        found = [twin._looked()]
        for decision in self.done[self.turn_base_at :]:
            twin._replay([decision])
            found.append(twin._looked())
        return found

    def _looked(self) -> list[Look]:
        """The looks at triggers since somebody last asked."""
        looks, self.state.audit = self.state.audit or [], []
        return looks

    def refuse_if_redealt(self, what: str) -> None:
        """An imagined table has no true game behind it that could be copied, kept or taken back."""
        if self.redealt:
            raise Redealt(f"an imagined table can't {what}: play it forward")


def fingerprint(position: Position) -> str:
    """Equal for equal positions, and only for those."""
    return sha256(msgspec.json.encode(position)).hexdigest()
