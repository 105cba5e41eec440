import type { ArnakView, AssistantId, CardId, SlotOptionId, SpaceId, TempleStackId } from '@moonstaff/arnak';
import type { Mention, ThingKey } from '../../table/board.ts';
import type { Snapshot } from '../../table/source.ts';
import { ownPlayer, ownSeat, viewOf } from './state.ts';
import { copiesIn, keyOf, type Spot, siteThing } from './things.ts';

/** Everything on the table that a sentence can mean. */
export const keysMentioned = (mention: Mention, now: Snapshot): readonly ThingKey[] =>
  thingsMentioned(mention, viewOf(now)).map(keyOf);

function thingsMentioned({ kind, id, seat }: Mention, view: ArnakView): readonly Spot[] {
  const { hand, playArea } = ownPlayer(view);
  switch (kind) {
    case 'card': {
      const card = id as CardId;
      const isOwn = seat === undefined || seat === ownSeat(view);
      return [
        { on: 'row', card },
        { on: 'tray', card },
        ...(isOwn ? [...copiesIn('hand', card, hand), ...copiesIn('played', card, playArea)] : []),
      ];
    }
    case 'site':
      return view.sites.filter((site) => site.id === id).map((site) => siteThing(site.id));
    // Where the story says something was done: a site, with its tile if there is one.
    case 'at': {
      const { site } = id as { readonly site: string };
      return thingsMentioned({ kind: 'site', id: site }, view);
    }
    case 'tile':
      return view.sites.filter(({ tile }) => tile === id).map((site) => siteThing(site.id));
    case 'guardian':
      return [
        ...view.sites.flatMap(({ guardian, id: site }): readonly Spot[] =>
          guardian === id ? [{ on: 'guardian', site }] : [],
        ),
        ...ownPlayer(view).guardians.flatMap((own): readonly Spot[] =>
          own.id === id ? [{ on: 'boon', guardian: own.id }] : [],
        ),
      ];
    case 'assistant': {
      const assistant = id as AssistantId;
      return [
        { on: 'assistant', assistant },
        { on: 'rescue', assistant },
        ...view.supply.flatMap(({ top }, stack): readonly Spot[] => (top === id ? [{ on: 'supply', stack }] : [])),
      ];
    }
    case 'researchSpace':
      return [{ on: 'track', space: id as SpaceId }];
    case 'templeStack':
      return [{ on: 'temple', stack: id as TempleStackId }];
    case 'slotOption':
      // The board shows one's own.
      return seat === ownSeat(view) ? [{ on: 'slotOption', option: id as SlotOptionId }] : [];
    default:
      return [];
  }
}
