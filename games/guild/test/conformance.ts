import { at, type Seat, type Viewer } from '@moonstaff/kernel';
import type { Claims, Piece, Subject } from '@moonstaff/kernel/conformance';
import {
  DIFFICULTIES,
  exploreCardIds,
  type GuildState,
  type GuildThing,
  guild,
  MAP_IDS,
  mapNamed,
  SLOTS,
} from '../src/index.ts';

const cards = (ids: readonly string[], place: string, known: Piece['known']): Piece[] =>
  ids.map((id) => ({ id, place, known }));

/** A deck whose order nobody knows, except for the cards at its bottom that everybody has seen. */
const deck = (ids: readonly string[], name: string, seen = 0): Piece[] =>
  ids.map((id, i) => ({ id, place: `${name} ${i}`, known: i >= ids.length - seen ? 'all' : [] }));

function pieces(state: GuildState): readonly Piece[] {
  const { turned, deck: toCome } = state;
  const onBoard = exploreCardIds.filter((card) => !turned.includes(card) && !toCome.includes(card));
  return [
    ...cards(turned, 'turned', 'all'),
    ...deck(toCome, 'to come'),
    ...cards(onBoard, 'on the board', 'all'),
    ...deck(state.investigateDeck, 'actions'),
    ...deck(state.treasureDeck, 'treasures', state.treasuresKnown),
    ...state.players.flatMap(({ actions, returned, treasures, tasks }, seat) => [
      ...SLOTS.flatMap((slot) => cards([actions[slot] ?? []].flat(), `slot ${slot} of ${seat}`, 'all')),
      ...cards(returned, `returned ${seat}`, state.over ? 'all' : [seat]),
      ...cards(treasures, `kept ${seat}`, state.over ? 'all' : [seat]),
      ...tasks.flatMap((task) => (task.task === 'keep' ? cards(task.cards, `dealt ${seat}`, [seat]) : [])),
    ]),
  ];
}

function shows(state: GuildState, viewer: Viewer): { readonly [path: string]: unknown } {
  const open: Record<string, unknown> = {
    'options.map': state.options.map,
    era: state.era,
    turned: state.turned,
    toCome: state.deck.toSorted(),
    'treasureDeck.size': state.treasureDeck.length,
  };
  state.goals.forEach(({ id, met }, index) => {
    open[`goals.${index}.id`] = id;
    open[`goals.${index}.met`] = met;
  });
  state.players.forEach((player, seat) => {
    open[`players.${seat}.supply.explorers`] = player.explorers;
    open[`players.${seat}.actions`] = player.actions;
    open[`players.${seat}.treasures`] = player.treasures.length;
    open[`players.${seat}.done`] = player.done;
    if (state.over) open[`final.players.${seat}.coins`] = player.coins;
  });
  if (viewer === 'spectator' || state.over) return open;
  const { coins, treasures } = at(state.players, viewer);
  return { ...open, 'own.coins': coins, 'own.treasures': treasures };
}

/** Some spaces of every kind, volcanoes and reefs with them; the cards dealt and the slots. */
function things(state: GuildState, seat: Seat): readonly GuildThing[] {
  const map = mapNamed(state.options.map);
  const spaces = [...map.blocked.keys()]
    .slice(0, 2)
    .concat(map.spaces.filter((_, i) => i % 9 === 0).map(({ id }) => id));
  const dealt = at(state.players, seat).tasks.flatMap((task) => (task.task === 'keep' ? task.cards : []));
  return [
    ...spaces.map((space) => ({ space })),
    ...dealt.map((card) => ({ card })),
    ...SLOTS.map((slot) => ({ slot })),
    { space: 'nowhere' },
  ];
}

const claims: Claims<GuildState, GuildThing> = {
  configurations: MAP_IDS.flatMap((map) => [
    ...DIFFICULTIES.map((difficulty) => ({ seats: 1, options: { map, difficulty } })),
    ...[2, 3, 4].map((seats) => ({ seats, options: { map } })),
  ]),
  // 30 turns of four players; each places at most all its explorers, and answers as many questions.
  longest: 30 * 4 * 80,
  shows,
  pieces,
  things,
  // Counted by the version they name, so that a new card or rule doesn't change them.
  perft: [
    { seats: 1, options: { map: 'avenia' }, seed: 'perft', depth: 7, rules: 2, lines: 3720 },
    { seats: 1, options: { map: 'aghon' }, seed: 'perft', depth: 7, rules: 2, lines: 4562 },
    { seats: 1, options: { map: 'kazan' }, seed: 'perft', depth: 7, rules: 2, lines: 2991 },
    { seats: 1, options: { map: 'cnidaria' }, seed: 'perft', depth: 7, rules: 2, lines: 3023 },
    { seats: 2, options: { map: 'avenia' }, seed: 'perft', depth: 3, rules: 2, lines: 1586 },
    { seats: 3, options: { map: 'cnidaria' }, seed: 'perft', depth: 3, rules: 2, lines: 6684 },
  ],
};

export const subject: Subject = { game: guild, claims };
