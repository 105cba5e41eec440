import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@moonstaff/kernel';
import { type GuildState, guild, MAP_IDS } from '../src/index.ts';
import { cardFacts } from './fixtures/facts.ts';
import { playOut, start } from './play.ts';
import { cardFact, Sheet } from './second-opinion.ts';

/** How many times coin spaces pay now: by the card in hand, not by a free explorer. */
function timesNow(state: GuildState, seat: number): number {
  const task = at(guild.view(state, seat).players, seat).tasks.at(-1);
  return task?.task === 'explore' ? (cardFact(task.card).modifiers?.coinSpaceMultiplier ?? 1) : 1;
}

const KINDS = ['coinField', 'tower', 'village', 'trade', 'treasureCoins', 'goal'];

/** At least, and at most until everything that pays has paid: a new card deals all games differently. */
const GAMES = 16;
const MOST_GAMES = 200;

/** What a treasure card does when it's drawn. */
const DRAWN = new Set(['Kept', 'Coins', 'Explorer'].map((what) => `guild.event.treasure${what}`));

for (const map of MAP_IDS) {
  test(`${map}: every payment is what the components say`, () => {
    const sheet = new Sheet(map);
    const value = (space: unknown): number => sheet.hex(String(space)).feature.value ?? 0;
    const kinds = KINDS.concat(map === 'cnidaria' ? 'crystal' : []);
    const paid = new Set<string>();
    for (let game = 0; game < GAMES || (paid.size < kinds.length && game < MOST_GAMES); game++) {
      let times = 1;
      let era = 1;
      playOut(
        start(map, 2, `payments ${game}`),
        game,
        ({ state, seat }) => {
          times = timesNow(state, seat);
          era = state.era;
        },
        ({ state, seat }, { events }) => {
          const { towers, crystals } = at(guild.view(state, 'spectator').players, seat);
          for (const { key, args, secret } of events) {
            const coins = secret?.[Number(args['seat'])]?.['coins'];
            if (coins === undefined) continue;
            paid.add(key);
            const expected: { readonly [key: string]: number | undefined } = {
              'guild.event.coinField': value(args['field'] ?? '0,0') * times,
              'guild.event.tower': cardFacts.payouts.towerByOrder[towers.length - 1],
              'guild.event.village': cardFacts.payouts.villageByEra[era - 1],
              'guild.event.crystal': crystals.reduce((sum, space) => sum + value(space), 0),
              'guild.event.trade': value(args['from'] ?? '0,0') * value(args['to'] ?? '0,0'),
              'guild.event.treasureCoins': 2,
              'guild.event.goal': args['reward'] === 'first' ? 10 : 5,
            };
            assert.equal(coins, expected[key], key);
          }
        },
      );
    }
    assert.deepEqual([...paid].sort(), kinds.map((kind) => `guild.event.${kind}`).sort());
  });

  test(`${map}: every explored space does what is printed on it, and nothing else`, () => {
    const sheet = new Sheet(map);
    for (let game = 0; game < 12; game++) {
      const owed = [0, 0];
      const drawn = [0, 0];
      let tokens: readonly string[] = [];
      let further = 0;
      playOut(
        start(map, 2, `effects ${game}`),
        `effects ${game}`,
        ({ state, seat }) => {
          const { ruins, crystals, tasks } = at(guild.view(state, seat).players, seat);
          const [base] = tasks;
          tokens = [...ruins, ...crystals];
          further = base?.task === 'explore' ? (cardFact(base.card).modifiers?.extraTreasurePerNewRuin ?? 0) : 0;
        },
        ({ seat, action }, { events }) => {
          const told = (kind: string): boolean => events.some(({ key }) => key === `guild.event.${kind}`);
          if (action.type === 'explore') {
            const { type } = sheet.hex(action.field).feature;
            const isFirst = !tokens.includes(action.field);
            assert.equal(told('tower'), type === 'tower');
            assert.equal(told('explore'), type !== 'tower');
            assert.equal(told('coinField'), type === 'coin');
            assert.equal(told('crystal'), type === 'crystal' && isFirst);
            if (type === 'ruin' && isFirst) owed[seat] = (owed[seat] ?? 0) + 1 + further;
          }
          const cards = events.filter(({ key }) => DRAWN.has(key)).length;
          drawn[seat] = (drawn[seat] ?? 0) + cards;
          if (action.type === 'done') assert.deepEqual(drawn[seat], owed[seat]);
        },
      );
    }
  });
}
