export { at, canonical, same } from './data.ts';
export {
  type ActionShape,
  type AnyGame,
  eventFor,
  type Game,
  type GameEvent,
  type Out,
  type Outcome,
  type Preview,
  type Score,
  type Seat,
  SILENT,
  type StateShape,
  type Viewer,
} from './game.ts';
export { type OptionSpec, type OptionSpecs, type OptionsOf, optionsFor, parseOptions, presetOf } from './options.ts';
export { type Args, type Json, type Phrase, type PhraseBook, phrase } from './phrase.ts';
export {
  checkSeed,
  cloneRandom,
  type FastRandom,
  fastRandom,
  nextBelow,
  nextWord,
  type Random,
  reseed,
  type Seed,
  seedFrom,
  seedHash,
  shuffle,
  type TableRandom,
  tableRandom,
} from './random.ts';
export { Refusal } from './refusal.ts';
