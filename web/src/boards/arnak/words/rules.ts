import { type CardId, cardById } from '@moonstaff/arnak';

/** The rule behind a component, by its id in `docs/rules/arnak.md`: cards with a note of their own, then kinds. */

const CARD_NOTES: { readonly [card in CardId]?: string } = {
  'army-knife': 'A-CRD-1',
  'bear-trap': 'A-CRD-2',
  'bow-and-arrows': 'A-CRD-3',
  brush: 'A-CRD-4',
  'fishing-rod': 'A-CRD-5',
  'precision-compass': 'A-CRD-5',
  journal: 'A-CRD-6',
  'ancient-wine': 'A-CRD-7',
  'coconut-flask': 'A-CRD-7',
  'crystal-earring': 'A-CRD-8',
  'obsidian-earring': 'A-CRD-9',
  'decorated-horn': 'A-CRD-10',
  'guardians-crown': 'A-CRD-11',
  'guardians-ocarina': 'A-CRD-12',
  'idol-of-ara-anu': 'A-CRD-13',
  'inscribed-blade': 'A-CRD-13',
  'pathfinders-sandals': 'A-CRD-14',
  'pathfinders-staff': 'A-CRD-14',
  'ornate-hammer': 'A-CRD-15',
  parrot: 'A-CRD-16',
  'star-charts': 'A-CRD-17',
  tent: 'A-CRD-18',
  'sea-turtle': 'A-CRD-19',
  aeroplane: 'A-CRD-19',
  'hot-air-balloon': 'A-CRD-19',
  watch: 'A-CRD-20',
};

const CARD_RULES = { item: 'A-PLAY-2', artifact: 'A-ART-1', basic: 'A-CARD-6', fear: 'A-CARD-5' } as const;

export const cardRule = (id: CardId): string => CARD_NOTES[id] ?? CARD_RULES[cardById[id].kind];

export const RULES = {
  assistant: 'A-AST-6',
  rescue: 'A-SNK-5',
  guardian: 'A-GRD-5',
  boon: 'A-BOON-1',
  camp: 'A-DIG-5',
  site: 'A-DIG-4',
  place: 'A-DISC-3',
  idol: 'A-DISC-4',
  slot: 'A-IDOL-3',
  bonus: 'A-RES-6',
  space: 'A-RES-5',
  row: 'A-RES-7',
  lostTemple: 'A-LT-2',
  temple: 'A-TMP-2',
  pilot: 'A-TRV-6',
  deck: 'A-CARD-9',
  fear: 'A-CARD-5',
  resource: 'A-GEN-5',
  travel: 'A-TRV-1',
  rivalTile: 'A-SOL-8',
} as const;
