import type { Json } from '@moonstaff/kernel';
import type { Amount } from '../icons.ts';
import type { Form, Naming } from '../language.ts';
import { nameIn } from '../naming.ts';
import { join, list, type Part, type Segment, type Sentence } from '../segment.ts';
import type { GuildIcon } from './icons.ts';
import type { Names } from './names.ts';

/** The words a language needs for spaces, sums and lists in a story. */
export interface StoryWords {
  readonly and: string;
  amount(amount: Amount<GuildIcon>, form: Form): Segment;
  quoted(name: string): string;
  /** Coins of which only their owner knows how many. */
  readonly someCoins: string;
  /** The card that wasn't kept: ` rather than “Open sea”`. */
  notCard(name: string): string;
}

const GROUNDS: readonly (readonly [terrain: string, icon: GuildIcon])[] = [
  ['grass', 'grass'],
  ['desert', 'desert'],
  ['mountain', 'mountain'],
  ['sea', 'sea'],
  ['wild', 'any'],
  ['', 'any'],
];

/** What only stories name: spaces by their terrain, products of cities, lists of goals and treasures. */
export function guildStoryNaming(
  names: Pick<Names, 'goal' | 'treasure' | 'investigateCard'>,
  { and, amount, quoted, someCoins, notCard }: StoryWords,
): { readonly [kind: string]: Naming } {
  const coins = (n: Json, form: Form): Part => amount({ icon: 'coin', n: Number(n) }, form);
  const goal = (id: Json): Segment => ({ text: quoted(nameIn(names.goal, id)), kind: 'goal', id });
  const goals = (ids: Json): readonly Part[] => (Array.isArray(ids) ? ids.map(goal) : []);
  return {
    goals: (ids) => list(goals(ids), and),
    treasures: (ids) => (Array.isArray(ids) ? list(counted(ids, names.treasure, quoted), and) : undefined),
    notCard: (id) => (id === '' ? [] : [{ text: notCard(nameIn(names.investigateCard, id)) }]),
    spaces: (those) =>
      list(
        GROUNDS.flatMap(([terrain, icon]) => {
          const n = (those as { readonly [terrain: string]: number })[terrain] ?? 0;
          return n === 0 ? [] : [amount({ icon, n }, 'acc')];
        }),
        and,
      ),
    coinsOrSome: (n) => (typeof n === 'number' ? join([coins(n, 'acc')]) : [{ text: someCoins }]),
    product: (sum): Sentence => {
      if (typeof sum === 'number') return join([' (+', coins(sum, 'nom'), ')']);
      if (typeof sum !== 'object' || sum === null) return [];
      const { fromValue, toValue, coins: n } = sum as { readonly [name: string]: Json };
      const times = ` (${fromValue} × ${toValue}`;
      return typeof n === 'number' ? join([times, ' = ', coins(n, 'nom'), ')']) : [{ text: `${times})` }];
    },
    missing: (those) => {
      const { goals: open, coins: n } = those as { readonly goals: Json; readonly coins: number };
      return list([...goals(open), ...(n > 0 ? [coins(n, 'nom')] : [])], and);
    },
  };
}

/** `2 × “Vase”`: the same cards together. */
function counted(
  ids: readonly Json[],
  table: { readonly [id: string]: string },
  quoted: (name: string) => string,
): readonly string[] {
  return [...new Set(ids)].map((id) => {
    const n = ids.filter((other) => other === id).length;
    return `${n > 1 ? `${n} × ` : ''}${quoted(nameIn(table, id))}`;
  });
}
