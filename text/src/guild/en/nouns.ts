import { amountOf, type Noun } from '../../en/grammar.ts';
import type { GuildIcon } from '../icons.ts';

export const nouns: { readonly [Name in GuildIcon]: Noun } = {
  coin: ['coin', 'coins'],
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

export const amount = amountOf(nouns);
