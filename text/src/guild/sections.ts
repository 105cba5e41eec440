import type { SectionSpec } from '../rules.ts';

/** The sections of the rules of the Guild, in their order. */
export const sections = [
  { id: 'goal', rules: ['G-GEN'], explains: ['game'] },
  { id: 'setup', rules: ['G-CMP', 'G-SET'], explains: ['option'] },
  { id: 'map', rules: ['G-MAP'], explains: ['map', 'terrain', 'region', 'capital'] },
  { id: 'turn', rules: ['G-RND', 'G-TRN'], explains: ['round', 'done'] },
  { id: 'exploring', rules: ['G-EXP', 'G-CRD', 'G-ORD'], explains: ['space', 'exploreCard', 'explore', 'nextStep'] },
  { id: 'special', rules: ['G-SPC', 'G-ACT'], explains: ['investigateCard', 'slot', 'keep', 'use'] },
  { id: 'village', rules: ['G-VIL'], explains: ['village'] },
  { id: 'tower', rules: ['G-TWR'], explains: ['tower'] },
  { id: 'spaces', rules: ['G-COIN', 'G-RUIN', 'G-TRE'], explains: ['coin', 'ruin', 'treasure', 'decline'] },
  { id: 'trade', rules: ['G-CITY'], explains: ['city', 'tradingPost', 'trade'] },
  { id: 'objectives', rules: ['G-OBJ'], explains: ['goal', 'reward'] },
  { id: 'end', rules: ['G-END', 'G-TIE'], explains: ['category'] },
  { id: 'solo', rules: ['G-SOL'], explains: ['soloToken', 'difficulty'] },
  { id: 'avenia', rules: ['G-AVE'], explains: ['avenia'] },
  { id: 'aghon', rules: ['G-AGH'], explains: ['aghon'] },
  { id: 'kazan', rules: ['G-KAZ'], explains: ['kazan', 'volcano'] },
  { id: 'cnidaria', rules: ['G-CNI'], explains: ['cnidaria', 'reef', 'crystal'] },
] as const satisfies readonly SectionSpec[];
