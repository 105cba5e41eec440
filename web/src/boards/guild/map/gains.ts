import type { Preview } from '@moonstaff/kernel';
import type { IconName } from '../../../kit/art/icon-names.ts';

/** What a space would bring, short enough for a small tag. */
export interface Gains {
  readonly coins: number;
  readonly signs: readonly IconName[];
}

/** What a gain looks like, besides its coins. */
const SIGNS: { readonly [key: string]: IconName } = {
  'guild.preview.tower': 'watchtower',
  'guild.preview.village': 'hut',
  'guild.preview.villageChoice': 'hut',
  'guild.preview.trade': 'trade',
  'guild.preview.routes': 'trade',
  'guild.preview.treasure': 'chest',
};

export function gainsOf(preview: Preview | undefined): Gains {
  const gains = preview?.gains ?? [];
  return {
    coins: gains.reduce((sum, { args: { coins } }) => sum + (typeof coins === 'number' ? coins : 0), 0),
    signs: gains.flatMap(({ key }) => SIGNS[key] ?? []),
  };
}
