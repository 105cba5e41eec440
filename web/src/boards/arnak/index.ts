import arnakIcons from 'virtual:icons/arnak';
import { CATEGORIES, pointsShown, ROUNDS } from '@moonstaff/arnak';
import { registerIcons } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { late } from '../../kit/late/late.ts';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import type { BoardModule } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { Brings } from './band/Brings.tsx';
import { ScreenNote } from './bar/ScreenNote.tsx';
import { Status } from './bar/Status.tsx';
import { Diagram } from './diagram/Diagram.tsx';
import { feats } from './feats.ts';
import { keysMentioned } from './mentioned.ts';
import { momentOf } from './moment.ts';
import { anyOf } from './order.ts';
import { keysOf, PLACES } from './places.ts';
import { SIGNS } from './signs.ts';
import { legalOf, viewOf } from './state.ts';
import styles from './Table.module.css';
import { DEEDS, topicOf } from './topic.ts';
import { turns } from './turns.ts';
import { asked, deed, describe } from './words/describe.ts';
import { tallyOf } from './words/tally.ts';

registerIcons(arnakIcons);

type Category = (typeof CATEGORIES)[number];

const LOOKS: { readonly [category in Category]: { readonly color: string; readonly icon: IconName } } = {
  research: { color: '#62BEDD', icon: 'magnifying-glass' },
  temple: { color: '#EDC75F', icon: 'star-altar' },
  idols: { color: '#D08E4C', icon: 'totem-head' },
  guardians: { color: '#C4607F', icon: 'golem-head' },
  cards: { color: '#9C93D8', icon: 'poker-hand' },
  fear: { color: '#7C5A90', icon: 'terror' },
};

/** What the log says when a round is over; the last one ends the game. */
const ROUND_ENDS: ReadonlySet<string> = new Set(['arnak.roundEnded', 'arnak.gameOver']);

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

/** Lost Ruins of Arnak at the table. */
export const arnakBoard: BoardModule = {
  Board,
  tableClass: styles.table,
  Status,
  Diagram,
  Screen: lateComponent(async () => (await import('./screen/Screen.tsx')).Screen),
  ScreenNote,
  progress: (now, words) => ({ name: words.t('arnakTable.round'), round: viewOf(now).round, of: ROUNDS }),
  moving: (now, words) => {
    const { phase, main } = viewOf(now);
    return phase === 'turns' ? words.t(main ? 'arnakTable.movesFree' : 'arnakTable.movesMain') : undefined;
  },
  describe,
  deed,
  asked,
  isDone: (now, seat) => viewOf(now).players[seat]?.passed === true,
  thingsOf: keysOf,
  thingsMentioned: keysMentioned,
  places: PLACES,
  sounds: {
    'arnak.roundEnded': 'round',
    'arnak.guardianPlaced': 'guardian',
    'arnak.discovered': 'discover',
    'arnak.overcame': 'overcome',
    'arnak.reachedTemple': 'goal',
    'arnak.researched': 'route',
    'arnak.bought': 'card',
    'arnak.played': 'card',
    'arnak.dug': 'piece',
  },
  stages: late(async () => (await import('./motion/stages.ts')).stageOf),
  endsTurn: ({ type }) => type === 'endTurn' || type === 'pass',
  isAside: ({ type }) => type === 'wait',
  anyOf: (answers, now) => anyOf(answers, viewOf(now)),
  boardName: (now, words) => words.name('board', viewOf(now).options.board),
  unit: 'points',
  pointsShown: (now, seat) => pointsShown(viewOf(now), seat),
  turnWalls: ['arnak.wall.turn', 'arnak.wall.round'],
  categories: CATEGORIES.map((category) => ({ category, ...LOOKS[category] })),
  categoryName: (category, words) => words.name('category', category),
  tally: (category, score, now, words) => tallyOf(category, score, viewOf(now), words),
  rounds: (history) =>
    history
      .flatMap(({ told }, turn) => (told.some((key) => ROUND_ENDS.has(key)) ? [turn + 1] : []))
      .map((at, i) => ({ at, label: NUMERALS[i] ?? '' })),
  turns,
  feats,
  headline: (block) => turns.summary(block).deed,
  // Only the laboratory needs it.
  dropAt: async (x, y, now) => (await import('./diagram/dropAt.ts')).dropAt(x, y, now),
  signs: SIGNS,
  HowToRead: lateComponent(async () => (await import('./inspect/HowToRead.tsx')).HowToRead),
  topic: (now) => topicOf(viewOf(now)),
  deeds: DEEDS,
  coming: (now) => {
    const { short } = momentOf({ view: viewOf(now), legal: legalOf(now), mine: true, warns: false });
    return [...short.values()].flat().map(({ action }) => action);
  },
  Brings,
};
