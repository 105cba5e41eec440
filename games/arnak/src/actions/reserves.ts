/**
 * What free actions can still bring to a discovery that is short of compasses.
 *
 * A-FREE-4, A-DISC-3, A-PASS-4. Cards still to be drawn don't count: nobody knows them.
 */

import { at, type Seat } from '@moonstaff/kernel';
import { hasChange } from '../changes.ts';
import { assistantById, cardById, guardianById, slotOptions, slotPoints } from '../data/index.ts';
import type { Effect, Icons } from '../effects/language.ts';
import { NOTHING } from '../frozen.ts';
import { type ArnakState, type Player, playerAt } from '../state.ts';
import { addIcons, assistantTravel, canTravel, pilotsFor, type Reach, reachOf } from '../travel.ts';
import { isFreeCard } from './play.ts';

interface Gains {
  readonly compass: number;
  readonly coins: number;
}

const NO_GAINS: Gains = { compass: 0, coins: 0 };

const better = (a: Gains, b: Gains): Gains =>
  b.compass > a.compass || (b.compass === a.compass && b.coins > a.coins) ? b : a;

/**
 * What an effect gives by itself, of alternatives the one with most compasses. Once a target is named the main
 * action is spent, and passing with it; the first version overlooked that.
 */
function gainsOf(effect: Effect, passing: boolean): Gains {
  let compass = 0;
  let coins = 0;
  for (const step of effect) {
    if (step.op === 'gain') {
      compass += step.compass ?? 0;
      coins += step.coins ?? 0;
    } else if (step.op === 'choose') {
      let best = NO_GAINS;
      for (const { timing, steps } of step.options) {
        if (timing !== 'pass' || passing) best = better(best, gainsOf(steps, passing));
      }
      compass += best.compass;
      coins += best.coins;
    }
  }
  return { compass, coins };
}

/** Everything with a free action, and the icons it could travel with instead. */
function eachFree(player: Player, passing: boolean, use: (gains: Gains, icons: Icons) => void): void {
  for (const id of player.hand) if (isFreeCard(id)) use(gainsOf(cardById[id].effect, passing), cardById[id].travel);
  for (const own of player.assistants) {
    const { timing, silver, gold } = assistantById[own.id];
    if (own.ready && timing === 'free') {
      use(gainsOf(own.gold ? gold : silver, passing), assistantTravel(own) ?? NOTHING);
    }
  }
  for (const { id, used } of player.guardians) {
    const { boon } = guardianById[id];
    if (!used && boon.kind === 'freeAction') use(gainsOf(boon.effect, passing), NOTHING);
  }
  const slots = Math.min(player.crates, slotPoints.length - player.slots);
  if (slots <= 0) return;
  const best = slotOptions.map(({ effect }) => gainsOf(effect, passing)).reduce(better);
  for (let i = 0; i < slots; i++) use(best, NOTHING);
}

/** The most compasses there can be before paying. */
export function compassesWithin(state: ArnakState, seat: Seat): number {
  const player = playerAt(state, seat);
  let sum = player.compass;
  eachFree(player, !hasChange(state, 'exactDiscoveries'), ({ compass }) => {
    sum += compass;
  });
  return sum;
}

/** Something that gives tokens as a free action, or travels instead. */
interface Traveller extends Gains {
  readonly icons: Icons;
}

/** Everything a player can have if nothing travels that could bring tokens. */
export interface Reserves extends Gains {
  readonly travellers: readonly Traveller[];
  readonly reach: Reach;
}

export function reservesOf(player: Player): Reserves {
  const reach = reachOf(player, 0);
  const travellers: Traveller[] = [];
  let { compass, coins } = player;
  eachFree(player, false, (gains, icons) => {
    if (gains.compass + gains.coins === 0) return;
    compass += gains.compass;
    coins += gains.coins;
    if (icons.length === 0) return;
    addIcons(reach, icons, player.allPlanes, -1);
    travellers.push({ ...gains, icons });
  });
  return { compass, coins, travellers, reach };
}

interface ExpeditionPrice {
  readonly compass: number;
  readonly travel: Icons;
  readonly discount: Icons;
}

/**
 * Whether compasses and travel can be paid together: what travels brings nothing, what brings something does
 * not travel.
 */
export function canBringAll(reserves: Reserves, price: ExpeditionPrice, allPlanes: boolean): boolean {
  const { travellers } = reserves;
  const reach = { ...reserves.reach };

  /** Tries sending the sources from `from` on, beside those that travel already. */
  const search = (from: number, going: number, compass: number, coins: number): boolean => {
    if (compass < price.compass) return false;
    const pilots = pilotsFor(coins);
    reach.plane += pilots;
    const enough = canTravel(reach, price.travel, price.discount, allPlanes);
    reach.plane -= pilots;
    if (enough) return true;
    if (going === price.travel.length) return false;
    for (let i = from; i < travellers.length; i++) {
      const one = at(travellers, i);
      addIcons(reach, one.icons, allPlanes);
      if (search(i + 1, going + 1, compass - one.compass, coins - one.coins)) return true;
      addIcons(reach, one.icons, allPlanes, -1);
    }
    return false;
  };
  return search(0, 0, reserves.compass, reserves.coins);
}
