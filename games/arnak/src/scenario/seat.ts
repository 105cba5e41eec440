/** What a scenario says about one player. */
import { type Json, Refusal, type Seat } from '@moonstaff/kernel';
import { flagOf, manyOf, numberOf, oneOf, readParts } from '@moonstaff/kernel/given';
import { ASSISTANT_SQUARES, slotPoints, templeStacks } from '../data/index.ts';
import { RESOURCES, TRAVEL_ICONS } from '../effects/language.ts';
import { type ArnakState, playerAt } from '../state.ts';
import type { CardTable } from './cards.ts';
import { byId } from './read.ts';
import { spacesOf } from './rival.ts';
import { assistantIds, guardianIds, liftAssistant, liftGuardian } from './tiles.ts';

export function arrangeSeat(state: ArnakState, seat: Seat, value: Json, path: string, cards: CardTable): void {
  const player = playerAt(state, seat);
  const count =
    (name: (typeof RESOURCES)[number] | 'fearTiles' | 'crates' | 'slots') =>
    (given: Json, here: string): void => {
      player[name] = numberOf(given, here);
    };
  const flag =
    (name: 'passed' | 'noFear' | 'allPlanes') =>
    (given: Json, here: string): void => {
      player[name] = flagOf(given, here);
    };
  readParts(value, path, {
    ...Object.fromEntries(RESOURCES.map((resource) => [resource, count(resource)])),
    fearTiles: count('fearTiles'),
    crates: count('crates'),
    slots: (given, here) => {
      player.slots = numberOf(given, here);
      if (player.slots > slotPoints.length) throw new Refusal('given.number', { path: here, given });
    },
    hand: (given, here) => cards.put(seat, 'hand', given, here),
    deck: (given, here) => cards.put(seat, 'deck', given, here),
    playArea: (given, here) => cards.put(seat, 'playArea', given, here),
    glass: (given, here) => {
      player.glass = oneOf(given, spacesOf(state), here);
    },
    notebook: (given, here) => {
      player.notebook = oneOf(given, spacesOf(state), here);
    },
    assistants: (given, here) => {
      const wanted = byId(given, assistantIds, here);
      if (wanted.length > ASSISTANT_SQUARES) throw new Refusal('given.list', { path: here });
      for (const [id] of wanted) liftAssistant(state, id);
      player.assistants = wanted.map(([id, details]) => {
        const own = { id, gold: false, ready: true };
        readParts(details, `${here}.${id}`, {
          side: (side, at) => {
            own.gold = oneOf(side, ['silver', 'gold'], at) === 'gold';
          },
          ready: (ready, at) => {
            own.ready = flagOf(ready, at);
          },
        });
        return own;
      });
    },
    guardians: (given, here) => {
      const wanted = byId(given, guardianIds, here);
      for (const [id] of wanted) liftGuardian(state, id);
      player.guardians = wanted.map(([id, details]) => {
        const own = { id, used: false };
        readParts(details, `${here}.${id}`, {
          used: (used, at) => {
            own.used = flagOf(used, at);
          },
        });
        return own;
      });
    },
    temple: (given, here) => {
      player.temple = manyOf(
        given,
        templeStacks.map(({ id }) => id),
        here,
      );
    },
    icons: (given, here) => {
      player.icons = manyOf(given, TRAVEL_ICONS, here);
    },
    passed: flag('passed'),
    noFear: flag('noFear'),
    allPlanes: flag('allPlanes'),
  });
}
