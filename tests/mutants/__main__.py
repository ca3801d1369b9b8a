"""Try mutants by lot: `python -m tests.mutants [--number N] [--seed S] [--chapter TEXT] [--jobs N] [--again]`.

Prints each mutant that nobody notices, as it is found, and the share that was noticed by chapter.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from tests.mutants.mutations import Mutation
from tests.mutants.random_mutants import NUMBER, Score, Verdict, chapters, chosen, judged, who_notices


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Try small mistakes by lot.")
    parser.add_argument("--number", type=int, default=NUMBER, help="how many in all (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="another lot (%(default)s is what the long tests try)")
    parser.add_argument("--chapter", default="", help="only chapters whose name has this text in it")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (%(default)s)")
    parser.add_argument("--again", action="store_true", help="try the explained survivors too")
    wanted = parser.parse_args()
    names = [chapter for chapter in chapters() if wanted.chapter.lower() in chapter.lower()]
    mutants = {chapter: chosen(chapter, wanted.number, wanted.seed) for chapter in names}
    with ThreadPoolExecutor(wanted.jobs) as pool:
        judge = partial(told, again=wanted.again)
        verdicts = {chapter: pool.map(judge, chapter_mutants) for chapter, chapter_mutants in mutants.items()}
    scores = []
    for chapter, found in verdicts.items():
        noticed = [bool(verdict.noticed) for verdict in found]
        scores.append(Score(chapter, sum(noticed), len(noticed)))
    for score in [*scores, Score("all", sum(s.noticed for s in scores), sum(s.tried for s in scores))]:
        print(score)


def told(mutation: Mutation, again: bool) -> Verdict:
    """What becomes of a mutant, printed when it is known."""
    verdict = Verdict(mutation, who_notices(mutation)) if again else judged(mutation)
    print(f"{verdict.noticed or verdict.why or 'SURVIVED'}: {mutation.name}", flush=True)
    return verdict


if __name__ == "__main__":
    main()
