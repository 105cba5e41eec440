import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type ArnakState, arnak } from '@moonstaff/arnak';
import { guild } from '@moonstaff/guild';
import { type AnyGame, at, eventFor, fastRandom, Match, parseLog } from '@moonstaff/kernel';
import { loadWords, plain } from '@moonstaff/text';
import { newsOf } from '../src/boards/arnak/band/news.ts';
import { turns } from '../src/boards/arnak/turns.ts';
import { beforeTurn, hasActed, ownTurn, shownOf, turnName, turnsAmong } from '../src/table/digest/meanwhile.ts';
import { fitsAboveBand } from '../src/table/dock/dock.ts';
import type { Advice } from '../src/table/hint/advice.ts';
import { differenceTo, namedOnce, reasonFor } from '../src/table/hint/reasons.ts';
import { blocksOf, condensed } from '../src/table/log/blocks.ts';
import { sinceOwn } from '../src/table/log/since.ts';
import { storyOf } from '../src/table/log/story.ts';
import type { LogLine } from '../src/table/source.ts';
import { ALONE, anyOf, newGame } from './support/arnak-game.ts';

/** The log of a recorded game as its first seat knows it. */
function recorded(name: string, game: AnyGame): readonly LogLine[] {
  const log = parseLog(readFileSync(new URL(`../shots/games/${name}.log.json`, import.meta.url), 'utf8'));
  const match = Match.start(game, log);
  const lines: LogLine[] = [];
  const add = (seat: number, entry: number | undefined, events: ReturnType<typeof match.enter>) => {
    for (const event of events) {
      lines.push({ id: lines.length, seat, ...(entry !== undefined && { entry }), phrase: eventFor(event, 0) });
    }
  };
  add(0, undefined, match.opening);
  for (const [i, entry] of log.entries.entries()) add('seat' in entry ? entry.seat : 0, i, match.enter(entry));
  return lines;
}

const ARNAK = recorded('arnak', arnak);
const BLOCKS = blocksOf({ game: 'arnak' }, ARNAK, turns);

describe('since your last turn', () => {
  it('shows four turns and says how many more there are, until they’re asked for', () => {
    const seven = BLOCKS.slice(0, 7);
    assert.deepEqual(shownOf(seven, false), { shown: seven.slice(0, 4), more: 3 });
    assert.deepEqual(shownOf(seven, true), { shown: seven, more: 0 });
    assert.equal(shownOf(seven.slice(0, 4), false).more, 0);
  });
});

describe('the log in blocks', () => {
  it('keeps every line of the whole game, each once and in its order', () => {
    assert.deepEqual(
      BLOCKS.flatMap(({ lines }) => lines),
      [...storyOf({ game: 'arnak' }, ARNAK)],
    );
    assert.equal(new Set(BLOCKS.map(({ id }) => id)).size, BLOCKS.length);
  });

  it('has one block for each turn', () => {
    const ended = ARNAK.filter(({ phrase }) => phrase.key === 'arnak.turnEnded').length;
    const passed = ARNAK.filter(({ phrase }) => phrase.key === 'arnak.passed').length;
    const count = BLOCKS.filter(({ kind }) => kind === 'turn').length;
    // A turn in which a reply to somebody comes between has two blocks; that's rare.
    assert.ok(count >= ended - passed && count <= ended + 12, `${count} blocks, ${ended} turns`);
  });

  it('says what each turn came to, in a few words', async () => {
    const words = await loadWords('en');
    for (const block of BLOCKS) {
      if (block.kind !== 'turn') continue;
      const { deed, spends, gains } = turns.summary(block);
      const scene = { phrases: arnak.phrases, seats: ['Ilka', 'Marek', 'Juno'] };
      const told = deed && words.say(deed, scene);
      assert.ok(told === undefined || /^(Ilka|Marek|Juno) /.test(told), told);
      assert.ok(told === undefined || told.length < 90, told);
      const said = block.lines.map((line) => plain(words.line(line, scene))).join(' ');
      if (/ gains \d/.test(said)) assert.ok(gains.length > 0, said);
      if (/ for \d/.test(said)) assert.ok(spends.length > 0, said);
    }
  });

  it('names the main action first, not what its effect did', () => {
    const lines = [
      ['arnak.story.bought', { seat: 1, card: 'inscribed-blade', price: [] }],
      ['arnak.story.researched', { seat: 1, token: 'glass' }],
    ].map(([key, args]) => ({ sentences: [[{ key, args }]] }));
    const block = { lines, events: [] } as unknown as Parameters<typeof turns.summary>[0];
    const { deed, also } = turns.summary(block);
    assert.equal(deed?.key, 'arnak.bought');
    assert.deepEqual(
      also?.map(({ key }) => key),
      ['arnak.story.researched'],
    );
  });

  it('names the free actions whose gains it counts', async () => {
    const words = await loadWords('en');
    const seat = 1;
    const clauses = [
      { key: 'arnak.story.played', args: { seat, card: 'exploration-car', price: [] } },
      { key: 'arnak.story.played', args: { seat, card: 'exploration-ship', price: [] } },
      { key: 'arnak.story.slotted', args: { seat } },
      { key: 'arnak.story.dug', args: { seat, spot: { site: 'camp-compasses', tile: '' }, price: [] } },
    ];
    const lines = clauses.map((clause) => ({ kind: 'line' as const, seat, sentences: [[clause]], events: [] }));
    const { deed, also } = turns.summary({ seat, lines, events: [] });
    assert.ok(deed !== undefined && also !== undefined);
    assert.equal(
      plain(words.line({ kind: 'line', sentences: [[deed, ...also]], events: [] }, { seats: ['Ilka', 'Marek'] })),
      'Marek digs at the Compass camp, plays 2 “Exploration” cards and puts an idol into a slot.',
    );
  });

  it('says where a site was found only on the board', async () => {
    const words = await loadWords('en');
    const scene = { phrases: arnak.phrases, seats: ['Ilka', 'Marek', 'Juno'] };
    const told = BLOCKS.filter(({ kind }) => kind === 'turn').map((block) => turns.summary(block));
    const found = told.filter(({ note }) => note !== undefined);
    assert.ok(found.length > 0);
    for (const { deed, note } of found) {
      assert.match(
        deed ? words.say(deed, scene) : '',
        /^\S+ (discovers the site|buys|plays|overcomes|researches|digs) [^(]*\.?$/,
      );
      assert.match(note ? words.say(note, scene) : '', /awakens there\.$/);
    }
  });

  it('shows one player alone, with the rounds they acted in', () => {
    const only = condensed(BLOCKS, 1);
    assert.ok(only.length > 20);
    assert.ok(only.every(({ kind, seat }) => kind === 'heading' || seat === 1));
    assert.notEqual(only.at(-1)?.kind, 'heading');
    assert.ok(condensed(BLOCKS, undefined).length > only.length);
  });

  it('takes each line of the Guild as it is: there a line is a turn', () => {
    const log = recorded('guild', guild);
    const blocks = blocksOf({ game: 'guild' }, log, undefined);
    assert.equal(blocks.length, storyOf({ game: 'guild' }, log).length);
  });
});

describe('since your turn', () => {
  it('are the turns of the others, until one acts oneself', () => {
    const own = ARNAK.findLastIndex(({ seat, entry }) => seat === 0 && entry !== undefined);
    const begin = ARNAK.slice(0, own).findLastIndex(({ seat, entry }) => seat !== 0 && entry !== undefined) + 1;
    const now = { game: 'arnak', viewer: 0, log: ARNAK.slice(0, begin) } as const;
    const lines = sinceOwn(now);
    const seen = turnsAmong(now, lines, turns);
    assert.ok(seen.length > 0 && seen.every(({ seat }) => seat !== 0));
    assert.equal(hasActed(now, lines), false);
    assert.equal(hasActed({ viewer: 0, log: ARNAK.slice(0, own + 1) }, lines), true);
  });

  it('leave room for one’s own turn so far, but not for the one before', () => {
    const ended = ARNAK.findIndex(({ seat, phrase }) => seat === 0 && phrase.key === 'arnak.turnEnded');
    const so = (end: number) => ({ game: 'arnak', viewer: 0, log: ARNAK.slice(0, end) }) as const;
    assert.equal(ownTurn(so(ended), [], turns).length, 1);
    assert.deepEqual(ownTurn(so(ended + 1), [], turns), []);
  });

  it('include a turn of the Guild that had begun before, because all play at the same time', () => {
    const log = recorded('guild', guild);
    const now = { game: 'guild', viewer: 0, log } as const;
    const begun = blocksOf(now, log, undefined).find(({ kind, seat, events }) => {
      return kind === 'turn' && seat !== 0 && events.length > 1;
    });
    assert.ok(begun !== undefined);
    const meanwhile = log.filter(({ id }) => id >= (begun.events.at(-1)?.id ?? 0));
    assert.equal(turnsAmong(now, meanwhile, undefined)[0]?.id, begun.id);
  });

  describe('in the Guild, where all play at the same time', () => {
    const log = recorded('guild', guild);
    const reveals = log.flatMap(({ id, phrase }) => (phrase.key === 'guild.event.reveal' ? [id] : []));
    /** The table right after this card was turned up. */
    const tableAt = (card: number) =>
      ({ game: 'guild', viewer: 0, log: log.filter(({ id }) => id <= (reveals[card] ?? 0)) }) as const;

    it('are those of the card before, even if they were done first; what comes later isn’t added', () => {
      const now = tableAt(2);
      const lines = beforeTurn(now, undefined);
      const seen = turnsAmong(now, lines, undefined);
      assert.deepEqual(new Set(seen.map(({ seat }) => seat)), new Set([1, 2]));
      assert.ok(seen.every(({ id }) => id > (reveals[1] ?? 0) && id < (reveals[2] ?? 0)));
      const others = log.filter(({ id, seat }) => id > (reveals[2] ?? 0) && seat !== 0).slice(0, 3);
      const busy = { ...now, log: [...now.log, ...others] };
      assert.deepEqual(beforeTurn(busy, undefined), lines);
      assert.deepEqual(turnsAmong(busy, lines, undefined), seen);
    });

    it('are none before the first card is done', () => {
      assert.deepEqual(beforeTurn(tableAt(0), undefined), []);
    });

    it('stay new until one acts: cards that are dealt to one are nobody’s act', () => {
      const dealt = log.find(({ seat, phrase }) => seat === 0 && phrase.key === 'guild.event.deal');
      assert.ok(dealt !== undefined);
      const now = { game: 'guild', viewer: 0, log: log.filter(({ id }) => id <= dealt.id) } as const;
      const lines = beforeTurn(now, undefined);
      assert.ok(turnsAmong(now, lines, undefined).length > 0);
      assert.equal(hasActed(now, lines), false);
      const own = log.find(({ id, seat, entry }) => id > dealt.id && seat === 0 && entry !== dealt.entry);
      assert.ok(own !== undefined);
      assert.equal(hasActed({ ...now, log: [...now.log, own] }, lines), true);
    });
  });

  it('name a place by what was found there, however long ago', async () => {
    const words = await loadWords('en');
    const scene = { phrases: arnak.phrases, seats: ['Ilka', 'Marek', 'Juno'] };
    for (const [i, { seat, entry }] of ARNAK.entries()) {
      if (seat !== 0 || entry === undefined || ARNAK[i - 1]?.seat === 0) continue;
      const now = { game: 'arnak', viewer: 0, log: ARNAK.slice(0, i) } as const;
      for (const block of turnsAmong(now, sinceOwn(now), turns)) {
        const { deed } = turns.summary(block);
        const said = block.lines.map((line) => plain(words.line(line, scene)));
        assert.doesNotMatch([...said, deed ? words.say(deed, scene) : ''].join(' '), /pos-/);
      }
    }
  });

  it('tell what the rival of a game alone did, once for each of its tiles, though its lines bear the player’s seat', () => {
    const log = [
      { id: 0, seat: 0, phrase: { key: 'arnak.opening', args: { board: 'bird', row: [] } } },
      { id: 1, seat: 0, entry: 1, phrase: { key: 'arnak.dug', args: { seat: 0, site: 'camp-coins', space: 0 } } },
      { id: 2, seat: 0, entry: 2, phrase: { key: 'arnak.turnEnded', args: { seat: 0 } } },
      ...['tablet', 'jewel'].flatMap((resource, i) => [
        {
          id: 3 + 2 * i,
          seat: 0,
          entry: 2,
          phrase: { key: 'arnak.rivalTile', args: { tile: `rival-dig-${resource}` } },
        },
        {
          ...{ id: 4 + 2 * i, seat: 0, entry: 2 },
          phrase: { key: 'arnak.rivalDug', args: { site: `camp-${resource}s`, resource, arrow: 'left' } },
        },
      ]),
    ];
    const now = { game: 'arnak', viewer: 0, log } as const;
    const lines = beforeTurn(now, turns);
    assert.deepEqual(
      turnsAmong(now, lines, turns).map(({ events }) => events.at(-1)?.id),
      [4, 6],
    );
    assert.equal(hasActed(now, lines), false);
    const own = { id: 7, seat: 0, entry: 3, phrase: { key: 'arnak.passed', args: { seat: 0 } } };
    assert.equal(hasActed({ ...now, log: [...log, own] }, lines), true);
    assert.deepEqual(beforeTurn({ ...now, log: [...log, own] }, turns), []);
  });

  it('follow every turn in a game alone, though the rival moves at once and one’s own turns have no pause between them', () => {
    const match = Match.start<ArnakState>(arnak, { ...newGame('alone', { sitters: ALONE }), seats: 1 });
    const lines: LogLine[] = [];
    const add = (entry: number | undefined, events: ReturnType<typeof match.enter>) => {
      const told = events.map((event, i) => ({ id: lines.length + i, phrase: eventFor(event, 0) }));
      lines.push(...told.map((line) => ({ ...line, seat: 0, ...(entry !== undefined && { entry }) })));
    };
    add(undefined, match.opening);
    const random = fastRandom(1);
    let seen = 0;
    const rounds: unknown[] = [];
    const tiles = () => lines.filter(({ phrase }) => phrase.key === 'arnak.rivalTile').length;
    const names = new Set<string>();
    while (arnak.toAct(match.state).includes(0)) {
      const now = { game: 'arnak', viewer: 0, log: [...lines] } as const;
      const before = beforeTurn(now, turns);
      if (tiles() > seen) {
        assert.equal(turnsAmong(now, before, turns).length, tiles() - seen, 'one line for each of its tiles');
        assert.equal(hasActed(now, before), false);
        assert.ok(!names.has(turnName(now, turns)), 'a turn of its own');
      }
      names.add(turnName(now, turns));
      const { round, last } = newsOf(now);
      if (round !== undefined && rounds.at(-1) !== round.args['round']) rounds.push(round.args['round']);
      assert.ok(last === undefined || !hasActed(now, before));
      seen = tiles();
      add(match.entries.length, match.act(0, anyOf(arnak.legal(match.state, 0), random)));
    }
    assert.deepEqual(rounds, [1, 2, 3, 4, 5], 'each round is announced');
    assert.ok(names.size > 20, `${names.size} turns`);
  });

  it('stand above the band where the island keeps its rows, else in place of the log', () => {
    assert.equal(fitsAboveBand(768, 1), false);
    assert.equal(fitsAboveBand(768, 2), false);
    assert.equal(fitsAboveBand(854, 3), true);
    assert.equal(fitsAboveBand(854, 4), false);
  });
});

describe('a hint', () => {
  const move = (value: number, price: number, gains: number): Advice => {
    const phrase = { key: 'x', args: {} };
    return {
      action: { type: `${value}` },
      value,
      preview: { price: Array(price).fill(phrase), gains: Array(gains).fill(phrase) },
    };
  };

  it('gives one reason: that it is ahead, costs nothing, brings most, or is only just better', () => {
    assert.equal(reasonFor([], true), undefined);
    assert.deepEqual(reasonFor([move(60, 1, 1)], true), { why: 'only' });
    assert.deepEqual(reasonFor([move(60, 1, 1), move(58.76, 0, 9)], true), { why: 'ahead', by: 1.2 });
    assert.deepEqual(reasonFor([move(60, 0, 1), move(59.9, 1, 1)], true), { why: 'costsNothing' });
    assert.deepEqual(reasonFor([move(60, 1, 3), move(59.9, 1, 1)], true), { why: 'bringsMost' });
    assert.deepEqual(reasonFor([move(60, 1, 1), move(59.9, 1, 1)], true), { why: 'close' });
    assert.deepEqual(reasonFor([move(60, 1, 1), move(50, 1, 1)], false), { why: 'close' });
  });

  it('calls moves as good that are less than 0.3 points behind', () => {
    const best = move(60, 0, 0);
    assert.equal(differenceTo(best, at([move(59.8, 0, 0)], 0)), undefined);
    assert.equal(differenceTo(best, move(59.6, 0, 0)), 0.4);
  });

  it('names moves that sound the same once', () => {
    const [best, twin, other] = [move(60, 0, 0), move(59, 0, 0), move(58, 0, 0)];
    const nameOf = (one: Advice): string => (one === other ? 'Pass' : 'Play “Exploration”');
    assert.deepEqual(namedOnce([best, twin, other], nameOf), [best, other]);
  });
});
