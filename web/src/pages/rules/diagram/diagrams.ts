import type { GameId } from '@moonstaff/catalogue';

/** A scenario that shows a section of the rules, and the parts of the board that are drawn for it. */
export interface DiagramSpec {
  /** Below `scenarios/<game>`, without its ending. */
  readonly file: string;
  /** What the scenario's title begins with. */
  readonly title: string;
  /** As the board's `Diagram` names them. */
  readonly parts: readonly string[];
}

type Diagrams = { readonly [section: string]: readonly DiagramSpec[] };

const show = (file: string, title: string, ...parts: readonly string[]): DiagramSpec => ({ file, title, parts });

const arnak: Diagrams = {
  round: [show('acceptance/turn', 'AA-009', 'hand')],
  turn: [show('acceptance/turn', 'AA-011', 'site:camp-tablets', 'hand')],
  free: [show('acceptance/turn', 'AA-014', 'site:pos-i-low-1', 'hand')],
  travel: [
    show('acceptance/travel', 'AA-019', 'site:camp-coins', 'hand'),
    show('acceptance/travel', 'AA-023', 'site:pos-i-low-1', 'own', 'kept'),
  ],
  dig: [show('acceptance/sites', 'AA-029', 'site:camp-coins', 'hand')],
  discover: [show('acceptance/sites', 'AA-037', 'site:pos-ii-1', 'own', 'hand')],
  guardian: [show('acceptance/guardians', 'AA-041', 'site:pos-i-low-1', 'own', 'kept')],
  idol: [show('idols/slots', 'Slot option, a coin', 'own')],
  row: [show('acceptance/buying', 'AA-054', 'row', 'hand')],
  buy: [show('acceptance/buying', 'AA-049', 'row', 'own'), show('acceptance/buying', 'AA-050', 'row', 'own', 'kept')],
  play: [show('acceptance/cards', 'AA-059', 'site:pos-i-low-1', 'hand', 'own')],
  keywords: [
    show('acceptance/sites', 'AA-117', 'site:pos-i-low-1', 'site:pos-i-low-2', 'hand', 'own'),
    show('acceptance/guardians', 'AA-046', 'site:pos-i-low-1', 'site:pos-i-low-2', 'hand'),
  ],
  exile: [show('acceptance/cards', 'AA-062', 'site:camp-coins', 'hand', 'kept')],
  research: [show('acceptance/research', 'AA-070', 'research', 'own')],
  temple: [show('acceptance/research', 'AA-075', 'research', 'own')],
  assistant: [show('acceptance/research', 'AA-079', 'kept', 'own', 'research')],
  pass: [show('acceptance/turn', 'AA-086', 'hand', 'own')],
  roundEnd: [show('acceptance/buying', 'AA-089', 'row')],
  scoring: [show('acceptance/scoring', 'AA-097', 'research')],
  snake: [show('acceptance/snake', 'AA-099', 'research', 'own', 'kept')],
  solo: [show('acceptance/solo', 'AA-119', 'site:camp-coins', 'site:pos-i-low-1', 'hand')],
};

const guild: Diagrams = {
  map: [show('villages', 'AG-034', 'map', 'card')],
  turn: [show('setup', 'AG-006', 'map')],
  exploring: [show('golden-rules', 'AG-014', 'map', 'card'), show('golden-rules', 'AG-017', 'map', 'card')],
  special: [show('cards/era', 'AG-026', 'actions', 'map')],
  village: [show('villages', 'AG-031', 'map', 'card')],
  tower: [show('spaces', 'AG-041', 'map', 'card')],
  spaces: [
    show('spaces', 'AG-043 A coin space', 'map', 'card'),
    show('spaces', 'The first exploration of a ruin', 'map', 'treasures'),
  ],
  trade: [show('trade', 'AG-047', 'map', 'card'), show('trade', 'AG-051', 'map', 'card')],
  objectives: [show('goals/crediting', 'AG-053', 'map', 'goals')],
  end: [show('end', 'The last turn', 'map', 'treasures', 'purse')],
  solo: [show('solo', 'Era card II covers', 'goals', 'card')],
  avenia: [show('goals/avenia', 'Villages on three lands', 'map', 'goals')],
  aghon: [show('goals/aghon', 'AG-063', 'map', 'goals')],
  kazan: [show('maps', 'A line stops at a volcano', 'map', 'card')],
  cnidaria: [show('maps', 'The second crystal', 'map', 'card')],
};

export const DIAGRAMS: { readonly [Id in GameId]: Diagrams } = { arnak, guild };

/** Sections that only tell: there's nothing on a board to show. */
export const TOLD_ONLY: { readonly [Id in GameId]: readonly string[] } = {
  arnak: ['goal', 'icons', 'setup', 'secret', 'cards', 'editions'],
  guild: ['goal', 'setup', 'editions'],
};
