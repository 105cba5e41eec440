import type { Json } from '@moonstaff/kernel';
import type { RivalVoice } from './arnak/rival.ts';
import type { EffectVoice } from './arnak/voice.ts';
import type { Shell } from './en/index.ts';
import type { GuildVoice } from './guild/voice.ts';
import type { LessonsOf } from './lessons.ts';
import type { RuledGame, RulesOf } from './rules.ts';
import type { Sentence } from './segment.ts';

/** The same keys in another language. */
export type Translation<English> = { readonly [Key in keyof English]: string };

/**
 * How a word stands in its sentence. A message asks for a form by a suffix of the argument's name
 * (`{card}` as it is called, `{cost_acc}` as the object of a verb, `{cost_gen}` as what is missing).
 */
export const FORMS = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;

export type Form = (typeof FORMS)[number];

/** Names one kind of thing (`card`, `resource`) in a form; nothing when it does not know the id. */
export type Naming = (id: Json, form: Form) => Sentence | undefined;

/** Everything one language needs. Each folder has one. */
export interface Language {
  readonly code: string;
  /** What is written on the page around the games. */
  readonly shell: Translation<Shell>;
  /** What the rules say: refusals, events, previews. */
  readonly phrases: { readonly [key: string]: string };
  readonly naming: { readonly [kind: string]: Naming };
  /** The texts of Arnak's cards and tiles, made from their effects. */
  readonly effects: EffectVoice;
  /** What the tiles of the solo rival make it do. */
  readonly rival: RivalVoice;
  /** The texts of the Guild's cards, objectives and treasures, made from their data. */
  readonly guildCards: GuildVoice;
  /** The rules of the games in our own words, fetched when somebody reads them. */
  readonly rules: { readonly [Game in RuledGame]: () => Promise<RulesOf<Game>> };
  /** The notes of the first games, fetched when somebody learns. */
  readonly lessons: { readonly [Game in RuledGame]: () => Promise<LessonsOf<Game>> };
  /** `a, b and c` */
  readonly and: string;
  readonly or: string;
}
