import type { CardRule, Condition, Step, Treasure } from '@moonstaff/guild';
import { capital, list, type Sentence, s } from '../segment.ts';
import type { GuildIcon } from './icons.ts';

export type Ground = 'grass' | 'desert' | 'mountain' | 'sea';

/** Kinds of spaces that have a noun; coin and land spaces have no sign of their own. */
export type SpaceKind = Ground | 'any' | 'city' | 'coinSpace' | 'land';

export const signOf = (kind: SpaceKind): { readonly icon?: GuildIcon } =>
  kind === 'coinSpace' || kind === 'land' ? {} : { icon: kind };

/** The spaces a step lets a player explore, without how they lie to each other. */
export type Spaces =
  /** A number of one kind, of any terrain, or of any land. */
  | { readonly of: SpaceKind; readonly max: number }
  /** A number in total, each on one of these terrains. */
  | { readonly of: readonly Ground[]; readonly max: number }
  /** A number of this and a number of that. */
  | { readonly each: readonly { readonly of: Ground; readonly max: number }[] };

const GROUNDS: readonly Ground[] = ['grass', 'desert', 'mountain', 'sea'];

function spacesOf({ allow = [], each, max, feature }: Step): Spaces {
  if (feature !== undefined) return { of: feature === 'city' ? 'city' : 'coinSpace', max };
  if (each !== undefined) {
    return {
      each: GROUNDS.flatMap((ground) => (each[ground] === undefined ? [] : [{ of: ground, max: each[ground] }])),
    };
  }
  if (allow.includes('any')) return { of: 'any', max };
  const grounds = GROUNDS.filter((ground) => allow.includes(ground));
  const [only] = grounds;
  if (only !== undefined && grounds.length === 1) return { of: only, max };
  return grounds.length === 3 && !grounds.includes('sea') ? { of: 'land', max } : { of: grounds, max };
}

/** What a step refers back to: nothing, one space or several of an earlier step, or only the sea spaces among them. */
export type Reference = 'none' | 'one' | 'several' | 'seas';

/** The words a language has for the Guild's cards. Sentences come without capital and full stop. */
export interface GuildWords {
  step(shape: Step['shape'], spaces: Spaces, reference: Reference): Sentence;
  coinSpacesTimes(times: number): Sentence;
  extraTreasures(n: number): Sentence;
  readonly goal: {
    readonly [Type in Condition['type']]: (
      condition: Extract<Condition, { readonly type: Type }>,
      word: (condition: Condition) => Sentence,
    ) => Sentence;
  };
  readonly treasure: {
    readonly [Type in Treasure['effect']['type']]: (
      effect: Extract<Treasure['effect'], { readonly type: Type }>,
    ) => Sentence;
  };
  readonly atOnce: string;
  readonly atTheEnd: string;
  /** An Era card, with the slot it belongs to or without one. */
  eraCard(slot: string | undefined): readonly Sentence[];
}

export interface GuildVoice {
  card(rule: CardRule): Sentence;
  eraCard(slot: string | undefined): Sentence;
  goal(condition: Condition): Sentence;
  treasure(treasure: Pick<Treasure, 'effect' | 'immediate'>): Sentence;
}

export function guildVoice(words: GuildWords): GuildVoice {
  const sentences = (clauses: readonly Sentence[]): Sentence =>
    list(
      clauses.map((clause) => s`${capital(clause)}.`),
      ' ',
      ' ',
    );

  // Both tables have a function for exactly this kind of data; the compiler cannot follow the lookup.
  const condition = (asked: Condition): Sentence =>
    (words.goal[asked.type] as (asked: Condition, word: typeof condition) => Sentence)(asked, condition);
  const effect = (given: Treasure['effect']): Sentence =>
    (words.treasure[given.type] as (given: Treasure['effect']) => Sentence)(given);

  return {
    card: ({ steps, coinSpacesTimes, extraTreasures }) =>
      sentences([
        ...steps.map((step) => words.step(step.shape, spacesOf(step), referenceOf(step, steps))),
        ...(coinSpacesTimes === undefined ? [] : [words.coinSpacesTimes(coinSpacesTimes)]),
        ...(extraTreasures === undefined ? [] : [words.extraTreasures(extraTreasures)]),
      ]),
    eraCard: (slot) => sentences(words.eraCard(slot)),
    goal: (asked) => sentences([condition(asked)]),
    treasure: (card) => sentences([s`${card.immediate ? words.atOnce : words.atTheEnd}${effect(card.effect)}`]),
  };
}

function referenceOf(step: Step, steps: readonly Step[]): Reference {
  if (step.ref === undefined) return 'none';
  if (step.refTerrain === 'sea') return 'seas';
  return steps[step.ref]?.max === 1 ? 'one' : 'several';
}
