/** The rival digs, discovers and overcomes (A-SOL-14 to A-SOL-20, A-SOL-26, A-SOL-31). */
import { at, type Out, phrase } from '@moonstaff/kernel';
import { placeTile, revealGuardian, takeIdols } from '../actions/discover.ts';
import { isDiscovered, isOccupiedBy, levelAt, offersOf, rowAt, setGuardian, setSpace } from '../board.ts';
import { type Arrow, RIVAL_FIGURES } from '../data/index.ts';
import type { Resource } from '../effects/language.ts';
import type { ArnakState, Rival } from '../state.ts';
import { byArrow, extreme } from './choice.ts';

/** Indexes of the sites that fit, left to right within each row. */
const sitesWhere = (state: ArnakState, fits: (index: number) => boolean): readonly number[] =>
  state.sites.map((_, index) => index).filter(fits);

const hasFigure = (state: ArnakState): boolean => {
  let placed = 0;
  for (const site of state.sites) for (const who of site.spaces) if (who === 'rival') placed++;
  return placed < RIVAL_FIGURES;
};

/** A free space of a site that offers the resource: higher row first, then the arrow. */
export function rivalDigs(state: ArnakState, resource: Resource, arrow: Arrow, out: Out): boolean {
  if (!hasFigure(state)) return false;
  const open = sitesWhere(state, (index) => {
    const site = at(state.sites, index);
    return isDiscovered(site) && offersOf(site).includes(resource) && site.spaces.includes('free');
  });
  const index = byArrow(
    extreme(open, (i) => rowAt(state, i), 'highest'),
    arrow,
  );
  if (index === undefined) return false;
  const site = at(state.sites, index);
  setSpace(state, index, site.spaces.indexOf('free'), 'rival');
  out.event(phrase('arnak.rivalDug', { site: site.id, resource, arrow }));
  return true;
}

/** Bottom row first, then the arrow; the tile is placed but not used. */
export function rivalDiscovers(
  state: ArnakState,
  rival: Rival,
  level: 'I' | 'II',
  guardian: boolean,
  arrow: Arrow,
  out: Out,
): boolean {
  if (!hasFigure(state)) return false;
  const open = sitesWhere(state, (index) => !isDiscovered(at(state.sites, index)) && levelAt(state, index) === level);
  const index = byArrow(
    extreme(open, (i) => rowAt(state, i), 'lowest'),
    arrow,
  );
  if (index === undefined) return false;
  const { id } = at(state.sites, index);
  setSpace(state, index, 0, 'rival');
  out.event(phrase('arnak.rivalDiscovered', { site: id, arrow }));
  const { idol, covered } = takeIdols(state, id);
  rival.coveredIdols += covered;
  if (idol !== 'none' && rival.idols.includes(idol)) rival.coveredIdols++;
  else if (idol !== 'none') rival.idols = [...rival.idols, idol];
  if (idol !== 'none') out.event(phrase('arnak.rivalTookIdols', { idol, covered }));
  placeTile(state, id, out);
  if (guardian) revealGuardian(state, id, out);
  return true;
}

/** A guardian at one of its sites: higher row first, then the arrow. */
export function rivalOvercomes(state: ArnakState, rival: Rival, arrow: Arrow, out: Out): boolean {
  const open = sitesWhere(state, (index) => {
    const site = at(state.sites, index);
    return site.guardian !== 'none' && isOccupiedBy(site, 'rival');
  });
  const index = byArrow(
    extreme(open, (i) => rowAt(state, i), 'highest'),
    arrow,
  );
  if (index === undefined) return false;
  const { id, guardian } = at(state.sites, index);
  if (guardian === 'none') return false;
  setGuardian(state, index, 'none');
  rival.guardians = [...rival.guardians, guardian];
  out.event(phrase('arnak.rivalOvercame', { site: id, guardian, arrow }));
  return true;
}
