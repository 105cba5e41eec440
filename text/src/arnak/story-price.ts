import type { Json, Phrase } from '@moonstaff/kernel';

/** A part of a price, for the words. */
type Part = readonly [kind: string, what: Json];

/** What was given for the way, and what for the rest. */
export function sortedPrice(events: readonly Phrase[]): {
  readonly fare: readonly Part[];
  readonly price: readonly Part[];
} {
  const fare: Part[] = [];
  const price: Part[] = [];
  let pilots = 0;
  for (const { key, args } of events) {
    if (key === 'arnak.paidCard') fare.push(['card', args['card'] ?? '']);
    else if (key === 'arnak.boon') fare.push(['guardian', args['guardian'] ?? '']);
    else if (key === 'arnak.assistant') fare.push(['assistant', args['assistant'] ?? '']);
    else if (key === 'arnak.discarded') price.push(['card', args['card'] ?? '']);
    else if (key === 'arnak.paidIdol') price.push(['crateIdol', 1]);
    else if (key === 'arnak.pilots') pilots = Number(args['count']);
    else if (key === 'arnak.paid' && pilots > 0) {
      // The coins right after the pilots are theirs.
      fare.push(['pilots', { count: pilots, tokens: args['tokens'] ?? {} }]);
      pilots = 0;
    } else if (key === 'arnak.paid') price.push(['tokens', args['tokens'] ?? {}]);
  }
  return { fare, price };
}

type Amounts = { readonly [name: string]: Json };

const amounts = (tokens: Json = {}): Amounts =>
  typeof tokens === 'object' && tokens !== null && !Array.isArray(tokens) ? (tokens as Amounts) : {};

/** Tokens together. */
export function sum(one: Json | undefined, other: Json | undefined): Amounts {
  const [a, b] = [amounts(one), amounts(other)];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, Number(a[name] ?? 0) + Number(b[name] ?? 0)]));
}
