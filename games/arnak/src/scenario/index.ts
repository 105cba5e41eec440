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
import { arrange } from './arrange.ts';
import { facts } from './facts.ts';

const each = (kind: string, list: readonly { readonly id: string }[]) =>
  list.map((data) => ({ kind, id: data.id, data }));

/** Rows have no id of their own; they are named by board and number. */
const rowsOf = (board: 'bird' | 'snake') =>
  tracks[board].rows.map((data, index) => ({ kind: 'researchRow', id: `${board}-row-${index + 1}`, data }));

/** How scenarios are written about Arnak. */
export const scenario = {
  game: arnak,
  arrange,
  facts,
  components: [
    ...each('basicCard', basicCards),
    ...each('fear', [fear, fearTile]),
    // No player has a third archaeologist to count.
    ...each('item', items).map((item) => (item.id === 'theodolite' ? { ...item, unruly: ['max'] } : item)),
    ...each('artifact', artifacts),
    ...each('assistant', assistants),
    ...each('guardian', guardians),
    ...each('camp', camps),
    ...each('siteTile', tilesI),
    ...each('siteTile', tilesII),
    ...birdPlaces.map((data) => ({ kind: 'place', id: `bird-${data.id}`, data })),
    ...snakePlaces.map((data) => ({ kind: 'place', id: `snake-${data.id}`, data })),
    ...each('idol', idols),
    ...each('slotOption', slotOptions),
    ...each('bonusTile', bonusTiles),
    ...each('researchSpace', [...tracks.bird.spaces, ...tracks.snake.spaces]).map((space) => ({
      ...space,
      unruly: ['order'],
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
  refresh(): void {
    forgetCopies();
  },
};
