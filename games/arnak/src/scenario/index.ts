import { type Phrase, phrase } from '@moonstaff/kernel';
import { doubts } from '../data/doubtful.ts';
import {
  arrivalPoints,
  artifacts,
  assistants,
  basicCards,
  birdPlaces,
  bonusTiles,
  camps,
  fear,
  fearTile,
  guardians,
  idols,
  items,
  rivalArrows,
  rivalTiles,
  slotOptions,
  slotPoints,
  snakePlaces,
  startingResources,
  templeStacks,
  tilesI,
  tilesII,
  tracks,
} from '../data/index.ts';
import { forgetCopies } from '../frozen.ts';
import { arnak } from '../game.ts';
import type { ArnakState } from '../state.ts';
import { arrange } from './arrange.ts';
import { facts } from './facts.ts';
import { position } from './position.ts';

/** Numbers that nothing in the game can use: changing them doesn't change the game. */
const BEYOND_REACH: { readonly [id: string]: readonly string[] } = {
  /** Nobody has a third archaeologist. */
  theodolite: ['max'],
  /** No research costs a second jewel. */
  'idol-of-ara-anu': ['jewel'],
  /** Inside a main action the step itself says that it passes. */
  sundial: ['timing'],
  /** The last place takes the last idol. */
  'bird-pos-ii-4': ['idolsFaceDown'],
  'snake-pos-ii-4': ['idolsFaceDown'],
};

const withoutRulesIn = (id: string) => (BEYOND_REACH[id] === undefined ? {} : { fieldsWithoutRules: BEYOND_REACH[id] });

const each = (kind: string, list: readonly { readonly id: string }[]) =>
  list.map((data) => ({ kind, id: data.id, data, ...withoutRulesIn(data.id) }));

const placesOf = (board: 'bird' | 'snake', list: readonly { readonly id: string }[]) =>
  list.map((data) => ({ kind: 'place', id: `${board}-${data.id}`, data, ...withoutRulesIn(`${board}-${data.id}`) }));

/** Rows have no id of their own; they are named by board and number. */
const rowsOf = (board: 'bird' | 'snake') =>
  tracks[board].rows.map((data, index) => ({ kind: 'researchRow', id: `${board}-row-${index + 1}`, data }));

/** How scenarios are written about Arnak. */
export const scenario = {
  game: arnak,
  arrange,
  facts,
  position,
  /** A site that was set up discovered is called by its tile, as if players had seen its discovery. */
  told: ({ sites }: ArnakState): readonly Phrase[] =>
    sites.flatMap(({ id, tile }) => (tile === 'none' ? [] : [phrase('arnak.tilePlaced', { site: id, tile })])),
  asides: ['wait', 'stopWaiting'],
  components: [
    ...each('basicCard', basicCards),
    ...each('fear', [fear, fearTile]),
    ...each('item', items),
    ...each('artifact', artifacts),
    ...each('assistant', assistants),
    ...each('guardian', guardians),
    ...each('camp', camps),
    ...each('siteTile', tilesI),
    ...each('siteTile', tilesII),
    ...placesOf('bird', birdPlaces),
    ...placesOf('snake', snakePlaces),
    ...each('idol', idols),
    ...each('slotOption', slotOptions),
    ...each('bonusTile', bonusTiles),
    ...each('researchSpace', [...tracks.bird.spaces, ...tracks.snake.spaces]).map((space) => ({
      ...space,
      fieldsWithoutRules: ['order'],
    })),
    ...rowsOf('bird'),
    ...rowsOf('snake'),
    ...each('templeStack', templeStacks),
    { kind: 'templeCosts', id: 'bird', data: tracks.bird.temple },
    { kind: 'templeCosts', id: 'snake', data: tracks.snake.temple },
    { kind: 'points', id: 'arrival', data: arrivalPoints },
    { kind: 'points', id: 'slots', data: slotPoints },
    { kind: 'setup', id: 'starting-resources', data: startingResources },
    ...each('rivalTile', rivalTiles),
    { kind: 'rivalArrows', id: 'arrows', data: rivalArrows },
  ],
  doubts,
  refresh(): void {
    forgetCopies();
  },
};
