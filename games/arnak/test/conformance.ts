import { at, fastRandom, nextWord, type OptionsOf, type Random, type Seat, type Viewer } from '@moonstaff/kernel';
import type { Claims, Piece, Subject } from '@moonstaff/kernel/conformance';
import { rowOf } from '../src/actions/research.ts';
import {
  type ArnakState,
  type ArnakThing,
  arnak,
  assistants,
  guardians,
  places,
  slotOptions,
  templeStacks,
  tracks,
} from '../src/index.ts';
import { scenario } from '../src/scenario/index.ts';
import { rescueRow } from '../src/view.ts';
import { NAMES } from './play.ts';
import { rich } from './rich.ts';

type Known = Piece['known'];

const put = (ids: readonly string[], place: string, known: Known): Piece[] => ids.map((id) => ({ id, place, known }));

/** A stack of pieces, top first; `known` says who knows the one at this depth. */
const pile = (ids: readonly string[], name: string, known: (depth: number) => Known): Piece[] =>
  ids.map((id, depth) => ({ id, place: `${name} ${depth}`, known: known(depth) }));

const without = (ids: readonly string[], gone: string): string[] => ids.filter((id) => id !== gone);

/** The cards of one player; nobody knows the order of cards shuffled together. */
function cardsOf(state: ArnakState, seat: Seat): Piece[] {
  const { hand, deck, marks, playArea } = at(state.players, seat);
  const held = state.stack.flatMap((frame) =>
    seat === state.active && (frame.at === 'hold' || frame.at === 'return') ? frame.cards : [],
  );
  const known = (depth: number): Known => {
    const mark = marks[depth];
    if (mark === 'all') return 'all';
    return mark === 'owner' ? [seat] : [];
  };
  return [
    ...put(hand, `hand of ${seat}`, [seat]),
    ...put(held, `held by ${seat}`, [seat]),
    ...pile(deck, `deck of ${seat} at`, known),
    ...put(playArea, `play area of ${seat}`, 'all'),
  ];
}

const counted = (id: string, count: number, place: string): Piece[] => put(Array<string>(count).fill(id), place, 'all');

function pieces(state: ArnakState): readonly Piece[] {
  const seats = [...state.players.keys()];
  const beenAtRescue = seats.filter((seat) => rowOf(at(state.players, seat).glass) >= rescueRow(state.options.board));
  const beenInTemple = state.arrivals.filter((who) => who !== 'rival');
  const { rival, box } = state;
  return [
    ...seats.flatMap((seat) => cardsOf(state, seat)),
    ...counted('fear', state.fearDeck, 'fear deck'),
    ...pile(state.itemDeck, 'item deck', (depth) => (depth === 0 && state.itemTopSeen ? 'all' : [])),
    ...pile(state.artifactDeck, 'artifact deck', (depth) => (depth === 0 && state.artifactTopSeen ? 'all' : [])),
    ...pile(without(state.itemRow, 'gap'), 'item row', () => 'all'),
    ...pile(without(state.artifactRow, 'gap'), 'artifact row', () => 'all'),
    ...put([...state.itemExile, ...state.artifactExile, ...state.basicExile], 'exile', 'all'),
    ...pile(state.tilesI, 'tiles I', (depth) => (depth >= state.tilesI.length - state.tuckedI ? 'all' : [])),
    ...pile(state.tilesII, 'tiles II', (depth) => (depth >= state.tilesII.length - state.tuckedII ? 'all' : [])),
    ...pile(state.guardians, 'guardians', () => []),
    ...state.sites.flatMap(({ id, tile, guardian, idol, coveredIdols, spaces }) => [
      ...put(without([tile, guardian, idol], 'none'), `site ${id}`, 'all'),
      ...put(coveredIdols, `under ${id}`, []),
      ...spaces.flatMap((who) =>
        who === 'free' || who === 'blocked' ? [] : put([`figure ${who}`], `site ${id}`, 'all'),
      ),
    ]),
    ...put(state.idolsSeen, 'idols taken', 'all'),
    ...put(state.idolsUnseen, 'idols taken unseen', []),
    ...state.supply.flatMap((stack, i) => pile(stack, `supply ${i} at`, (depth) => (depth === 0 ? 'all' : []))),
    ...pile(state.rescue, 'rescue', (depth) => (depth === 0 ? 'all' : beenAtRescue)),
    ...state.bonus.flatMap((tiles, i) => put(tiles, `bonus space ${i}`, 'all')),
    ...pile(state.lostTemple, 'lost temple', () => beenInTemple),
    ...state.players.flatMap((player, seat) => [
      ...put(
        player.assistants.map(({ id }) => id),
        `board of ${seat}`,
        'all',
      ),
      ...put(
        player.guardians.map(({ id }) => id),
        `board of ${seat}`,
        'all',
      ),
      ...put(player.temple, `board of ${seat}`, 'all'),
      ...counted(`figure ${seat}`, player.figures, `board of ${seat}`),
      ...counted('any idol', player.crates + player.slots, `idols of ${seat}`),
    ]),
    ...templeStacks.flatMap(({ id }, i) => counted(id, at(state.temple, i), 'temple')),
    ...put(box.assistants, 'box', 'all'),
    ...put(box.bonusSeen, 'box', 'all'),
    ...put(box.bonusUnseen, 'box unseen', []),
    ...counted('any idol', box.idols, 'box'),
    ...(rival === undefined
      ? []
      : [
          ...pile(rival.stack, 'rival stack', () => []),
          ...put(rival.used, 'rival used', 'all'),
          ...put([...rival.cards, ...rival.guardians, ...rival.temple], 'rival', 'all'),
          ...counted('any idol', rival.idols.length + rival.coveredIdols, 'rival'),
        ]),
    ...counted(
      'any idol',
      state.sites.reduce((sum, site) => sum + site.coveredIdols.length, 0),
      'board',
    ),
    ...counted('any idol', state.sites.filter(({ idol }) => idol !== 'none').length, 'board'),
  ].filter(({ id }) => !(rival !== undefined && id === 'figure rival'));
}

function shows(state: ArnakState, viewer: Viewer): { readonly [path: string]: unknown } {
  const open: Record<string, unknown> = {
    round: state.round,
    phase: state.phase,
    active: state.active,
    main: state.main,
    itemRow: state.itemRow,
    artifactRow: state.artifactRow,
    itemExile: state.itemExile,
    artifactExile: state.artifactExile,
    'itemDeck.count': state.itemDeck.length,
    'artifactDeck.count': state.artifactDeck.length,
    fearDeck: state.fearDeck,
    temple: state.temple,
    bonus: state.bonus,
    'tilesI.count': state.tilesI.length,
    guardians: state.guardians.length,
  };
  state.players.forEach((player, seat) => {
    for (const name of ['coins', 'compass', 'tablet', 'arrowhead', 'jewel'] as const) {
      open[`players.${seat}.${name}`] = player[name];
    }
    open[`players.${seat}.playArea`] = player.playArea;
    open[`players.${seat}.glass`] = player.glass;
    open[`players.${seat}.notebook`] = player.notebook;
    open[`players.${seat}.assistants`] = player.assistants;
    open[`players.${seat}.guardians`] = player.guardians;
    open[`players.${seat}.crates`] = player.crates;
    open[`players.${seat}.slots`] = player.slots;
  });
  state.sites.forEach(({ tile, guardian, idol, spaces }, index) => {
    open[`sites.${index}.tile`] = tile;
    open[`sites.${index}.guardian`] = guardian;
    open[`sites.${index}.idol`] = idol;
    open[`sites.${index}.spaces`] = spaces;
  });
  state.supply.forEach((stack, index) => {
    open[`supply.${index}.top`] = stack[0] ?? 'none';
    open[`supply.${index}.count`] = stack.length;
  });
  if (viewer !== 'spectator') open[`players.${viewer}.hand`] = at(state.players, viewer).hand;
  return open;
}

/** One of everything that can be pointed at. */
function things(state: ArnakState, seat: Seat): readonly ArnakThing[] {
  const player = at(state.players, seat);
  const cards = new Set(player.hand);
  return [
    ...state.sites.flatMap(({ id, spaces }) =>
      spaces.map((_, space): ArnakThing => ({ type: 'dig', site: id, space })),
    ),
    ...places[state.options.board].map(({ id }): ArnakThing => ({ type: 'discover', place: id })),
    ...state.sites.map(({ id }): ArnakThing => ({ type: 'overcome', site: id })),
    ...[...state.itemRow, ...state.artifactRow].flatMap((card): ArnakThing[] =>
      card === 'gap' ? [] : [{ type: 'buy', card }],
    ),
    ...[...cards].map((card): ArnakThing => ({ type: 'play', card })),
    ...(['glass', 'notebook'] as const).flatMap((token) =>
      tracks[state.options.board].spaces.map(
        ({ id }): ArnakThing => ({ type: 'research', token, to: id as (typeof player)['glass'] }),
      ),
    ),
    ...templeStacks.map(({ id }): ArnakThing => ({ type: 'temple', stack: id })),
    ...assistants.map(({ id }): ArnakThing => ({ type: 'assistant', assistant: id })),
    ...guardians.map(({ id }): ArnakThing => ({ type: 'boon', guardian: id })),
    ...slotOptions.map(({ id }): ArnakThing => ({ type: 'slot', slot: 0, option: id })),
    { type: 'slot', slot: 3, option: 'slot-draw' },
    { type: 'pass' },
    { type: 'endTurn' },
    { type: 'draw' },
  ];
}

const BOARDS = ['bird', 'snake'] as const;

/** What `clone` copies no further. */
function replaced(state: ArnakState): readonly unknown[] {
  const { stack, pauses, sites, supply, rescue, bonus, lostTemple, idolsSeen, idolsUnseen, box, rival } = state;
  return [
    ...stack,
    ...sites,
    ...supply,
    ...bonus,
    ...[pauses, rescue, lostTemple, idolsSeen, idolsUnseen, box.assistants, box.bonusSeen, box.bonusUnseen],
    ...state.players.flatMap((player) => [player.assistants, player.guardians, player.temple, player.icons]),
    ...state.players.map(({ lastShuffle }) => lastShuffle),
    ...(rival === undefined ? [] : [rival.idols, rival.guardians, rival.cards, rival.temple]),
  ];
}

const claims: Claims<ArnakState, ArnakThing> = {
  configurations: BOARDS.flatMap((board) => [
    ...[0, 1, 2, 3, 4, 5].map((difficulty) => ({ seats: 1, options: { board, difficulty } })),
    ...[2, 3, 4].map((seats) => ({ seats, options: { board } })),
  ]),
  longest: 5000,
  shows,
  pieces,
  things,
  replaced,
  // Counted by the version they name, so that a new card or rule doesn't change them.
  perft: [
    { seats: 2, options: { board: 'bird', first: 0 }, seed: 'perft', depth: 4, rules: 3, lines: 8414 },
    { seats: 3, options: { board: 'snake', first: 1 }, seed: 'perft', depth: 4, rules: 3, lines: 5942 },
    { seats: 4, options: { board: 'bird', first: 2 }, seed: 'perft', depth: 3, rules: 3, lines: 1554 },
    { seats: 1, options: { board: 'snake', difficulty: 3 }, seed: 'perft', depth: 4, rules: 3, lines: 10456 },
  ],
};

export const subject: Subject = { game: arnak, claims };

/** The same rules from positions in the middle of a game, where rare cards and places are at hand. */
export const richSubject: Subject = {
  game: {
    ...arnak,
    setup(options: OptionsOf<typeof arnak.options>, seats: number, random: Random, rules: number): ArnakState {
      const state = arnak.setup(options, seats, random, rules);
      scenario.arrange(state, rich(seats, options.board, fastRandom(nextWord(random))), NAMES.slice(0, seats));
      return state;
    },
  },
  claims: {
    ...claims,
    configurations: BOARDS.flatMap((board) => [1, 2, 3, 4].map((seats) => ({ seats, options: { board } }))),
  },
};
