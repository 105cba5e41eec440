import { amountOf, type Noun } from '../../en/grammar.ts';
import type { ArnakIcon } from '../icons.ts';

export const nouns: { readonly [Name in ArnakIcon]: Noun } = {
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
};

export const amount = amountOf(nouns);
