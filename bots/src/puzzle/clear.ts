import { at } from '@moonstaff/kernel';
import type { AnyMind } from '../mind.ts';
import { CONTENDERS, differences, type Lead, leadOf, pointTrials, type Trials } from './compare.ts';
import { isSameTurn, type Turn, type TurnQuestion, turnFound, turnsOf } from './turns.ts';

/** How clearly a turn has to be the best, in points. */
export interface Demand {
  /** What the first look has to show before it's worth thinking for long. */
  readonly glance: number;
  /** What has to be left of the lead over each other turn, less two standard errors, in the end. */
  readonly clear: number;
}

/** One turn that's clearly better than all others. */
export interface ClearTurn {
  readonly turn: Turn;
  /** Its lead over the second best. */
  readonly lead: Lead;
  /** In how many imagined states the two were tried out. */
  readonly worlds: number;
}

/** With fewer turns to choose from there's nothing to find. */
const FEWEST_TURNS = 5;
/** How many of the turns that are tried out may turn out to be the best. */
const FAVOURITES = 2;
/** Tries before anything is decided, and at most. */
const FEWEST_WORLDS = 24;
const MOST_WORLDS = 96;
/** How much farther long thought looks than the expert does at a table. */
const LONGER = { beam: 2, depth: 4, worlds: 2 };
const SURE = 2;

/** The turns a skilled player thinks of, best first. */
export const firstLook = (mind: AnyMind, question: TurnQuestion): readonly Turn[] =>
  turnsOf(mind, question, mind.search.skilled, 1);

/** Whether one of these turns stands out, so that it's worth thinking for long. */
export const standsOut = (turns: readonly Turn[], { glance }: Demand): boolean =>
  turns.length > 1 && at(turns, 0).value - at(turns, 1).value >= glance;

/**
 * The turn that's clearly the best after long thought: a search that's wider and longer than the expert's at a table, in
 * several imagined states; then tries, played on as the expert does alone, until every other turn is behind by what's
 * demanded. Nothing if one comes near.
 */
export function clearTurn(mind: AnyMind, question: TurnQuestion, { clear }: Demand): ClearTurn | undefined {
  const { beam, depth, width, margin } = mind.search.expert;
  const search = { beam: beam * LONGER.beam, depth: depth + LONGER.depth, width };
  const turns = turnsOf(mind, question, search, LONGER.worlds);
  if (turns.length < FEWEST_TURNS) return undefined;
  const trials = pointTrials(mind, question);
  const favourites = turns
    .slice(0, FAVOURITES)
    .map((turn) => ({ turn, mean: meanOf(trials.results(turn.actions, FEWEST_WORLDS)) }));
  const { turn: best } = favourites.reduce((a, b) => (b.mean > a.mean ? b : a));
  let closest: ClearTurn | undefined;
  for (const other of turns.slice(0, CONTENDERS)) {
    if (other === best || other.value < best.value - margin) continue;
    const lead = clearLead(trials, best, other, clear);
    if (lead === undefined) return undefined;
    if (closest === undefined || lead.lead.mean < closest.lead.mean) closest = lead;
  }
  return closest;
}

/** The lead of one turn over another once it's sure to be big enough; nothing if it isn't. */
function clearLead(trials: Trials<number>, best: Turn, other: Turn, clear: number): ClearTurn | undefined {
  for (let worlds = FEWEST_WORLDS; worlds <= MOST_WORLDS; worlds += FEWEST_WORLDS) {
    const lead = leadOf(differences(trials, best.actions, other.actions, worlds));
    if (lead.mean - SURE * lead.error >= clear) return { turn: best, lead, worlds };
    if (lead.mean < clear) return undefined;
  }
  return undefined;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How hard a turn is to find: 1 if the novice's search finds it, 2 if the skilled one does, 3 if it takes the expert's. */
export function gradeOf(mind: AnyMind, question: TurnQuestion, turn: Turn): 1 | 2 | 3 {
  const isFoundBy = (level: 'novice' | 'skilled'): boolean =>
    isSameTurn(mind, question, turnFound(mind, question, mind.search[level]).actions, turn.actions);
  if (isFoundBy('novice')) return 1;
  return isFoundBy('skilled') ? 2 : 3;
}
