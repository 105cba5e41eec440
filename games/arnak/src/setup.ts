/**
 * The table before the first turn.
 *
 * A-SET-1 to A-SET-16, A-PSET-1 to A-PSET-6, A-SNK-2, A-SOL-1 to A-SOL-6, A-CMP.
 */
import {
  at,
  inBox,
  nextBelow,
  type Out,
  phrase,
  type Random,
  Refusal,
  type Seat,
  SILENT,
  shuffle,
} from '@moonstaff/kernel';
import {
  type AssistantId,
  artifacts,
  assistants,
  type BonusId,
  basicCards,
  birdStacks,
  bonusTiles,
  type CardId,
  type CopiedTile,
  camps,
  FEAR_CARDS,
  FEAR_PER_PLAYER,
  FIGURES,
  guardians,
  type IdolId,
  idols,
  items,
  places,
  type RivalTile,
  type RivalTileId,
  rivalTiles,
  type SetupNumbers,
  type SpaceId,
  setupNumbers,
  startingResources,
  templeStacks,
  tilesI,
  tilesII,
  tracks,
} from './data/index.ts';
import type { ArnakOptions } from './options.ts';
import { beginRound } from './round.ts';
import type { ArnakState, Player, Rival, Site } from './state.ts';
import { tokensOf } from './tokens.ts';
import { placeInTurnOrder } from './turn-order.ts';

export function setup(
  chosen: ArnakOptions,
  seats: number,
  random: Random,
  rules: number,
  out: Out = SILENT,
): ArnakState {
  const { board } = chosen;
  const numbers = at(setupNumbers, seats);
  const first = firstSeat(chosen.first, seats, random);
  const itemDeck = shuffle(random, ids(inBox(rules, items)));
  const artifactDeck = shuffle(random, ids(inBox(rules, artifacts)));
  const idolBag = shuffle(random, copies<IdolId>(inBox(rules, idols)));
  const tiles = dealBonusTiles(shuffle(random, copies<BonusId>(inBox(rules, bonusTiles))), board, seats, numbers);
  const start = at(tracks[board].spaces, 0).id as SpaceId;
  const people = shuffle(random, ids(inBox(rules, assistants)));
  const rescued = board === 'snake' ? people.splice(0, numbers.perPlayer) : [];
  const state: ArnakState = {
    rules,
    random,
    options: chosen,
    round: 0,
    phase: 'turns',
    first,
    active: first,
    main: false,
    calledOff: false,
    wait: 'off',
    stack: [],
    pauses: [],
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat, seats, first, start, random)),
    sites: sites(board, numbers, idolBag, random),
    itemDeck,
    artifactDeck,
    itemTopSeen: false,
    artifactTopSeen: false,
    itemRow: itemDeck.splice(0, 5),
    artifactRow: artifactDeck.splice(0, 1),
    itemExile: [],
    artifactExile: [],
    basicExile: [],
    fearDeck: FEAR_CARDS - FEAR_PER_PLAYER * seats,
    tilesI: shuffle(random, ids(inBox(rules, tilesI))),
    tilesII: shuffle(random, ids(inBox(rules, tilesII))),
    tuckedI: 0,
    tuckedII: 0,
    guardians: shuffle(random, ids(inBox(rules, guardians))),
    supply: stacks(people, board === 'snake' ? numbers.snakeStacks : birdStacks),
    rescue: rescued,
    bonus: tiles.onTrack,
    lostTemple: tiles.lostTemple,
    temple: templeStacks.map(() => numbers.perPlayer),
    arrivals: [],
    idolsSeen: [],
    idolsUnseen: [],
    box: { assistants: [], bonusSeen: [], bonusUnseen: tiles.spare, idols: 0 },
  };
  if (seats === 1) state.rival = newRival(inBox(rules, rivalTiles), chosen.difficulty, start, random);
  tellOpening(state, out);
  beginRound(state, out);
  return state;
}

/** What everybody sees on the table before the first round. */
function tellOpening({ options, artifactRow, itemRow, players }: ArnakState, out: Out): void {
  out.event(phrase('arnak.opening', { board: options.board, row: [...artifactRow, ...itemRow] }));
  for (const [seat, player] of players.entries()) {
    out.event(phrase('arnak.starts', { seat, tokens: tokensOf(player) }));
  }
}

const ids = <Id extends string>(list: readonly { readonly id: Id }[]): Id[] => list.map(({ id }) => id);

const copies = <Id extends string>(list: readonly (CopiedTile & { readonly id: Id })[]): Id[] =>
  list.flatMap(({ id, copies: count }) => Array<Id>(count).fill(id));

function firstSeat(chosen: 'random' | number, seats: number, random: Random): Seat {
  if (seats === 1) return 0;
  if (chosen === 'random') return nextBelow(random, seats);
  if (chosen >= seats) throw new Refusal('arnak.options.first', { first: chosen, seats });
  return chosen;
}

/** Six cards, none drawn yet; resources by turn order, the solo player being second (A-PSET-5, A-SOL-2). */
function newPlayer(seat: Seat, seats: number, first: Seat, start: SpaceId, random: Random): Player {
  const order = seats === 1 ? 1 : placeInTurnOrder(seat, first, seats);
  const deck: CardId[] = [...ids(basicCards), ...Array<CardId>(FEAR_PER_PLAYER).fill('fear')];
  shuffle(random, deck);
  return {
    coins: 0,
    compass: 0,
    tablet: 0,
    arrowhead: 0,
    jewel: 0,
    ...at(startingResources, order),
    hand: [],
    deck,
    marks: deck.map(() => 0),
    lastShuffle: deck.toSorted(),
    playArea: [],
    fearTiles: 0,
    figures: FIGURES,
    glass: start,
    notebook: start,
    assistants: [],
    guardians: [],
    crates: 0,
    slots: 0,
    temple: [],
    icons: [],
    passed: false,
    noFear: false,
    allPlanes: false,
    done: false,
  };
}

/** The second, costlier space of some camps is covered (A-SET-7 to A-SET-9); every place has idols (A-SET-6). */
function sites(board: 'bird' | 'snake', numbers: SetupNumbers, bag: IdolId[], random: Random): Site[] {
  const blocked = new Set(shuffle(random, ids(camps)).slice(0, numbers.blockedCamps));
  const starting = camps.map(({ id }): Site => {
    const spaces: Site['spaces'] = ['free', blocked.has(id) ? 'blocked' : 'free'];
    return { id, spaces, tile: 'none', guardian: 'none', idol: 'none', coveredIdols: [] };
  });
  const hidden = places[board].map(({ id, idolsFaceDown }): Site => {
    const [idol, ...coveredIdols] = bag.splice(0, 1 + idolsFaceDown);
    return { id, spaces: ['free'], tile: 'none', guardian: 'none', idol: idol ?? 'none', coveredIdols };
  });
  return [...starting, ...hidden];
}

/** The Lost Temple stack first, then the spaces that are used with this many players (A-SET-11, A-SET-12). */
function dealBonusTiles(bag: BonusId[], board: 'bird' | 'snake', seats: number, numbers: SetupNumbers) {
  const lostTemple = bag.splice(0, numbers.perPlayer);
  const onTrack = tracks[board].spaces.map(({ bonusFrom }) =>
    bag.splice(0, bonusFrom.filter((from) => seats >= from).length),
  );
  return { lostTemple, onTrack, spare: bag };
}

function stacks(people: AssistantId[], sizes: readonly number[]): AssistantId[][] {
  return sizes.map((size) => people.splice(0, size));
}

type RivalTileNamed = RivalTile & { readonly id: RivalTileId };

/** Five archaeologist tiles and one of each pair, as many red ones as the difficulty says (A-SOL-4, A-SOL-5). */
function newRival(tiles: readonly RivalTileNamed[], difficulty: number, start: SpaceId, random: Random): Rival {
  const reds = shuffle(
    random,
    tiles.filter(({ colour }) => colour === 'red'),
  ).slice(0, difficulty);
  const chosen = new Set(reds.map(({ pair }) => pair));
  const stack = tiles
    .filter(({ colour, pair }) => colour === 'archaeologist' || chosen.has(pair) === (colour === 'red'))
    .map(({ id }) => id);
  return { stack, used: [], glass: start, idols: [], coveredIdols: 0, guardians: [], cards: [], temple: [] };
}
