import type { Boon, Cost, Effect } from '@moonstaff/arnak';
import { type GameId, isGameId } from '@moonstaff/catalogue';
import type { CardRule, Condition, Treasure } from '@moonstaff/guild';
import type { Json } from '@moonstaff/kernel';
import { brief } from '@moonstaff/scenarios';
import { plain, type Sentence, type Words } from '@moonstaff/text';
import type { Word } from '../words.ts';

/** A component's data, as the rules have it. */
export type Data = { readonly [field: string]: Json };

/** A field in words; `undefined` if another field says the same. */
type Reading = (value: Json, data: Data, words: Words, word: Word) => Sentence | undefined;

// The data comes from the games' own components. The name of a field says of which type it is.
const as = <T>(value: unknown): T => value as T;

const silent: Reading = () => undefined;

const GUILD: { readonly [field: string]: Reading } = {
  steps: (_, data, words) => words.voice('guild').card(as<CardRule>(data)),
  coinSpacesTimes: silent,
  extraTreasures: silent,
  condition: (value, _, words) => words.voice('guild').goal(as<Condition>(value)),
  effect: (_, data, words) => words.voice('guild').treasure(as<Treasure>(data)),
  immediate: silent,
};

const timed: Reading = (value, { timing }, words) =>
  words.voice('arnak').effects.timed(timing === 'free' ? 'free' : 'main', as<Effect>(value));

const cost: Reading = (value, _, words) => words.voice('arnak').effects.cost(as<Cost>(value));

/** What a token gets on a row of the research track. */
const onRow: Reading = (value, _, words, word) => {
  const { points, effect } = as<{ readonly points: number; readonly effect: Effect }>(value);
  return [{ text: `${word('facts.points', { points })} ` }, ...words.voice('arnak').effects.effect(effect)];
};

const ARNAK: { readonly [field: string]: Reading } = {
  effect: (value, data, words) => {
    const { effects } = words.voice('arnak');
    return 'timing' in data
      ? effects.card(as<Parameters<typeof effects.card>[0]>(data))
      : effects.effect(as<Effect>(value));
  },
  timing: silent,
  exilesItself: silent,
  tabletCostFromHand: silent,
  silver: timed,
  gold: timed,
  cost,
  costInto: cost,
  left: cost,
  middle: cost,
  right: cost,
  glass: onRow,
  notebook: onRow,
  boon: (value, data, words, word) => {
    const boon = as<Boon>(value);
    return boon.kind === 'travel'
      ? cost(as<Json>({ travel: boon.icons }), data, words, word)
      : words.voice('arnak').effects.timed('free', boon.effect);
  },
};

const READINGS: { readonly [Id in GameId]: { readonly [field: string]: Reading } } = { arnak: ARNAK, guild: GUILD };

/** The fields of a component, in words if there are words for them. */
export function readings(game: string, data: Data, words: Words, word: Word): ReadonlyMap<string, string> {
  const known = isGameId(game) ? READINGS[game] : {};
  const cells = Object.entries(data).flatMap(([field, value]): readonly [string, string][] => {
    const reading = known[field];
    if (reading === undefined) return [[field, brief(value)]];
    const sentence = reading(value, data, words, word);
    return sentence === undefined ? [] : [[field, plain(sentence)]];
  });
  return new Map(cells.filter(([field]) => field !== 'id'));
}
