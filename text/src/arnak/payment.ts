import type { Icons, Payment } from '@moonstaff/arnak';
import type { Form, Naming } from '../language.ts';
import { inBrackets } from '../naming.ts';
import { join, list, type Segment, type Sentence } from '../segment.ts';
import { type Amount, travelAmounts } from './amounts.ts';
import type { Names } from './names.ts';

/** The words a payment needs. */
export interface PaymentWords {
  amount(amount: Amount, form: Form): Segment;
  pilots(n: number): string;
  quoted(name: string): string;
  /** Before the icons that are kept for later in the turn. */
  readonly leftOver: string;
}

/** What is given for a price, thing by thing; nothing where tokens alone pay. */
export function paymentNaming(names: Names, words: PaymentWords): Naming {
  const icons = (those: Icons = []): readonly Segment[] => travelAmounts(those).map((one) => words.amount(one, 'nom'));
  return inBrackets((payment): Sentence | undefined => {
    const {
      cards = [],
      discard = [],
      boons = [],
      assistants = [],
      pilots = 0,
      icons: used,
      keep = [],
    } = payment as Omit<Payment, 'type'>;
    const given = [
      ...[...cards, ...discard].map((id): Segment => ({ text: words.quoted(names.card[id]), kind: 'card', id })),
      ...boons.map((id): Segment => ({ text: words.quoted(names.guardian[id]), kind: 'guardian', id })),
      ...assistants.map((id): Segment => ({ text: words.quoted(names.assistant[id]), kind: 'assistant', id })),
      ...(pilots > 0 ? [words.pilots(pilots)] : []),
      ...icons(used),
    ];
    if (given.length === 0) return undefined;
    const kept = keep.length === 0 ? [] : ['; ', words.leftOver, list(icons(keep), ', ')];
    return join([list(given, ', '), ...kept]);
  });
}
