import type { Cost, Effect, guardians, Option, Step } from '@moonstaff/arnak';
import { isOffered } from '@moonstaff/arnak/language';
import { capital, join, list, type Segment, type Sentence, s, uncapital } from '../segment.ts';
import { type Amount, costAmounts, tokenAmounts, travelAmounts } from './amounts.ts';

/** One deed in the three moods that card texts need: as a command, as a purpose, as a permission. */
export interface Clause {
  /** Draw 1 card. */
  readonly do: Sentence;
  /** … to draw 1 card. */
  readonly to: Sentence;
  /** You may … draw 1 card. */
  readonly may: Sentence;
}

/** What is worded by the steps themselves and not by other steps inside them. */
type Simple = Exclude<Step, { readonly op: 'pay' | 'choose' | 'gain' | 'travel' }>;

/**
 * The words a language has for effects: one function for every kind of step, and the few words that
 * hold several together. Everything about order and nesting is in `effectVoice`, once.
 */
export interface EffectWords {
  readonly step: { readonly [Op in Simple['op']]: (step: Extract<Simple, { readonly op: Op }>) => Clause };
  /** `you may` and the deed. */
  may(deed: Sentence): Sentence;
  /** Take what is listed. */
  gain(what: Sentence): Clause;
  /** Icons to travel with, this turn. */
  travel(what: Sentence): Clause;
  /** Names an amount: as the object of gaining or paying (`acc`), or in a list (`nom`). */
  amount(amount: Amount, form: 'acc' | 'nom'): Segment;
  pay(cost: Sentence): Clause;
  /** Binds a deed to its purpose: `Pay 1 coin` `to gain 1 jewel`. */
  inOrderTo(deed: Sentence, purpose: Sentence): Sentence;
  /** Do this number of different ones of these. */
  pick(n: number, options: readonly Sentence[]): Clause;
  /** `Free action:` and the like, before what is done. */
  readonly timing: { readonly free: string; readonly main: string };
  /** Whether a sentence after a colon begins with a capital. */
  readonly capitalAfterColon: boolean;
  readonly exileThis: Sentence;
  /** An artifact played from hand costs tablets. */
  fromHand(tablets: Sentence): Sentence;
  readonly and: string;
  readonly or: string;
  /** Between deeds of which one is done; `otherwise` when they are actions of different kinds. */
  readonly either: string;
  readonly otherwise: string;
  readonly next: string;
}

/** A card as far as its text goes. */
export interface CardFace {
  readonly effect: Effect;
  readonly timing: 'free' | 'main' | 'freeOrPass' | 'none';
  readonly exilesItself?: boolean;
  readonly tabletCostFromHand?: number;
}

export interface EffectVoice {
  /** Every step a sentence. */
  effect(effect: Effect): Sentence;
  /** The whole text of a card; a card without a word about it is a main action. */
  card(face: CardFace): Sentence;
  /** An effect with the kind of action it is, as assistants and boons have it. */
  timed(timing: 'free' | 'main', effect: Effect): Sentence;
  /** What an overcome guardian gives once (A-GRD-7). */
  boon(boon: Boon): Sentence;
  /** What is paid, as a list. */
  cost(cost: Cost): Sentence;
}

export type Boon = (typeof guardians)[number]['boon'];

export function effectVoice(words: EffectWords): EffectVoice {
  const amounts = (those: readonly Amount[], form: 'acc' | 'nom' = 'acc'): Sentence =>
    list(
      those.map((amount) => words.amount(amount, form)),
      words.and,
    );

  function clause(step: Step): Clause {
    switch (step.op) {
      case 'gain':
        return words.gain(amounts(tokenAmounts(step)));
      case 'travel':
        return words.travel(amounts(travelAmounts(step.icons)));
      case 'pay': {
        const purpose = chain(step.gives, 'to', words.next);
        return each(words.pay(amounts(costAmounts(step.cost))), (deed) => words.inOrderTo(deed, purpose));
      }
      case 'choose':
        return choose(step.pick, step.options);
      default:
        // The table has a function for exactly this kind of step; the compiler cannot follow the lookup.
        return (words.step[step.op] as (simple: Step) => Clause)(step);
    }
  }

  /** Several steps in one mood. A pass comes first and is the price of the rest (A-PASS-4). */
  function chain(steps: Effect, mood: keyof Clause, between: string): Sentence {
    const [first, ...rest] = steps;
    if (first?.op === 'pass' && rest.length > 0) {
      return words.inOrderTo(clause(first)[mood], chain(rest, 'to', words.next));
    }
    return list(
      steps.map((step) => clause(step)[mood]),
      between,
    );
  }

  function choose(pick: number, options: readonly Option[]): Clause {
    const worded = (mood: keyof Clause): readonly Sentence[] =>
      options.map(({ steps, timing }) => {
        const text = chain(steps, mood, words.and);
        return mood === 'do' && timing === 'free' ? label('free', text) : text;
      });
    if (pick > 1) return words.pick(pick, worded('do'));
    const gains = options.map(({ steps }) => onlyGain(steps));
    if (gains.every((gain) => gain !== undefined)) {
      return words.gain(
        list(
          gains.map((gain) => amounts(tokenAmounts(gain))),
          words.or,
        ),
      );
    }
    const between = options.some(({ timing }) => timing !== undefined) ? words.otherwise : words.either;
    const either = (mood: keyof Clause): Sentence => list(worded(mood), between, between);
    return { do: either('do'), to: either('to'), may: either('may') };
  }

  const label = (timing: 'free' | 'main', text: Sentence): Sentence =>
    join([words.timing[timing], words.capitalAfterColon ? capital(text) : uncapital(text)]);

  const sentence = (step: Step): Sentence => {
    const worded = clause(step);
    return s`${capital(!isOffered(step) ? worded.do : words.may(worded.may))}.`;
  };

  const effect = (steps: Effect): Sentence => list(steps.map(sentence), ' ', ' ');

  function card({ effect: steps, timing, exilesItself, tabletCostFromHand = 0 }: CardFace): Sentence {
    const tablets = words.fromHand([words.amount({ icon: 'tablet', n: tabletCostFromHand }, 'acc')]);
    const text = exilesItself ? s`${words.inOrderTo(words.exileThis, chain(steps, 'to', words.next))}.` : effect(steps);
    return join([timing === 'free' ? label('free', text) : text, ...(tabletCostFromHand > 0 ? [' ', tablets] : [])]);
  }

  const timed = (timing: 'free' | 'main', steps: Effect): Sentence => label(timing, effect(steps));

  const boon = (given: Boon): Sentence =>
    given.kind === 'travel' ? effect([{ op: 'travel', icons: given.icons }]) : timed('free', given.effect);

  return { effect, card, timed, boon, cost: (cost) => amounts(costAmounts(cost), 'nom') };
}

const each = (clause: Clause, change: (mood: Sentence) => Sentence): Clause => ({
  do: change(clause.do),
  to: change(clause.to),
  may: change(clause.may),
});

function onlyGain(steps: Effect): Extract<Step, { readonly op: 'gain' }> | undefined {
  const [step, ...more] = steps;
  return step?.op === 'gain' && more.length === 0 ? step : undefined;
}
