import type { Tokens } from '@moonstaff/arnak';
import type { Json } from '@moonstaff/kernel';
import type { Form, Naming } from '../language.ts';
import { nameIn } from '../naming.ts';
import { list, type Part, type Segment, type Sentence } from '../segment.ts';
import { type Amount, tokenAmounts } from './amounts.ts';
import type { Names } from './names.ts';

/** The words a language needs for prices and places in a story. */
export interface StoryWords {
  readonly and: string;
  amount(amount: Amount, form: Form): Segment;
  /** A name in quotation marks. */
  quoted(name: string): string;
  /** Several cards of one name, which is in quotation marks: `2 “Fear” cards`. */
  several(count: number, quoted: string): string;
  /** What a list of cards begins with as an object, in languages that say what is in quotation marks: `kartę `. */
  cards?(count: number): string;
  /** What was given for something: ` for 3 coins`. */
  price(parts: Sentence): Sentence;
  /** Where nothing was given: ` for free`. */
  readonly forNothing: string;
  /** The form of amounts in a price, and in what one travels with. */
  readonly priceForm: Form;
  readonly fareForm: Form;
  pilots(count: number, coins: Sentence): Sentence;
  boon(guardian: string): string;
  assistant(name: string): string;
  /** An idol, or several, taken from the crates to pay with. */
  crateIdols(count: number): string;
  /** The subject of what the rival does. */
  readonly rival: string;
  /** A site after `at`, as what something is done to, after `from` and after `to`. */
  readonly at: SiteWords;
  readonly the: SiteWords;
  readonly from: SiteWords;
  readonly to: SiteWords;
  /** What somebody goes on with after a free action. */
  readonly begun: Begun;
}

/** A camp by its name, and a site by the name of its tile. */
interface SiteWords {
  camp(name: string): string;
  tile(name: string): string;
}

interface Begun {
  card(name: string): string;
  assistant(name: string): string;
  boon(guardian: string): string;
  readonly idol: string;
  readonly dig: string;
  readonly discovery: string;
  readonly research: string;
}

type Named = Pick<Names, 'card' | 'guardian' | 'assistant' | 'camp' | 'tile'>;

/** What only stories name: lists of cards, prices, and where somebody digs. */
export function arnakStoryNaming(names: Named, words: StoryWords): { readonly [kind: string]: Naming } {
  const tokens = (those: Json, form: Form): readonly Segment[] =>
    tokenAmounts((those ?? {}) as Tokens).map((amount) => words.amount(amount, form));
  const card = (id: Json, count = 1): Segment => {
    const name = words.quoted(nameIn(names.card, id));
    return { text: count === 1 ? name : words.several(count, name), kind: 'card', id };
  };
  const isCard = (given: Json): given is readonly ['card', Json] => Array.isArray(given) && given[0] === 'card';

  /** Cards by name, each name once with how many there are. */
  function counted(ids: readonly Json[]): readonly (readonly [id: Json, count: number])[] {
    const called = ids.map((id) => nameIn(names.card, id));
    return ids.flatMap((id, i) => {
      const name = called[i];
      return called.indexOf(name ?? '') < i ? [] : [[id, called.filter((one) => one === name).length] as const];
    });
  }

  function part(given: Json, form: Form): readonly Part[] {
    if (!Array.isArray(given)) return [];
    const [kind, what = ''] = given as readonly Json[];
    switch (kind) {
      case 'guardian':
        return [words.boon(nameIn(names.guardian, what))];
      case 'assistant':
        return [words.assistant(nameIn(names.assistant, what))];
      case 'crateIdol':
        return [words.crateIdols(Number(what))];
      case 'pilots': {
        const { count, tokens: paid } = what as { readonly count: number; readonly tokens: Json };
        return [words.pilots(count, list(tokens(paid, words.priceForm), words.and))];
      }
      default:
        return tokens(what, form);
    }
  }

  function parts(given: Json, form: Form): Sentence {
    if (!Array.isArray(given)) return [];
    const those: readonly Json[] = given;
    const cards = new Map(counted(those.filter(isCard).map(([, id]) => id)));
    const ofCard = (id: Json): readonly Part[] => {
      const count = cards.get(id);
      cards.delete(id);
      if (count === undefined) return [];
      return [words.cards === undefined ? card(id, count) : [{ text: words.cards(count) }, card(id, count)]];
    };
    return list(
      those.flatMap((one) => (isCard(one) ? ofCard(one[1]) : part(one, form))),
      words.and,
    );
  }

  const site =
    (worded: SiteWords): Naming =>
    (given) => {
      const { site: id, tile } = given as { readonly site: string; readonly tile: string };
      if (id in names.camp) return [{ text: worded.camp(nameIn(names.camp, id)) }];
      return [{ text: worded.tile(nameIn(names.tile, tile === '' ? id : tile)) }];
    };

  const price = (given: Json, nothing: Sentence): Sentence => {
    const paid = parts(given, words.priceForm);
    return paid.length === 0 ? nothing : words.price(paid);
  };

  function begun(given: Json): string {
    const [kind, id = ''] = given as readonly Json[];
    switch (kind) {
      case 'card':
        return words.begun.card(nameIn(names.card, id));
      case 'assistant':
        return words.begun.assistant(nameIn(names.assistant, id));
      case 'boon':
        return words.begun.boon(nameIn(names.guardian, id));
      default:
        return words.begun[kind as 'idol' | 'dig' | 'discovery' | 'research'];
    }
  }

  return {
    cardList: (ids, form) =>
      Array.isArray(ids)
        ? [
            ...(form === 'acc' ? [{ text: words.cards?.(ids.length) ?? '' }] : []),
            ...list(
              counted(ids).map(([id, count]) => card(id, count)),
              words.and,
            ),
          ]
        : undefined,
    parts: (given) => parts(given, words.fareForm),
    price: (given) => price(given, []),
    priceOrNothing: (given) => price(given, [{ text: words.forNothing }]),
    at: site(words.at),
    the: site(words.the),
    from: site(words.from),
    to: site(words.to),
    begun: (given) => [{ text: begun(given) }],
    theRival: () => [{ text: words.rival, kind: 'rival', id: 'rival' }],
  };
}
