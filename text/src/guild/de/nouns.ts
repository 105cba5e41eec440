import { amountOf, type Noun, regular } from '../../de/grammar.ts';
import type { GuildIcon } from '../icons.ts';

export const nouns: { readonly [Name in GuildIcon]: Noun } = {
  coin: regular('f', 'Münze', 'Münzen'),
  grass: regular('n', 'Graslandfeld', 'Graslandfelder'),
  desert: regular('n', 'Wüstenfeld', 'Wüstenfelder'),
  mountain: regular('n', 'Bergfeld', 'Bergfelder'),
  sea: regular('n', 'Meeresfeld', 'Meeresfelder'),
  any: regular('n', 'Feld', 'Felder'),
  city: regular('f', 'Stadt', 'Städte'),
  ruin: regular('f', 'Ruine', 'Ruinen'),
  village: regular('n', 'Dorf', 'Dörfer'),
  tower: regular('m', 'Entdeckungsturm', 'Entdeckungstürme'),
  treasure: regular('f', 'Schatzkarte', 'Schatzkarten'),
  tradingPost: regular('m', 'Handelsposten', 'Handelsposten'),
  crystal: regular('m', 'Kristall', 'Kristalle'),
  explorer: regular('m', 'Kundschafter', 'Kundschafter'),
};

export const amount = amountOf(nouns);
