import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import type { Analysis, JudgedTurn } from '@moonstaff/bots/analysis';
import { guild } from '@moonstaff/guild';
import { type AnyGame, at, parseLog, replay } from '@moonstaff/kernel';
import {
  decisive,
  gradeWord,
  judgedShare,
  linesOf,
  lossOf,
  markOf,
  remarkable,
  turnAt,
  turningPoint,
  youAmong,
} from '../src/pages/analysis/model.ts';
import { parting } from '../src/pages/analysis/parting.ts';
import { logWithNotes, turnsToRelearn, turnToFind } from '../src/pages/analysis/relearn.ts';
import { Analyst, type JudgeThread } from '../src/table/analysis/Analyst.ts';
import { analysisIn } from '../src/table/analysis/fitting.ts';
import type { FromJudge, ToJudge } from '../src/table/analysis/judging.ts';
import { packAnalysis, unpackAnalysis } from '../src/table/analysis/link.ts';
import { gameInLog } from '../src/table/device/importLog.ts';
import { Host } from '../src/table/engine/host.ts';
import { playedTo } from '../src/table/engine/playedTo.ts';
import type { SavedGame } from '../src/table/engine/saved.ts';
import { blockOf } from '../src/table/log/turn-block.ts';
import { PuzzleSource } from '../src/table/puzzle/PuzzleSource.ts';
import { newGame } from './support/arnak-game.ts';
import { ALONE } from './support/scene.ts';

const look = (chance: number) => ({ expected: 50, low: 40, high: 60, chance });

const NOTHING = { points: 0, chance: 0 };

const turn = (number: number, change: Partial<JudgedTurn> = {}): JudgedTurn => ({
  ...{ seat: (number - 1) % 2, turn: number, at: number - 1, end: number, cost: NOTHING, grade: 'best' },
  play: [NOTHING, NOTHING],
  ...change,
});

const BETTER = {
  at: 1,
  actions: [{ type: 'dig' }, { type: 'endTurn' }],
  ...{ played: look(0.4), best: look(0.5), why: [{ score: 'idols', more: 3 }] },
} as const;

const game: Analysis = {
  ...{ game: 'arnak', seats: 2, tries: 8, of: 4, ends: [1, 2, 3, 4] },
  curve: [0.5, 0.6, 0.4, 0.4, 1].map((chance) => [look(chance), look(1 - chance)]),
  turns: [
    turn(1, { find: true }),
    turn(2, { grade: 'mistake', cost: { points: 4, chance: 0.1 }, better: BETTER }),
    turn(3),
    turn(4, { grade: 'fine', cost: { points: 0.5, chance: 0.01 } }),
  ],
};

describe('what a turn cost', () => {
  it('is the difference between the two chances that are shown, however exact they are', () => {
    const better = { ...BETTER, played: look(0.5249), best: look(0.5751) };
    const { chance } = lossOf(turn(2, { cost: { points: 3, chance: 0.11 }, better }));
    assert.equal(chance, 0.06);
    const other = { ...BETTER, played: look(0.996), best: look(1) };
    assert.equal(lossOf(turn(2, { cost: { points: 7, chance: 0.004 }, better: other })).chance, 0);
  });

  it('is shown part by part where something was revealed in between', () => {
    const cost = { points: 3.3, chance: 0.11 };
    assert.deepEqual(lossOf(turn(2, { cost, better: { ...BETTER, cost: { points: 2.1, chance: 0.1 } } })), {
      points: 2.1,
      chance: 0.1,
      rest: 1.2,
    });
    assert.deepEqual(lossOf(turn(2, { cost, better: BETTER })), { points: 3.3, chance: 0.1, rest: 0 });
  });
});

describe('what an analysis lists', () => {
  it('is part of the turns that stand out', () => {
    assert.deepEqual([remarkable(game), remarkable(game, 1), remarkable(game, 0)], [2, 1, 1]);
  });

  it('only has turns worth remarking on, each with a mark and a word', () => {
    assert.deepEqual(
      decisive(game).map((one) => [one.turn, markOf(one), gradeWord(one)]),
      [
        [1, 'find', 'analysis.find'],
        [2, 'mistake', 'analysis.mistake'],
      ],
    );
    assert.deepEqual(
      decisive(game, 1).map((one) => one.turn),
      [2],
    );
    assert.equal(gradeWord(turn(3)), 'analysis.best');
  });

  it('has at most ten, the weightiest, in the order of the game', () => {
    const turns = Array.from({ length: 30 }, (_, i) =>
      turn(i + 1, { grade: 'mistake', cost: { points: 3, chance: i === 4 ? 0.5 : i / 100 } }),
    );
    const listed = decisive({ ...game, turns }).map((one) => one.turn);
    assert.deepEqual(listed, [5, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  });

  it('is walked through point by point', () => {
    const listed = decisive(game);
    assert.equal(turningPoint(listed, { turn: 1, seat: 0 }, 1)?.turn, 2);
    assert.equal(turningPoint(listed, { turn: 4, seat: 0 }, -1)?.turn, 2);
    assert.equal(turningPoint(listed, { turn: 2, seat: 0 }, 1), undefined);
  });

  it('shows one’s own part of a turn that all played together', () => {
    const together = { ...game, turns: [turn(1, { seat: 0 }), turn(1, { seat: 1 })] };
    assert.equal(turnAt(together, { turn: 1, seat: undefined }, 1)?.seat, 1);
    assert.equal(turnAt(together, { turn: 1, seat: 0 }, 1)?.seat, 0);
    assert.equal(turnAt(together, { turn: 1, seat: undefined }, undefined)?.seat, 0);
    assert.equal(turnAt(together, { turn: 2, seat: undefined }, undefined), undefined);
  });

  it('draws a line for each seat, and knows how far it is', () => {
    const [first, second] = linesOf(game);
    assert.deepEqual(first?.points.at(-1), { x: 1, y: 1 });
    assert.deepEqual(second?.points[0], { x: 0, y: 0.5 });
    assert.equal(judgedShare(game), 1);
    assert.equal(judgedShare({ ...game, turns: game.turns.slice(0, 2) }), 0.5);
    assert.equal(judgedShare({ ...game, turns: [] }), 0);
  });

  it('calls the only person at the table “you”', () => {
    const bot = { kind: 'bot', name: 'Juno' } as const;
    const person = { kind: 'person', name: 'Ilka' } as const;
    assert.equal(youAmong([bot, person]), 1);
    assert.equal(youAmong([person, person]), undefined);
  });
});

describe('two turns', () => {
  it('part at the first action that only one of them has', () => {
    const act = (type: string) => ({ kind: 'act', seat: 1, action: { type } }) as const;
    const judged = turn(2, { seat: 1, at: 1, end: 3, better: BETTER });
    assert.deepEqual(parting([act('pass'), act('dig'), act('buy')], judged), {
      played: { type: 'buy' },
      best: { type: 'endTurn' },
    });
    assert.deepEqual(parting([], turn(1)), {});
  });
});

describe('an analysis in a link', () => {
  it('comes out as it went in', async () => {
    const packed = await packAnalysis(game);
    assert.match(packed, /^[\w-]+$/);
    assert.deepEqual(await unpackAnalysis(packed), game);
  });

  it('is refused if it doesn’t fit together', async () => {
    assert.equal(await unpackAnalysis('nonsense'), undefined);
    assert.ok(analysisIn(game));
    for (const wrong of [
      { ...game, curve: game.curve.slice(1) },
      { ...game, seats: 3 },
      { ...game, more: 1 },
      { ...game, turns: [turn(9)] },
      { ...game, turns: [turn(1, { seat: 2 })] },
      { ...game, turns: [{ ...turn(1), grade: 'awful' }] },
      { ...game, turns: [turn(1, { better: { ...BETTER, why: [{ holding: 'nothing', more: 1 } as never] } })] },
    ]) {
      assert.equal(analysisIn(wrong), undefined, JSON.stringify(wrong).slice(-200));
    }
  });
});

/** A thread that answers when it's told to. */
class Thread implements JudgeThread {
  onmessage: JudgeThread['onmessage'] = null;
  onerror: JudgeThread['onerror'] = null;
  readonly asked: ToJudge[] = [];
  ended = false;

  postMessage(message: ToJudge): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(data: FromJudge): void {
    this.onmessage?.call(this as never, { data } as MessageEvent<FromJudge>);
  }
}

describe('an analyst', () => {
  const outline = { ...game, turns: [] };
  const starts = game.turns.map(({ seat, at }) => ({ seat, at }));
  const judged = (index: number): FromJudge => ({ turn: game.turns[index] as JudgedTurn });

  function hired() {
    const threads: Thread[] = [];
    const kept: Analysis[] = [];
    const hire = (): Thread => {
      const thread = new Thread();
      threads.push(thread);
      return thread;
    };
    return { analyst: new Analyst(hire, 2, (analysis) => kept.push(analysis)), threads, kept };
  }

  it('shares the turns among its threads and keeps the whole', () => {
    const { analyst, threads, kept } = hired();
    analyst.start(ALONE, 8);
    const [one, two] = threads as [Thread, Thread];
    one.answer({ outline, starts });
    two.answer({ outline, starts });
    assert.deepEqual([one.asked.at(-1), two.asked.at(-1)], [{ judge: 0 }, { judge: 1 }]);
    two.answer(judged(1));
    one.answer(judged(0));
    assert.equal(analyst.now().analysis?.turns.length, 2);
    two.answer(judged(2));
    one.answer(judged(3));
    assert.deepEqual(analyst.now(), { state: 'done', analysis: game });
    assert.deepEqual(kept, [game]);
    assert.ok(one.ended && two.ended);
  });

  it('keeps what it has when it’s stopped, and goes on from there', () => {
    const { analyst, threads, kept } = hired();
    analyst.start(ALONE, 8);
    threads[0]?.answer({ outline, starts });
    threads[0]?.answer(judged(0));
    analyst.stop();
    assert.equal(analyst.now().state, 'stopped');
    assert.equal(kept.at(-1)?.turns.length, 1);
    threads[0]?.answer(judged(1));
    assert.equal(analyst.now().analysis?.turns.length, 1, 'what comes too late doesn’t count');
    analyst.start(ALONE, 8, kept.at(-1));
    threads[2]?.answer({ outline, starts });
    assert.deepEqual(threads[2]?.asked.at(-1), { judge: 1 });
  });

  it('only shows what’s known until somebody wants more', () => {
    const { analyst, threads } = hired();
    analyst.open({ ...game, turns: game.turns.slice(1) });
    assert.equal(analyst.now().state, 'stopped');
    analyst.open(game);
    assert.deepEqual(analyst.now(), { state: 'done', analysis: game });
    assert.equal(threads.length, 0);
    analyst.start(ALONE, 32, game);
    threads[0]?.answer({ outline: { ...outline, tries: 32 }, starts });
    assert.deepEqual(threads[0]?.asked.at(-1), { judge: 0 }, 'more tries take a new look');
  });

  it('says so when a thread fails', () => {
    const { analyst, threads } = hired();
    analyst.start(ALONE, 8);
    threads[0]?.onerror?.call(threads[0] as never, {} as ErrorEvent);
    assert.equal(analyst.now().state, 'failed');
    assert.ok(threads[1]?.ended);
  });
});

describe('what a seat did in a turn', () => {
  it('ends before the next card is turned up', async () => {
    const text = readFileSync(new URL('../shots/games/guild.log.json', import.meta.url), 'utf8');
    const now = new Host(guild, await gameInLog(parseLog(text), String)).snapshot();
    const reveal = now.log.findLast(({ phrase }) => phrase.key === 'guild.event.reveal');
    assert.ok(reveal?.entry !== undefined);
    const { seat, entry } = reveal;
    const own = now.log.filter((line) => line.seat === seat && (line.entry ?? 0) < entry).at(-1);
    const { lines } = blockOf(now, turn(1, { seat, at: own?.entry ?? 0, end: entry + 1 }));
    assert.ok(lines.length > 0);
    assert.ok(lines.every(({ events }) => !events.includes(reveal)));
  });

  it('is in one turn, even if its cards were dealt as the turn before ended', async () => {
    const text = readFileSync(new URL('../shots/games/guild.log.json', import.meta.url), 'utf8');
    const now = new Host(guild, await gameInLog(parseLog(text), String)).snapshot();
    const deals = now.log.filter(({ phrase }) => phrase.key === 'guild.event.deal');
    assert.ok(deals.length > 0);
    for (const deal of deals) {
      const { seat, entry = 0 } = deal;
      const { events } = blockOf(now, turn(1, { seat, at: entry, end: entry + 1 }));
      assert.ok(!events.includes(deal));
    }
  });
});

describe('learning from one’s own moves', () => {
  const rules: AnyGame = arnak;
  const saved = newGame('relearn');
  const start = playedTo(arnak, saved, 0).state;
  const seat = at(rules.toAct(start), 0);
  const first = at(rules.legal(start, seat), 0);
  const entries: SavedGame['entries'] = [{ kind: 'act', seat, action: { ...first } }];
  const better = { ...BETTER, at: 0, actions: [first] };

  it('takes the turns in which somebody gave something away', () => {
    assert.deepEqual(
      turnsToRelearn(game, 1).map((one) => one.turn),
      [2],
    );
    assert.deepEqual(turnsToRelearn(game, 0), []);
  });

  it('begins where the better turn differs, and nothing that came later is known', () => {
    const found = turnToFind(arnak, { ...saved, entries }, turn(1, { seat, better }), () => []);
    assert.ok(found);
    const source = new PuzzleSource(found.example, found.seat);
    assert.deepEqual(source.firstView(), rules.view(start, seat));
    source.show(found.best);
    assert.deepEqual(source.snapshot().view, rules.view(playedTo(arnak, { ...saved, entries }, 1).state, seat));
    void source.again();
    assert.deepEqual(source.actions(), []);
  });

  it('has nothing to offer for a turn without a better one', () => {
    assert.equal(
      turnToFind(arnak, saved, turn(1), () => []),
      undefined,
    );
  });

  it('goes into the log file and comes back with it', () => {
    const text = logWithNotes(arnak, { ...saved, entries }, game);
    const log = parseLog(text);
    assert.equal(replay(log, [arnak]).entries.length, 1);
    assert.deepEqual(analysisIn(log.notes), game);
  });
});
