import guildIcons from 'virtual:icons/guild';
import { CATEGORIES, type Category, deckOfEra, ERAS, type GuildAction, guild } from '@moonstaff/guild';
import { registerIcons } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { late } from '../../kit/late/late.ts';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import type { BoardModule } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { asked, deed, describe, namesOf } from './describe.ts';
import { Diagram } from './diagram/Diagram.tsx';
import { feats } from './feats.ts';
import { headlineOf } from './headline.ts';
import { TURN_WALLS, viewOf } from './moment.ts';
import { Status } from './Status.tsx';
import { SIGNS } from './signs.ts';
import styles from './Table.module.css';
import { tallyOf } from './tally.ts';
import { targetOf } from './target.ts';
import { keyOf, thingsMentioned, thingsOf } from './things.ts';
import { DEEDS, topicOf } from './topic.ts';

registerIcons(guildIcons);

const LOOKS: { readonly [category in Category]: { readonly color: string; readonly icon: IconName } } = {
  villages: { color: '#8AAE62', icon: 'hut' },
  towers: { color: '#F0E6CF', icon: 'watchtower' },
  trade: { color: '#DDB057', icon: 'trade' },
  coinFields: { color: '#E9B43C', icon: 'two-coins' },
  crystals: { color: '#B9A3E3', icon: 'crystal-growth' },
  goals: { color: '#9C93D8', icon: 'flag-objective' },
  treasures: { color: '#D08E4C', icon: 'chest' },
};

/** The parts of the board that a lesson can point out. */
const PLACES = ['map', 'card', 'deck', 'goals', 'others'] as const;

/** The turns after which an era is over. */
const ERA_ENDS = ['I', 'II', 'III', 'IV'].map((label, i) => ({
  label,
  at: Array.from({ length: i + 1 }, (_, era) => deckOfEra(era + 1, guild.rules.current).length).reduce(
    (sum, turns) => sum + turns,
  ),
}));

/** The Guild of Merchant Explorers at the table. */
export const guildBoard: BoardModule = {
  Board,
  tableClass: styles.table,
  Status,
  Diagram,
  Screen: lateComponent(async () => (await import('./screen/Screen.tsx')).Screen),
  progress: (now, words) => {
    const { era, turn, rules } = viewOf(now);
    const of = deckOfEra(era, rules).length;
    return { name: words.t('web.guild.era'), round: era, of: ERAS, turn: words.t('web.guild.turn', { n: turn, of }) };
  },
  together: (words) => words.t('web.guild.still'),
  describe,
  deed,
  asked,
  namesOf,
  thingsOf: (action, now) => thingsOf(action as GuildAction, viewOf(now)).map(keyOf),
  thingsMentioned: (mention, now) => thingsMentioned(mention, viewOf(now)).map(keyOf),
  places: PLACES,
  sounds: {
    'guild.event.eraEnd': 'round',
    'guild.event.goal': 'goal',
    'guild.event.trade': 'route',
    'guild.event.village': 'village',
    'guild.event.tower': 'discover',
    'guild.event.reveal': 'card',
    'guild.event.explore': 'piece',
  },
  stages: late(async () => (await import('./stages.ts')).stageOf),
  digestAt: 'log',
  endsTurn: ({ type }) => type === 'done',
  boardName: (now, words) => words.name('map', viewOf(now).options.map),
  unit: 'coins',
  turnWalls: TURN_WALLS,
  categories: CATEGORIES.map((category) => ({ category, ...LOOKS[category] })),
  categoryName: (category, words) => words.name('category', category),
  tally: (category, score, now, words) => tallyOf(category, score, viewOf(now), words),
  target: (now, words) => targetOf(viewOf(now), words),
  headline: headlineOf,
  feats,
  rounds: () => ERA_ENDS,
  // Only the laboratory needs it.
  dropAt: async (x, y, now) => (await import('./map/dropAt.ts')).dropAt(x, y, now),
  signs: SIGNS,
  topic: (now) => topicOf(viewOf(now)),
  deeds: DEEDS,
};
