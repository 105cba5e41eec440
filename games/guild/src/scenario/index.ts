import type { Json } from '@moonstaff/kernel';
import { printedNow } from '@moonstaff/kernel';
import { doubts, TOWER_PAY } from '../data/doubtful.ts';
import { basicCards, eraCards } from '../data/explore-cards.ts';
import { goals } from '../data/goals.ts';
import { investigateCards } from '../data/investigate-cards.ts';
import { mapSources } from '../data/maps/index.ts';
import { VILLAGE_PAY } from '../data/pieces.ts';
import { SOLO_TARGETS, soloTokens } from '../data/solo.ts';
import { treasures } from '../data/treasures.ts';
import type { GuildThing } from '../explain.ts';
import { guild } from '../game.ts';
import { registerMap } from '../map/registry.ts';
import { arrange } from './arrange.ts';
import { facts } from './facts.ts';
import { position } from './position.ts';

/** What an action points at, for the reason why it is refused. */
function thing(action: Json): GuildThing {
  const { field, post, card, slot } = action as { readonly [name: string]: Json };
  if (field !== undefined || post !== undefined) return { space: String(field ?? post) };
  if (card !== undefined) return { card: String(card) };
  return slot === undefined ? { done: true } : { slot: String(slot) };
}

const component = (kind: string, id: string, data: object) => ({ kind, id, data });

/** How scenarios are written about the Guild. */
export const scenario = {
  game: guild,
  arrange,
  facts,
  position,
  thing,
  components: [
    ...basicCards.map((card) => component('exploreCard', card.id, card)),
    ...eraCards.map((card) => component('exploreCard', card.id, card)),
    ...investigateCards.map((card) => ({
      ...component('investigateCard', card.id, card),
      fieldsWithoutRules: ['group'],
    })),
    ...treasures.map((treasure) => component('treasure', treasure.id, treasure)),
    ...goals.map((goal) => component('goal', goal.id, goal)),
    ...mapSources.map((source) => component('map', source.id, source)),
    ...soloTokens.map((token, i) => component('soloToken', `${i + 1}`, token)),
    component('payout', 'tower', printedNow(TOWER_PAY)),
    component('payout', 'village', VILLAGE_PAY),
    component('payout', 'solo', SOLO_TARGETS),
  ],
  doubts,
  refresh(): void {
    for (const source of mapSources) registerMap(source);
  },
};
