import type { SectionSpec } from '../rules.ts';

/** The sections of the rules of the Guild, in their order. */
export const sections = [
  { id: 'goal', rules: ['G-GEN'], explains: ['game'], tells: ['G-GEN-1..3', 'G-GEN-1..2 G-GEN-4..5'] },
  {
    id: 'setup',
    rules: ['G-CMP', 'G-SET'],
    explains: ['option'],
    tells: ['G-SET-1 G-SET-3 G-SET-6 G-CMP-4', 'G-SET-4..5 G-SET-7', 'G-CMP-1..3 G-SET-1..2 G-SET-6'],
  },
  {
    id: 'map',
    rules: ['G-MAP'],
    explains: ['map', 'terrain', 'region', 'capital'],
    tells: ['G-MAP-1 G-MAP-4 G-MAP-6..7', 'G-MAP-3', 'G-MAP-2 G-MAP-5 G-MAP-8..9'],
  },
  {
    id: 'turn',
    rules: ['G-RND', 'G-TRN'],
    explains: ['round', 'done'],
    tells: ['G-TRN-1..4', 'G-RND-1 G-RND-3..4', 'G-RND-2 G-RND-5..6 G-TRN-5'],
  },
  {
    id: 'exploring',
    rules: ['G-EXP', 'G-CRD', 'G-ORD'],
    explains: ['space', 'exploreCard', 'explore', 'nextStep'],
    tells: ['G-EXP-1..4', 'G-EXP-6..7', 'G-CRD-1..5', 'G-EXP-5 G-EXP-9..11', 'G-ORD-1..2 G-EXP-4'],
  },
  {
    id: 'special',
    rules: ['G-SPC', 'G-ACT'],
    explains: ['investigateCard', 'slot', 'keep', 'use'],
    tells: ['G-SPC-1..4', 'G-SPC-5', 'G-SPC-1 G-SPC-5..7 G-EXP-8', 'G-ACT-1..5', 'G-SPC-6'],
  },
  {
    id: 'village',
    rules: ['G-VIL'],
    explains: ['village'],
    tells: ['G-VIL-1..4 G-VIL-7', 'G-VIL-2 G-VIL-4..8'],
  },
  {
    id: 'tower',
    rules: ['G-TWR'],
    explains: ['tower'],
    tells: ['G-TWR-1..2 G-EXP-10', 'G-TWR-1 G-TWR-3..4 G-CITY-8'],
  },
  {
    id: 'spaces',
    rules: ['G-COIN', 'G-RUIN', 'G-TRE'],
    explains: ['coin', 'ruin', 'treasure', 'decline'],
    tells: ['G-COIN-1 G-RUIN-1', 'G-RUIN-2', 'G-RUIN-3 G-TRE-1..2 G-TRE-4..6', 'G-TRE-3 G-TRE-7'],
  },
  {
    id: 'trade',
    rules: ['G-CITY'],
    explains: ['city', 'tradingPost', 'trade'],
    tells: ['G-CITY-1..4', 'G-CITY-5', 'G-CITY-2 G-CITY-4 G-CITY-6..7 G-CITY-9'],
  },
  {
    id: 'objectives',
    rules: ['G-OBJ'],
    explains: ['goal', 'reward'],
    tells: ['G-OBJ-1..3 G-OBJ-5', 'G-OBJ-2 G-OBJ-4 G-OBJ-6..7'],
  },
  { id: 'end', rules: ['G-END', 'G-TIE'], explains: ['category'], tells: ['G-END-1 G-TIE-1..3'] },
  {
    id: 'solo',
    rules: ['G-SOL'],
    explains: ['soloToken', 'difficulty'],
    tells: ['G-SOL-1..2', 'G-SOL-7', 'G-SOL-4 G-SOL-6', 'G-SOL-2..3 G-SOL-5'],
  },
  { id: 'avenia', rules: ['G-AVE'], explains: ['avenia'], tells: ['G-AVE-1..2'] },
  { id: 'aghon', rules: ['G-AGH'], explains: ['aghon'], tells: ['G-AGH-1..3'] },
  { id: 'kazan', rules: ['G-KAZ'], explains: ['kazan', 'volcano'], tells: ['G-KAZ-1..3', 'G-KAZ-4'] },
  {
    id: 'cnidaria',
    rules: ['G-CNI'],
    explains: ['cnidaria', 'reef', 'crystal'],
    tells: ['G-CNI-1..4', 'G-CNI-5..6'],
  },
  { id: 'editions', rules: ['G-PRN', 'G-AMB'], explains: ['edition'], tells: ['G-PRN-1..5', 'G-AMB-1..10'] },
] as const satisfies readonly SectionSpec[];
