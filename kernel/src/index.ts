export { type Changes, newestRules } from './changes.ts';
export { byId, type Component, inBox } from './components.ts';
export { at, canonical, only, same } from './data.ts';
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
  type ViewShape,
} from './game.ts';
export { stateHash } from './hash.ts';
export { type Entry, type Log, type LogHeader, logSchema, parseLog } from './log.ts';
export { LOG_FORMAT, LOG_VERSION } from './log-format.ts';
export { Match, type Reach } from './match.ts';
export {
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionsOf,
  optionsFor,
  parseOptions,
  presetOf,
} from './options.ts';
export {
  type Args,
  type Json,
  type Phrase,
  type PhraseArgs,
  type PhraseBook,
  type PhraseKey,
  phrase,
} from './phrase.ts';
export { type Printed, printedIn, printedNow } from './printed.ts';
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
export { demandLegal } from './refuse.ts';
export { replay } from './replay.ts';
export { firstSealOf, sealOf } from './seal.ts';
export type { Move } from './timeline.ts';
