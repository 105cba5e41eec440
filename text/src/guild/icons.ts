/** The signs that may stand in the Guild's texts instead of words. */
export const icons = [
  'coin',
  'grass',
  'desert',
  'mountain',
  'sea',
  'any',
  'city',
  'ruin',
  'village',
  'tower',
  'treasure',
  'tradingPost',
  'crystal',
  'explorer',
] as const;

export type GuildIcon = (typeof icons)[number];
