import type { Tokens } from '@moonstaff/arnak';
import type { Json } from '@moonstaff/kernel';
import type { Form, Naming } from '../language.ts';
import { nameIn } from '../naming.ts';
import { join, list, type Part, type Segment, type Sentence } from '../segment.ts';
import { type Amount, tokenAmounts } from './amounts.ts';
import type { Names } from './names.ts';

/** The words a language needs for prices and places in a story. */
export interface StoryWords {
  readonly and: string;
  amount(amount: Amount, form: Form): Segment;
  /** A name in quotation marks. */
  quoted(name: string): string;
  /** What was given for something: ` for 3 coins`. */
  price(parts: Sentence): Sentence;
  /** The form of amounts in a price, and in what one travels with. */
  readonly priceForm: Form;
  readonly fareForm: Form;
  pilots(count: number, coins: Sentence): Sentence;
  boon(guardian: string): string;
  assistant(name: string): string;
  /** Where a camp is, a site by the name of its tile, or a place that has no name yet. */
  readonly at: { camp(name: string): string; tile(name: string): string };
}

type Named = Pick<Names, 'card' | 'guardian' | 'assistant' | 'camp' | 'tile'>;

/** What only stories name: lists of cards, prices, and where somebody digs. */
export function arnakStoryNaming(names: Named, words: StoryWords): { readonly [kind: string]: Naming } {
  const tokens = (those: Json, form: Form): readonly Segment[] =>
    tokenAmounts((those ?? {}) as Tokens).map((amount) => words.amount(amount, form));
  const card = (id: Json): Segment => ({ text: words.quoted(nameIn(names.card, id)), kind: 'card', id });

  function part(given: Json, form: Form): readonly Part[] {
    if (!Array.isArray(given)) return [];
    const [kind, what = ''] = given as readonly Json[];
    switch (kind) {
      case 'card':
        return [card(what)];
      case 'guardian':
        return [words.boon(nameIn(names.guardian, what))];
      case 'assistant':
        return [words.assistant(nameIn(names.assistant, what))];
      case 'crateIdol':
        return [words.amount({ icon: 'crateIdol', n: Number(what) }, form)];
      case 'pilots': {
        const { count, tokens: paid } = what as { readonly count: number; readonly tokens: Json };
        return [words.pilots(count, list(tokens(paid, words.priceForm), words.and))];
      }
      default:
        return tokens(what, form);
    }
  }

  const parts = (given: Json, form: Form): Sentence =>
    Array.isArray(given)
      ? list(
          given.flatMap((one: Json) => part(one, form)),
          words.and,
        )
      : [];

  return {
    cardList: (ids) => (Array.isArray(ids) ? list(ids.map(card), words.and) : undefined),
    parts: (given) => parts(given, words.fareForm),
    price: (given) => {
      const paid = parts(given, words.priceForm);
      return paid.length === 0 ? [] : words.price(paid);
    },
    spot: (given) => {
      const { site, tile } = given as { readonly site: string; readonly tile: string };
      if (site in names.camp) return [{ text: words.at.camp(nameIn(names.camp, site)) }];
      return join([words.at.tile(nameIn(names.tile, tile === '' ? site : tile))]);
    },
  };
}
