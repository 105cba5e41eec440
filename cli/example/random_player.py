"""Plays both games with random moves over `moonstaff env`. Needs nothing but Python's standard library.

    python3 cli/example/random_player.py [GAME] [TABLES] [STEPS]
"""

import json
import random
import subprocess
import sys
import time


class Tables:
    """Several tables of one game, stepped together."""

    def __init__(self, game, tables, players=2, seed="example"):
        self.process = subprocess.Popen(
            ["npx", "moonstaff", "env"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.standings = self.ask(do="reset", game=game, players=players, tables=tables, seed=seed)["tables"]

    def ask(self, **message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def step(self, actions):
        """One number for each table: which of its legal actions to take."""
        self.standings = self.ask(do="step", actions=actions)["tables"]
        return self.standings

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def main(game="arnak", tables=64, steps=500):
    world = Tables(game, int(tables))
    view = world.ask(do="observe", tables=[0])["views"][0]
    print(f"{game}: a view has {len(view)} fields, the first table offers {world.standings[0]['legal']} actions")
    ended = []
    began = time.perf_counter()
    for _ in range(int(steps)):
        standings = world.step([random.randrange(table["legal"]) for table in world.standings])
        ended += [table["ended"] for table in standings if "ended" in table]
    seconds = time.perf_counter() - began
    world.close()
    print(f"{int(tables) * int(steps) / seconds:,.0f} steps/s, {len(ended)} games finished")
    if ended:
        scores = [score["total"] for outcome in ended for score in outcome["scores"]]
        print(f"mean score {sum(scores) / len(scores):.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
