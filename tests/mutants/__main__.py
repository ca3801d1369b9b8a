"""Try mutants by lot: `python -m tests.mutants [--number N] [--seed S] [--chapter TEXT] [--jobs N] [--again]`.

Prints each mutant that nobody notices, as it is found, and the share that was noticed by chapter.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor

from tests.mutants.random_mutants import NUMBER, Score, Verdict, chapters, chosen, judged, who_notices


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Try small mistakes by lot.")
    parser.add_argument("--number", type=int, default=NUMBER, help="how many in all (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="another lot (%(default)s is what the long tests try)")
    parser.add_argument("--chapter", default="", help="only chapters whose name has this text in it")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (%(default)s)")
    parser.add_argument("--again", action="store_true", help="try the explained survivors too")
    wanted = parser.parse_args()
    verdict_on = (lambda m: Verdict(m, who_notices(m))) if wanted.again else judged
    scores = []
    for chapter in chapters():
        if wanted.chapter.lower() not in chapter.lower():
            continue
        verdicts = []
        with ThreadPoolExecutor(wanted.jobs) as pool:
            for verdict in pool.map(verdict_on, chosen(chapter, wanted.number, wanted.seed)):
                verdicts.append(verdict)
                print(f"  {verdict.noticed or verdict.why or 'SURVIVED'}: {verdict.mutation.name}", flush=True)
        scores.append(Score(chapter, sum(bool(v.noticed) for v in verdicts), len(verdicts)))
        print(scores[-1], flush=True)
    print(Score("all", sum(s.noticed for s in scores), sum(s.tried for s in scores)))


if __name__ == "__main__":
    main()
