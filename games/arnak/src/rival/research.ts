/** The rival researches: it pays nothing and uses nothing, but takes things away (A-SOL-21 to A-SOL-25). */
import { at, type Out, phrase } from '@moonstaff/kernel';
import { bonusAt, rowOf, spaceIndex, TEMPLE_ROW } from '../actions/research.ts';
import { type Arrow, type SpaceId, spaceById, templeStacks, trackOf } from '../data/index.ts';
import type { ArnakState, Rival } from '../state.ts';
import { byArrow, extreme } from './choice.ts';

export function rivalResearches(state: ArnakState, rival: Rival, arrow: Arrow, out: Out): boolean {
  if (rowOf(rival.glass) === TEMPLE_ROW) return takesTempleTile(state, rival, arrow, out);
  const space = byArrow(spaceById[rival.glass].next as readonly SpaceId[], arrow);
  if (space === undefined) return false;
  rival.glass = space;
  out.event(phrase('arnak.rivalResearched', { space, arrow }));
  if (rowOf(space) === TEMPLE_ROW) reachesTemple(state, out);
  else removesBonus(state, space, arrow, out);
  if (rescues(state, space)) removesRescued(state, out);
  return true;
}

/** The top tile of the bonus stack leaves unseen. */
function reachesTemple(state: ArnakState, out: Out): void {
  state.arrivals.push('rival');
  out.event(phrase('arnak.rivalReachedTemple', { place: state.arrivals.length }));
  const [top, ...rest] = state.lostTemple;
  if (top === undefined) return;
  state.lostTemple = rest;
  state.box.bonusUnseen = [...state.box.bonusUnseen, top];
}

function removesBonus(state: ArnakState, space: SpaceId, arrow: Arrow, out: Out): void {
  const tiles = bonusAt(state, space);
  const tile = byArrow(tiles, arrow);
  if (tile === undefined) return;
  state.bonus[spaceIndex(space)] = arrow === 'left' ? tiles.slice(1) : tiles.slice(0, -1);
  state.box.bonusSeen = [...state.box.bonusSeen, tile];
  out.event(phrase('arnak.rivalRemovedBonus', { tile }));
}

/** Whether the glass effect of this row takes an assistant from the rescue space. */
const rescues = (state: ArnakState, space: SpaceId): boolean =>
  trackOf(state).rows[rowOf(space) - 1]?.glass.effect.some(({ op }) => op === 'rescueAssistant') === true;

function removesRescued(state: ArnakState, out: Out): void {
  const [top, ...rest] = state.rescue;
  if (top === undefined) return;
  state.rescue = rest;
  removeAssistant(state, top, rest.length, out);
}

function removeAssistant(state: ArnakState, assistant: (typeof state.rescue)[number], below: number, out: Out): void {
  state.box.assistants = [...state.box.assistants, assistant];
  out.event(phrase('arnak.rivalRemovedAssistant', { assistant }));
  if (below > 0) out.reveal(phrase('arnak.wall.assistant'));
}

/** The top tile of the highest stack; equal ones by the arrow (A-SOL-24). */
export function removesSupplyAssistant(state: ArnakState, arrow: Arrow, out: Out): boolean {
  const open = [0, 1, 2].filter((stack) => (state.supply[stack]?.length ?? 0) > 0);
  const stack = byArrow(
    extreme(open, (i) => at(state.supply, i).length, 'highest'),
    arrow,
  );
  if (stack === undefined) return false;
  const [top, ...rest] = at(state.supply, stack);
  if (top === undefined) return false;
  state.supply[stack] = rest;
  removeAssistant(state, top, rest.length, out);
  return true;
}

/** In the Lost Temple already: a 6-point tile (A-SOL-23). */
function takesTempleTile(state: ArnakState, rival: Rival, arrow: Arrow, out: Out): boolean {
  const open = templeStacks.filter(({ points }, index) => points === 6 && at(state.temple, index) > 0);
  const stack = byArrow(open, arrow);
  if (stack === undefined) return false;
  const index = templeStacks.indexOf(stack);
  state.temple[index] = at(state.temple, index) - 1;
  rival.temple = [...rival.temple, stack.id];
  out.event(phrase('arnak.rivalTempleTile', { stack: stack.id, arrow }));
  return true;
}
