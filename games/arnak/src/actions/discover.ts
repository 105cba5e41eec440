/**
 * Discover a New Site.
 *
 * A-DISC-1 to A-DISC-11, A-GRD-1. Targets and payment: `voyage.ts`.
 */
import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import { levelAt, setGuardian, setSpace, siteEffect, siteIndex } from '../board.ts';
import { type GuardianId, idolById, type SiteId, type TileId } from '../data/index.ts';
import { push, pushSteps } from '../stack.ts';
import { type ArnakState, playerAt } from '../state.ts';

/** The archaeologist arrives: idols go into the crates, the face-up one is used; then tile, then guardian (A-DISC-7). */
export function arriveAtPlace(state: ArnakState, seat: Seat, site: SiteId, out: Out): void {
  const player = playerAt(state, seat);
  player.figures--;
  setSpace(state, siteIndex(site), 0, seat);
  out.event(phrase('arnak.discovered', { seat, site }));
  const { idol, covered } = takeIdols(state, site);
  push(state, { at: 'guardian', site });
  push(state, { at: 'tile', site });
  if (idol !== 'none') {
    player.crates += 1 + covered;
    out.event(phrase('arnak.tookIdols', { seat, idol, covered }));
    pushSteps(state, idolById[idol].effect);
  }
}

/** Removes the idols of a place and returns them; the caller decides where they go. */
export function takeIdols(state: ArnakState, id: SiteId) {
  const index = siteIndex(id);
  const site = at(state.sites, index);
  const { idol, coveredIdols } = site;
  if (idol !== 'none') state.idolsSeen = [...state.idolsSeen, idol];
  state.idolsUnseen = [...state.idolsUnseen, ...coveredIdols];
  state.sites[index] = { ...site, idol: 'none', coveredIdols: [] };
  return { idol, covered: coveredIdols.length };
}

/** Turns the top tile of a stack; a wall unless it had been seen before. */
export function nextTile(state: ArnakState, level: 'I' | 'II', out: Out): TileId {
  const stack = level === 'I' ? state.tilesI : state.tilesII;
  const tile = stack.shift();
  if (tile === undefined) throw new RangeError('no site tile left');
  const tucked = level === 'I' ? 'tuckedI' : 'tuckedII';
  if (state[tucked] > stack.length) state[tucked] = stack.length;
  else out.reveal(phrase('arnak.wall.tile'));
  return tile;
}

export function placeTile(state: ArnakState, site: SiteId, out: Out): void {
  const index = siteIndex(site);
  const tile = nextTile(state, levelAt(state, index) === 'II' ? 'II' : 'I', out);
  state.sites[index] = { ...at(state.sites, index), tile };
  out.event(phrase('arnak.tilePlaced', { site, tile }));
}

/** A-DISC-5: the site exists from here on and is used at once. */
export function revealSite(state: ArnakState, site: SiteId, out: Out): void {
  placeTile(state, site, out);
  pushSteps(state, siteEffect(at(state.sites, siteIndex(site))));
}

/** A-DISC-6: it does nothing now. */
export function revealGuardian(state: ArnakState, site: SiteId, out: Out): void {
  const guardian: GuardianId | undefined = state.guardians.shift();
  if (guardian === undefined) throw new RangeError('no guardian left');
  out.reveal(phrase('arnak.wall.guardian'));
  setGuardian(state, siteIndex(site), guardian);
  out.event(phrase('arnak.guardianPlaced', { site, guardian }));
}
