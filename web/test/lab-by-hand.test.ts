import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { fastRandom, type Json, Match, nextBelow, same, seedFrom } from '@moonstaff/kernel';
import { type Draft, draftOfState, loadAdapter, type ScenarioAdapter } from '@moonstaff/scenarios/page';
import { loadWords } from '@moonstaff/text';
import type { Field } from '../src/pages/lab/field.ts';
import { groupsOf, withField } from '../src/pages/lab/fields.ts';
import { freshDraft, setUp } from '../src/pages/lab/lab.ts';

const words = await loadWords('en');

interface Table {
  readonly game: GameId;
  readonly seats: number;
  readonly options: { readonly [name: string]: Json };
  readonly actions: number;
}

const TABLES: readonly Table[] = [
  { game: 'arnak', seats: 2, options: { board: 'bird' }, actions: 150 },
  { game: 'arnak', seats: 3, options: { board: 'snake' }, actions: 200 },
  { game: 'arnak', seats: 1, options: { board: 'snake', difficulty: 3 }, actions: 60 },
  { game: 'guild', seats: 2, options: { map: 'cnidaria' }, actions: 150 },
  { game: 'guild', seats: 1, options: { map: 'avenia', difficulty: 'hard' }, actions: 65 },
];

const seatsOf = ({ seats }: Table): readonly string[] => ['red', 'blue', 'yellow', 'green'].slice(0, seats);

/** The facts of a moment in a game played at random: the last one that a set-up can show at all. */
function momentOf(table: Table, adapter: ScenarioAdapter): Json {
  const { game, options } = table;
  const seats = seatsOf(table);
  const random = fastRandom(`${game} ${seats.length}`);
  const match = Match.start(adapter.game, { seats: seats.length, options, seed: seedFrom('by hand') });
  let last: Json = {};
  for (let i = 0; i < table.actions; i++) {
    const [seat] = match.game.toAct(match.state);
    assert.ok(seat !== undefined, `over after ${i} actions`);
    const legal = match.game.legal(match.state, seat).filter(({ type }) => type !== 'wait');
    const action = legal[nextBelow(random, legal.length)];
    assert.ok(action !== undefined);
    match.act(seat, action);
    if (i > table.actions - 40) {
      const setting = { adapter, seats, options, rules: match.header.rules };
      if (draftOfState(setting, match.state) !== undefined) last = adapter.facts(match.state, seats);
    }
  }
  return last;
}

/** What left the game, and the deck that everybody draws from unseen, can't be seen on the table. */
const BESIDE: readonly string[] = ['box', 'returned', 'investigateDeck'];

function essential(facts: Json): Json {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return facts;
  const kept = Object.entries(facts).filter(([name]) => !BESIDE.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, essential(value as Json)]));
}

const keyOf = ({ label, path }: Field): string => `${path.join('.')} ${label}`;

describe('any position', () => {
  for (const table of TABLES) {
    const name = `${table.game} ${Object.values(table.options).join(' ')}, ${table.seats} seats`;
    it(`can be set up by hand: ${name}`, async () => {
      const { game, options } = table;
      const adapter = await loadAdapter(game);
      const seats = seatsOf(table);
      const wanted = momentOf(table, adapter);
      assert.notDeepEqual(wanted, {});
      const fresh = freshDraft(game, seats.length, 'A position');
      let draft: Draft = { ...fresh, given: { ...fresh.given, options } };
      const fieldsOf = (facts: Json): readonly Field[] =>
        groupsOf(game, { draft, facts, seats, names: seats, words }).flatMap(({ fields }) => fields);
      const now = (some: Draft): Json | undefined => {
        const laid = setUp(some, adapter, String);
        return 'key' in laid ? undefined : laid.facts;
      };
      let facts = now(draft);
      assert.ok(facts !== undefined);
      // As somebody would do it: one field after the other, and those again that couldn't be as they should yet.
      for (let round = 0; round < 4 && !same(essential(facts), essential(wanted)); round++) {
        for (const target of fieldsOf(wanted)) {
          const field = fieldsOf(facts).find((one) => keyOf(one) === keyOf(target));
          if (field === undefined || same(field.value as Json, target.value as Json)) continue;
          const changed = withField(draft, field, target.value);
          const after = now(changed);
          if (after === undefined) continue;
          draft = changed;
          facts = after;
        }
      }
      assert.deepEqual(essential(facts), essential(wanted));
    });
  }

  for (const game of GAME_IDS) {
    it(`has a field for each of its parts: ${game}`, async () => {
      const adapter = await loadAdapter(game);
      for (const seats of [1, 2]) {
        const names = ['red', 'blue'].slice(0, seats);
        const options = game === 'arnak' ? { board: 'snake' } : {};
        const { state } = Match.start(adapter.game, { seats, options, seed: seedFrom('parts') });
        const facts = adapter.facts(state, names);
        const draft = freshDraft(game, seats, 'A position');
        const known = groupsOf(game, { draft, facts, seats: names, names, words })
          .flatMap(({ fields }) => fields)
          .map(({ path }) => path.join('.'));
        const missing = (part: Json, path: string): readonly string[] => {
          // Nothing is ever on some spaces.
          if (known.includes(path) || (Array.isArray(part) && part.length === 0)) return [];
          if (typeof part !== 'object' || part === null || Array.isArray(part)) return [path];
          return Object.entries(part).flatMap(([name, inner]) =>
            missing(inner as Json, path === '' ? name : `${path}.${name}`),
          );
        };
        assert.deepEqual(missing(adapter.position?.(state, names) ?? null, ''), []);
      }
    });
  }
});
