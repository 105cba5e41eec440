/** Reshuffles everything that nobody knows; what anybody has seen stays where it is. */
import { type Random, shuffle } from '@moonstaff/kernel';
import { rowOf } from './actions/research.ts';
import { rivalArrowsIn } from './data/index.ts';
import { eachShuffle } from './shuffles.ts';
import type { ArnakState, Rival } from './state.ts';
import { rescueRow } from './view.ts';

export function redeal(state: ArnakState): void {
  const { random } = state;
  const mixed = <T>(list: readonly T[]): T[] => shuffle(random, [...list]);
  const below = <T>(deck: readonly T[], seen: boolean): T[] =>
    seen ? [...deck.slice(0, 1), ...mixed(deck.slice(1))] : mixed(deck);
  const above = <T>(deck: readonly T[], known: number): T[] => [
    ...mixed(deck.slice(0, deck.length - known)),
    ...deck.slice(deck.length - known),
  ];
  state.itemDeck = below(state.itemDeck, state.itemTopSeen);
  state.artifactDeck = below(state.artifactDeck, state.artifactTopSeen);
  state.tilesI = above(state.tilesI, state.tuckedI);
  state.tilesII = above(state.tilesII, state.tuckedII);
  state.guardians = mixed(state.guardians);
  redealAssistants(state, mixed);
  redealIdols(state, mixed);
  redealBonus(state, mixed);
  // Their owner knows which cards were shuffled together.
  for (const player of state.players) player.deck = eachShuffle(player.deck, player.marks, mixed);
  if (state.rival !== undefined) redealRival(state.rules, state.rival, random);
}

type Mix = <T>(list: readonly T[]) => T[];

/** Under the tops; the rescue stack too, unless somebody has looked through it. */
function redealAssistants(state: ArnakState, mixed: Mix): void {
  const seen = state.players.some(({ glass }) => rowOf(glass) >= rescueRow(state.options.board));
  const people = mixed([...state.supply.flatMap((stack) => stack.slice(1)), ...(seen ? [] : state.rescue.slice(1))]);
  const covered = <T extends ArnakState['rescue']>(stack: T) => [
    ...stack.slice(0, 1),
    ...people.splice(0, Math.max(0, stack.length - 1)),
  ];
  state.supply = state.supply.map(covered);
  if (!seen) state.rescue = covered(state.rescue);
}

function redealIdols(state: ArnakState, mixed: Mix): void {
  const bag = mixed([...state.sites.flatMap(({ coveredIdols }) => coveredIdols), ...state.idolsUnseen]);
  state.sites = state.sites.map((site) => ({ ...site, coveredIdols: bag.splice(0, site.coveredIdols.length) }));
  state.idolsUnseen = bag;
}

function redealBonus(state: ArnakState, mixed: Mix): void {
  const seen = state.arrivals.some((who) => who !== 'rival');
  const bag = mixed([...(seen ? [] : state.lostTemple), ...state.box.bonusUnseen]);
  if (!seen) state.lostTemple = bag.splice(0, state.lostTemple.length);
  state.box.bonusUnseen = bag;
}

/** The arrow on the top tile is visible. */
function redealRival(rules: number, rival: Rival, random: Random): void {
  const arrows = rivalArrowsIn(rules);
  const [top] = rival.stack;
  if (top === undefined) return;
  const stack = shuffle(random, [...rival.stack]);
  const first = stack.findIndex((tile) => arrows[tile] === arrows[top]);
  rival.stack = [...stack.splice(first, 1), ...stack];
}
