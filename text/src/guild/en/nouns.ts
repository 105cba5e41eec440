import { amountOf, type Noun } from '../../en/grammar.ts';
import type { GuildIcon } from '../icons.ts';

export const nouns: { readonly [Name in GuildIcon]: Noun } = {
  coin: ['coin', 'coins'],
  grass: ['grassland space', 'grassland spaces'],
  desert: ['desert space', 'desert spaces'],
  mountain: ['mountain space', 'mountain spaces'],
  sea: ['sea space', 'sea spaces'],
  any: ['space', 'spaces'],
  city: ['city', 'cities'],
  ruin: ['ruin', 'ruins'],
  village: ['village', 'villages'],
  tower: ['discovery tower', 'discovery towers'],
  treasure: ['treasure card', 'treasure cards'],
  tradingPost: ['trading post', 'trading posts'],
  crystal: ['crystal', 'crystals'],
  explorer: ['explorer', 'explorers'],
};

export const amount = amountOf(nouns);
