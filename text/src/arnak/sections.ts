import type { SectionSpec } from '../rules.ts';

/** The sections of the rules of Arnak, in their order. */
export const sections = [
  { id: 'goal', rules: ['A-GEN'], explains: ['game'] },
  { id: 'setup', rules: ['A-CMP', 'A-SET', 'A-PSET'], explains: ['option'] },
  { id: 'round', rules: ['A-RND'], explains: ['round'] },
  { id: 'turn', rules: ['A-TRN', 'A-ACT', 'A-EFF'], explains: ['endTurn'] },
  { id: 'free', rules: ['A-FREE'], explains: ['slotOption'] },
  { id: 'travel', rules: ['A-TRV'], explains: ['travelIcon', 'icons', 'pay'] },
  { id: 'dig', rules: ['A-DIG', 'A-KEY'], explains: ['camp', 'site', 'tile', 'dig', 'activate'] },
  { id: 'discover', rules: ['A-DISC'], explains: ['place', 'discover'] },
  { id: 'guardian', rules: ['A-GRD', 'A-BOON'], explains: ['guardian', 'overcome', 'boon'] },
  { id: 'idol', rules: ['A-IDOL'], explains: ['idol', 'slot', 'unslot'] },
  { id: 'row', rules: ['A-ROW'], explains: ['row'] },
  { id: 'buy', rules: ['A-BUY'], explains: ['item', 'artifact', 'buy', 'take'] },
  { id: 'play', rules: ['A-CARD', 'A-PLAY', 'A-ART', 'A-CRD'], explains: ['card', 'basicCard', 'play'] },
  { id: 'exile', rules: ['A-EXI', 'A-RSV'], explains: ['fear', 'exile'] },
  { id: 'research', rules: ['A-RES'], explains: ['token', 'researchSpace', 'bonus', 'research'] },
  { id: 'temple', rules: ['A-LT', 'A-TMP'], explains: ['templeStack', 'temple'] },
  { id: 'assistant', rules: ['A-AST'], explains: ['assistant', 'recruit', 'upgrade', 'refresh', 'swap', 'supply'] },
  { id: 'pass', rules: ['A-PASS'], explains: ['pass'] },
  { id: 'roundEnd', rules: ['A-EOR', 'A-END'], explains: ['putDown', 'keepRest'] },
  { id: 'scoring', rules: ['A-SCO', 'A-TIE'], explains: ['category'] },
  { id: 'snake', rules: ['A-SNK'], explains: ['board', 'rescue'] },
  { id: 'solo', rules: ['A-SOL'], explains: ['rivalTile', 'rival', 'difficulty'] },
] as const satisfies readonly SectionSpec[];
