import type { TreasureId } from '@moonstaff/guild';
import type { IconName } from '../../../kit/art/icon-names.ts';

export const TREASURE_ICONS: { readonly [id in TreasureId]: IconName } = {
  'free-explorer': 'hiking',
  'two-coins': 'two-coins',
  vase: 'amphora',
  'tower-bonus': 'watchtower',
  'grass-villages': 'hut',
  'desert-villages': 'hut',
  'mountain-villages': 'hut',
  'village-pairs': 'huts-village',
};
