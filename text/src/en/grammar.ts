import type { Amount } from '../arnak/amounts.ts';
import type { Icon } from '../icons.ts';
import type { Segment } from '../segment.ts';

/** One of it, several of it. */
export type Noun = readonly [one: string, other: string];

export const nouns: { readonly [Name in Icon]: Noun } = {
  coin: ['coin', 'coins'],
  compass: ['compass', 'compasses'],
  tablet: ['tablet', 'tablets'],
  arrowhead: ['arrowhead', 'arrowheads'],
  jewel: ['jewel', 'jewels'],
  boot: ['boot', 'boots'],
  car: ['car', 'cars'],
  ship: ['ship', 'ships'],
  plane: ['plane', 'planes'],
  card: ['card', 'cards'],
  handCard: ['card from your hand', 'cards from your hand'],
  fear: ['Fear card', 'Fear cards'],
  exile: ['exile', 'exiles'],
  upgrade: ['upgrade', 'upgrades'],
  refresh: ['refresh', 'refreshes'],
  idol: ['idol', 'idols'],
  crateIdol: ['idol from your crates', 'idols from your crates'],
  archaeologist: ['archaeologist', 'archaeologists'],
  assistant: ['assistant', 'assistants'],
  guardian: ['guardian', 'guardians'],
  notebook: ['notebook', 'notebooks'],
  magnifyingGlass: ['magnifying glass', 'magnifying glasses'],
  pass: ['pass', 'passes'],
  item: ['item', 'items'],
  artifact: ['artifact', 'artifacts'],
  grass: ['grassland field', 'grassland fields'],
  desert: ['desert field', 'desert fields'],
  mountain: ['mountain field', 'mountain fields'],
  sea: ['sea field', 'sea fields'],
  any: ['field', 'fields'],
  city: ['city', 'cities'],
  ruin: ['ruin', 'ruins'],
  village: ['village', 'villages'],
  tower: ['observation tower', 'observation towers'],
  treasure: ['treasure card', 'treasure cards'],
  tradingPost: ['trading post', 'trading posts'],
  crystal: ['crystal', 'crystals'],
  explorer: ['explorer', 'explorers'],
};

const rules = new Intl.PluralRules('en');

export const count = (n: number, [one, other]: Noun): string => `${n} ${rules.select(n) === 'one' ? one : other}`;

/** `2 coins`, or a 2 and the sign of a coin. */
export const amount = ({ icon, n }: Amount): Segment => ({ text: count(n, nouns[icon]), icon, n });
