import type { Amount } from '../icons.ts';
import type { Naming } from '../language.ts';
import { firstOf, fromTable, inBrackets, inQuotes, listOf, numeral } from '../naming.ts';
import { type Segment, s } from '../segment.ts';
import type { GuildIcon } from './icons.ts';
import type { Names } from './names.ts';

interface NamingWords {
  readonly and: string;
  amount(amount: Amount<GuildIcon>, form: 'nom'): Segment;
  quoted(name: string): string;
}

/** What the kinds of things in the Guild's phrases are called. */
export function guildNaming(names: Names, { and, amount, quoted }: NamingWords): { readonly [kind: string]: Naming } {
  const card = firstOf(fromTable(names.exploreCard), fromTable(names.investigateCard));
  const terrain = fromTable(names.terrain);
  return {
    numeral,
    map: fromTable(names.map),
    exploreCard: fromTable(names.exploreCard),
    investigateCard: fromTable(names.investigateCard),
    card,
    goal: fromTable(names.goal),
    reward: fromTable(names.reward),
    treasure: fromTable(names.treasure),
    terrain,
    terrains: listOf('terrain', terrain, and),
    feature: firstOf(fromTable(names.feature), fromTable(names.blocked)),
    category: fromTable(names.category),
    space,
    cities: listOf('space', space, and),
    region: (id) => (typeof id === 'string' ? [{ text: id.replace(/^r/, '') }] : undefined),
    ownCoins: inBrackets((n) => (typeof n === 'number' ? s`+${amount({ icon: 'coin', n }, 'nom')}` : undefined)),
    ownTreasure: inBrackets((id) => inQuotes(quoted, fromTable(names.treasure))(id, 'nom')),
    ownInvestigateCards: inBrackets((ids) => listOf('investigateCard', inQuotes(quoted, card), and)(ids, 'nom')),
  };
}

/** A space by its place on the map: columns to the east of the capital, then spaces to the south. */
const space: Naming = (id) =>
  typeof id === 'string' ? [{ text: `(${id.replaceAll('-', '−').replace(',', ', ')})` }] : undefined;
