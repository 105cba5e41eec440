import { amountOf, type Noun, regular } from '../../de/grammar.ts';
import type { GuildIcon } from '../icons.ts';

export const nouns: { readonly [Name in GuildIcon]: Noun } = {
  coin: regular('f', 'Münze', 'Münzen'),
  grass: regular('n', 'Graslandfeld', 'Graslandfelder'),
  desert: regular('n', 'Wüstenfeld', 'Wüstenfelder'),
  mountain: regular('n', 'Gebirgsfeld', 'Gebirgsfelder'),
  sea: regular('n', 'Meeresfeld', 'Meeresfelder'),
  any: regular('n', 'Feld', 'Felder'),
  city: regular('f', 'Stadt', 'Städte'),
  ruin: regular('f', 'Ruine', 'Ruinen'),
  village: regular('n', 'Dorf', 'Dörfer'),
  tower: regular('m', 'Aussichtsturm', 'Aussichtstürme'),
  treasure: regular('f', 'Schatzkarte', 'Schatzkarten'),
  tradingPost: regular('m', 'Handelsposten', 'Handelsposten'),
  crystal: regular('m', 'Kristall', 'Kristalle'),
  explorer: regular('m', 'Entdecker', 'Entdecker'),
};

export const amount = amountOf(nouns);
