import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assistants } from '@moonstaff/arnak';
import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { type Json, Match, seedFrom } from '@moonstaff/kernel';
import {
  type Draft,
  draftText,
  loadAdapter,
  partAt,
  type ScenarioAdapter,
  scenarioOf,
  withPart,
} from '@moonstaff/scenarios/page';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { faultPath, faultWords, isFaultAt } from '../src/pages/lab/fault.ts';
import { groupsOf, withField } from '../src/pages/lab/fields.ts';
import {
  failsToday,
  freshDraft,
  readLab,
  setUp,
  withComplaint,
  withPossibleSteps,
  withSteps,
} from '../src/pages/lab/lab.ts';
import { piecesOf } from '../src/pages/lab/pieces.ts';
import { rulesFound } from '../src/pages/lab/rules-found.ts';
import type { DropPlace } from '../src/table/board.ts';
import { LabSource } from '../src/table/lab/LabSource.ts';

const nameOf = (seat: number): string => `P${seat + 1}`;

/** A table fresh from the set-up. */
const begun = ({ game }: ScenarioAdapter, seats: number): unknown =>
  Match.start(game, { seats, options: {}, seed: seedFrom('scenario') }).state;

for (const game of GAME_IDS) {
  describe(`the laboratory of ${game}`, async () => {
    const adapter = await loadAdapter(game);
    const words = await loadWords('en');
    const fresh = freshDraft(game, 2, 'A position');
    const laid = setUp(fresh, adapter, nameOf);
    assert.ok('example' in laid);
    const groups = groupsOf(game, { draft: fresh, facts: laid.facts, seats: laid.seats, names: ['A', 'B'], words });

    it('offers fields whose every first choice can be set up, or is refused where it is', () => {
      let set = 0;
      for (const field of groups.flatMap(({ fields }) => fields)) {
        const value =
          field.kind === 'number'
            ? Math.min(field.max, field.value + 1)
            : field.kind === 'choice'
              ? (field.options.at(-1)?.id ?? '')
              : field.options.slice(0, 1).map(({ id }) => id);
        const changed = setUp(withField(fresh, field, value), adapter, nameOf);
        if ('key' in changed) assert.equal(changed.key, 'given.refused', field.label);
        else set++;
      }
      assert.ok(set > 10, `${set} fields`);
    });

    it('plays all seats, back and forth, and keeps it as steps', () => {
      const source = new LabSource(laid.example);
      for (let i = 0; i < 12; i++) {
        const action = source.snapshot().legal.find(({ type }) => type !== 'wait');
        assert.ok(action !== undefined);
        source.act(action);
      }
      assert.equal(source.entries().length, 12);
      source.undo();
      source.undo();
      assert.equal(source.snapshot().redo, 2);
      source.redo();
      assert.equal(source.entries().length, 11);
      const kept = withSteps(fresh, laid, source.entries());
      const reading = readLab(draftText(kept));
      assert.ok('drafts' in reading);
      const again = setUp(reading.drafts[0], adapter, nameOf);
      assert.ok('example' in again, JSON.stringify(again));
      assert.deepEqual(again.example.entries, source.entries());
      source.goTo(4);
      assert.deepEqual([source.snapshot().undo.steps, source.snapshot().redo], [4, 8]);
      source.goTo(99);
      assert.equal(source.snapshot().redo, 0, 'no further than what was played');
      source.goTo(-1);
      assert.equal(source.snapshot().undo.steps, 0);
      source.close();
    });
  });
}

describe('the laboratory', () => {
  it('keeps the steps of a file as they were written, with the looks between them', async () => {
    const adapter = await loadAdapter('arnak');
    const reading = readLab(
      [
        ...['title: T', 'rules: [A-GEN-1]', 'given: {game: arnak, seats: 2}', 'when:', '  - then: {round: 1}'],
        ...['  - red: pass', '  - then: {red.passed: true}', '  - red: endTurn', 'then: {round: 1}', ''],
      ].join('\n'),
    );
    assert.ok('drafts' in reading, JSON.stringify(reading));
    const [draft] = reading.drafts;
    const { when } = draft;
    const laid = setUp(draft, adapter, nameOf);
    assert.ok('example' in laid, JSON.stringify(laid));
    const source = new LabSource(laid.example);
    const now = (): readonly Json[] => withSteps(draft, laid, source.entries()).when;
    assert.deepEqual(now(), when);
    source.undo();
    assert.deepEqual(now(), when.slice(0, 3));
    source.undo();
    assert.deepEqual(now(), when.slice(0, 1));
    const other = source.snapshot().legal.find(({ type }) => type !== 'pass');
    assert.ok(other !== undefined);
    source.act(other);
    assert.deepEqual(now(), [when[0], { red: other }]);
    source.close();
    const passed = withPart(draft, ['active'], 'blue');
    assert.deepEqual(withPossibleSteps(passed, adapter).when, when.slice(0, 1));
  });

  it('makes a scenario that fails today of what somebody says is wrong', async () => {
    const adapter = await loadAdapter('arnak');
    const sections = await (await loadWords('en')).rules('arnak');
    const [rule] = rulesFound(sections, 'pilot plane');
    assert.equal(rule?.title, 'Travel');
    const complaint = withComplaint(freshDraft('arnak', 2, 'T'), ['A-TRV-6'], 'round', '2');
    assert.ok(failsToday(complaint, adapter));
    assert.deepEqual(scenarioOf(complaint).rules, ['A-TRV-6']);
    assert.ok(!failsToday(withComplaint(complaint, [], 'round', '1'), adapter));
  });

  it('names a wrong position where it is, and loses nothing', async () => {
    const adapter = await loadAdapter('arnak');
    const text = [
      ...['title: T', 'rules: [A-GEN-1]', 'given:', '  game: arnak', '  seats: 2'],
      ...['  red:', '    coins: 1', '    hand: [no-such-card]', 'then: {round: 1}', ''],
    ].join('\n');
    const reading = readLab(text);
    assert.ok('drafts' in reading);
    const wrong = setUp(reading.drafts[0], adapter, nameOf);
    assert.ok('key' in wrong);
    assert.equal(wrong.key, 'given.refused');
    assert.equal(partAt(reading.drafts[0].given, ['red', 'coins']), 1);
    const broken = readLab('title: [');
    assert.ok('fault' in broken && broken.fault.line > 0);
  });

  it('refuses more pieces than there are, at the place of the one too many', async () => {
    const adapter = await loadAdapter('arnak');
    const fresh = freshDraft('arnak', 2, 'T');
    const wrongAt = (...parts: readonly (readonly [readonly string[], Json])[]): string | undefined => {
      const wrong = setUp(
        parts.reduce((draft, [path, part]) => withPart(draft, path, part), fresh),
        adapter,
        nameOf,
      );
      return 'key' in wrong ? faultPath(wrong) : undefined;
    };
    assert.equal(
      wrongAt([
        ['red', 'hand'],
        ['torch', 'torch'],
      ]),
      'red.hand.1',
    );
    assert.equal(wrongAt([['red', 'crates'], 9], [['blue', 'crates'], 8]), 'blue.crates');
    assert.equal(wrongAt([['red', 'crates'], 8], [['blue', 'crates'], 8]), undefined);
    const sites = (name: string, part: string, id: string) => [['sites', name, part], id] as const;
    const tiles = [sites('pos-i-low-1', 'tile', 'site-i-jewel'), sites('pos-i-low-2', 'tile', 'site-i-coin-arrowhead')];
    assert.equal(
      wrongAt(
        ...tiles,
        sites('pos-i-low-1', 'guardian', 'guardian-01'),
        sites('pos-i-low-2', 'guardian', 'guardian-01'),
      ),
      'sites.pos-i-low-2.guardian',
    );
    assert.equal(
      wrongAt(sites('pos-i-low-1', 'tile', 'site-i-jewel'), sites('pos-i-low-2', 'tile', 'site-i-jewel')),
      'sites.pos-i-low-2.tile',
    );
    assert.equal(wrongAt(sites('pos-i-low-1', 'tile', 'site-ii-2-tablets-jewel')), 'sites.pos-i-low-1.tile');
    assert.equal(
      wrongAt([
        ['red', 'assistants'],
        ['assistant-exile', 'assistant-exile'],
      ]),
      'red.assistants.1',
    );
    const wrong = setUp(withPart(fresh, ['red', 'hand'], ['torch', 'torch']), adapter, nameOf);
    assert.ok('key' in wrong && isFaultAt(wrong, ['red', 'hand']) && !isFaultAt(wrong, ['red', 'handles']));
  });

  it('says what can’t be in the words of the table, in every language', async () => {
    const wrong: readonly (readonly [GameId, readonly string[], Json])[] = [
      ['arnak', ['red', 'hand'], ['torch', 'torch']],
      ['arnak', ['red', 'crates'], 99],
      ['arnak', ['red', 'assistants'], assistants.slice(0, 3).map(({ id }) => id)],
      ['arnak', ['row'], { items: ['torch', 'torch'] }],
      ['arnak', ['sites'], { 'pos-i-low-1': { tile: 'site-ii-2-tablets-jewel' } }],
      [
        'arnak',
        ['sites'],
        { 'camp-coins': { spaces: ['red', 'red'] }, 'camp-compasses': { spaces: ['red', 'blocked'] } },
      ],
      ['arnak', ['fearDeck'], 18],
      ['arnak', ['red', 'temple'], Array.from({ length: 5 }, () => 'temple-11')],
      ['arnak', ['temple'], { 'temple-2-left': 5 }],
      ['guild', ['red', 'actions'], { I: 'path-grass-sea-5', II: 'path-grass-sea-5' }],
      ['guild', ['red', 'villages'], ['0,0']],
      ['guild', ['red', 'treasures'], Array.from({ length: 30 }, () => 'vase')],
    ];
    for (const code of LANGUAGES) {
      const words = await loadWords(code);
      for (const [game, path, part] of wrong) {
        const adapter = await loadAdapter(game);
        const draft = withPart(freshDraft(game, 2, 'T'), path, part);
        const fault = setUp(draft, adapter, nameOf);
        assert.ok('key' in fault, `${path.join('.')} isn’t refused`);
        const laid = setUp(freshDraft(game, 2, 'T'), adapter, nameOf);
        assert.ok('example' in laid);
        const groups = groupsOf(game, { draft, facts: laid.facts, seats: laid.seats, names: ['A', 'B'], words });
        const said = faultWords(fault, draft, groups, words);
        assert.doesNotMatch(
          said,
          /[a-z]+-[a-z]+-|\bred\b|\w\.\w|\btorch\b|undefined/,
          `${code} ${path.join('.')}: ${said}`,
        );
      }
    }
  });

  it('puts pieces by hand where they belong, and nowhere else', async () => {
    const words = await loadWords('en');
    const adapter = await loadAdapter('arnak');
    const fresh = freshDraft('arnak', 2, 'T');
    const laid = setUp(fresh, adapter, nameOf);
    assert.ok('example' in laid);
    const bench = { draft: fresh, facts: laid.facts, seats: laid.seats, names: ['A', 'B'], words };
    const pieces = piecesOf('arnak', { ...bench, seat: 1 }).flatMap((group) => group.pieces);
    const put = (id: string, place: DropPlace): Json | undefined =>
      pieces.find((piece) => piece.id === id)?.put(bench, place)?.given;
    const camp = { on: 'site', site: 'camp-coins', space: 0 } as const;
    const place = { on: 'site', site: 'pos-i-low-1', space: 0 } as const;
    assert.deepEqual(partAt(put('blue', camp), ['sites', 'camp-coins', 'spaces']), ['blue', 'blocked']);
    assert.equal(partAt(put('site-i-jewel', place), ['sites', 'pos-i-low-1', 'tile']), 'site-i-jewel');
    assert.equal(put('site-i-jewel', camp), undefined);
    assert.equal(put('guardian-01', place), undefined, 'nobody has been there');
    const guardians = (draft: Draft): readonly string[] => {
      const set = setUp(draft, adapter, nameOf);
      assert.ok('example' in set, JSON.stringify(set));
      const groups = piecesOf('arnak', { ...bench, draft, facts: set.facts, seat: 0 });
      const tiles = groups.flatMap((group) => group.pieces).filter(({ face }) => face === 'guardian');
      assert.equal(tiles.length, 15, 'guardians are shown as tiles');
      return tiles.filter(({ placed }) => placed).map(({ id }) => id);
    };
    assert.deepEqual(guardians(fresh), []);
    const settled = withPart(fresh, ['sites', 'pos-i-low-1'], { tile: 'site-i-jewel', guardian: 'guardian-01' });
    assert.deepEqual(guardians(settled), ['guardian-01'], 'the one on the board is marked');
    assert.deepEqual(partAt(put('torch', { on: 'playArea' }), ['blue', 'playArea']), ['torch']);
    assert.equal(put('torch', place), undefined);
    assert.equal(partAt(put('glass', { on: 'track', space: 'bird-1-1' }), ['blue', 'glass']), 'bird-1-1');

    const at = (id: string, place: DropPlace, ...path: readonly string[]): Json | undefined =>
      partAt(put(id, place), path);
    const row = at('torch', { on: 'row', cards: 'items', place: 2 }, 'row', 'items');
    assert.ok(Array.isArray(row) && row.length === 5 && row[2] === 'torch', JSON.stringify(row));
    assert.equal(put('torch', { on: 'row', cards: 'artifacts', place: 0 }), undefined);
    assert.deepEqual(at('torch', { on: 'deck', cards: 'items' }, 'itemDeck'), ['torch']);
    assert.deepEqual(at('torch', { on: 'exile', cards: 'items' }, 'exile', 'items'), ['torch']);
    assert.equal(put('fear', { on: 'exile', cards: 'items' }), undefined);
    assert.equal(at('idol-coin', { on: 'idolSlot', slot: 1 }, 'blue', 'slots'), 2);
    assert.equal(at('idol-coin', { on: 'crates' }, 'blue', 'crates'), 1);
    assert.deepEqual(at('guardian-01', { on: 'playArea' }, 'blue', 'guardians'), ['guardian-01']);
    assert.deepEqual(at('temple-11', { on: 'playArea' }, 'blue', 'temple'), ['temple-11']);
    assert.equal(at('temple-11', { on: 'playArea' }, 'temple', 'temple-11'), 1);
    assert.equal(at('temple-11', { on: 'templeStack', stack: 'temple-11' }, 'temple', 'temple-11'), 3);
    assert.equal(put('temple-11', { on: 'templeStack', stack: 'temple-6-left' }), undefined);
    assert.deepEqual(at('bonus-coin', { on: 'track', space: 'bird-1-1' }, 'bonus', 'bird-1-1'), ['bonus-coin']);
    const [, second] = at('assistant-exile', { on: 'supply', stack: 1 }, 'supply') as readonly Json[];
    assert.equal((partAt(second, ['only']) as readonly string[])[0], 'assistant-exile');
  });

  it('moves a thing there’s only one of, wherever it was', async () => {
    const words = await loadWords('en');
    const adapter = await loadAdapter('arnak');
    // As a position that comes from a game: every deck is named as a whole.
    const start = setUp(freshDraft('arnak', 1, 'T'), adapter, nameOf);
    assert.ok('example' in start);
    const parts = adapter.position?.(begun(adapter, 1), ['red']) ?? {};
    let draft: Draft = { ...freshDraft('arnak', 1, 'T'), given: { game: 'arnak', seats: 1, ...parts } };
    const put = (id: string, place: DropPlace): Json => {
      const before = setUp(draft, adapter, nameOf);
      assert.ok('example' in before, JSON.stringify(before));
      const bench = { draft, facts: before.facts, seats: before.seats, names: ['A'], words };
      const pieces = piecesOf('arnak', { ...bench, seat: 0 }).flatMap((group) => group.pieces);
      const changed = pieces.find((piece) => piece.id === id)?.put(bench, place);
      assert.ok(changed !== undefined, id);
      const after = setUp(changed, adapter, nameOf);
      assert.ok('example' in after, JSON.stringify(after));
      draft = changed;
      return after.facts;
    };
    const times = (facts: Json, id: string): number => JSON.stringify(facts).split(`"${id}"`).length - 1;
    const places: readonly DropPlace[] = [
      { on: 'hand' },
      { on: 'row', cards: 'items', place: 1 },
      { on: 'exile', cards: 'items' },
      { on: 'rival' },
      { on: 'deck', cards: 'items' },
      { on: 'playArea' },
    ];
    let last: Json = {};
    for (const place of places) {
      last = put('torch', place);
      // A player's cards are also listed together.
      assert.equal(times(last, 'torch'), ['hand', 'playArea'].includes(place.on) ? 2 : 1, JSON.stringify(place));
    }
    assert.deepEqual(partAt(last, ['red', 'playArea']), ['torch']);
    put('guardian-03', { on: 'playArea' });
    const facts = put('guardian-03', { on: 'rival' });
    assert.deepEqual(partAt(facts, ['rival', 'guardians']), ['guardian-03']);
    assert.deepEqual(partAt(facts, ['red', 'guardians']), {});
    const tiles = put('rival-buy-item-red', { on: 'rival' });
    assert.equal((partAt(tiles, ['rival', 'stack']) as readonly string[])[0], 'rival-buy-item-red');
  });
});
