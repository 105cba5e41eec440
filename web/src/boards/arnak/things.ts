import type { ArnakAction, ArnakView, AssistantId, CardId, GuardianId, SiteId } from '@moonstaff/arnak';
import { isCamp, ownPlayer, questionOf } from './state.ts';

/** Something on the table one may point at, as `kind:id`. Cards of one kind are one thing. */
export type Thing = string;

export const inHand = (card: CardId): Thing => `hand:${card}`;
export const inRow = (card: string): Thing => `row:${card}`;
export const played = (card: CardId | 'fear-tile'): Thing => `played:${card}`;
/** Cards that lie nowhere on the table while one chooses among them. */
export const inTray = (card: CardId): Thing => `tray:${card}`;
export const space = (site: SiteId, index: number): Thing => `space:${site}:${index}`;
/** A place has one space, which is the place itself; a camp has two. */
export const siteThing = (site: SiteId): Thing => (isCamp(site) ? `site:${site}` : space(site, 0));
export const guardianAt = (site: SiteId): Thing => `guardian:${site}`;
export const trackSpace = (id: string): Thing => `track:${id}`;
export const templeStack = (id: string): Thing => `temple:${id}`;
export const ownAssistant = (id: AssistantId): Thing => `assistant:${id}`;
export const wonGuardian = (id: GuardianId): Thing => `boon:${id}`;
export const slotThing = (slot: number): Thing => `slot:${slot}`;
export const slotOption = (id: string): Thing => `option:${id}`;
export const supplyStack = (stack: number): Thing => `supply:${stack}`;
export const toRescue = (id: AssistantId): Thing => `rescue:${id}`;
export const resourceThing = (id: string): Thing => `resource:${id}`;
export const PILOT: Thing = 'pilot:';
export const OWN_DECK: Thing = 'deck:own';
export const leftIcon = (icon: string): Thing => `icon:${icon}`;

/** Where on the table a legal action can be taken. Those without a place are offered in the band. */
export function thingsOf(action: ArnakAction, view: ArnakView): readonly Thing[] {
  const question = questionOf(view);
  switch (action.type) {
    case 'dig':
      return [space(action.site, action.space)];
    case 'discover':
      return [siteThing(action.place)];
    case 'overcome':
      return [guardianAt(action.site)];
    case 'buy':
    case 'take':
      return [isInRow(view, action.card) ? inRow(action.card) : inTray(action.card)];
    case 'research':
      return [trackSpace(action.to)];
    case 'temple':
      return [templeStack(action.stack)];
    case 'play':
    case 'discard':
    case 'putDown':
      return [inHand(action.card)];
    case 'assistant':
    case 'upgrade':
    case 'refresh':
      return [ownAssistant(action.assistant)];
    case 'slot':
      return [slotThing(action.slot), slotOption(action.option)];
    case 'boon':
      return [wonGuardian(action.guardian)];
    case 'hold':
    case 'return':
      return [inTray(action.card)];
    case 'exile':
      return [action.zone === 'hand' && action.card !== 'fear-tile' ? inHand(action.card) : played(action.card)];
    case 'trade':
      return [resourceThing(action.from)];
    case 'activate':
      return [siteThing(action.site)];
    case 'use':
      if (question?.at === 'again') return [siteThing(question.site)];
      return question?.at === 'use' ? [played(question.card)] : [];
    case 'relocate':
      return [space(action.from, action.fromSpace), space(action.to, action.toSpace)];
    case 'recall':
      return [space(action.site, action.space)];
    case 'moveGuardian':
      return [guardianAt(action.from), siteThing(action.to)];
    case 'bonus':
    case 'row':
      return question?.at === 'arrive' ? [trackSpace(question.space)] : [];
    case 'recruit':
    case 'supply':
      return [supplyStack(action.stack)];
    case 'swap':
      return [ownAssistant(action.assistant), supplyStack(action.stack)];
    case 'rescue':
      return [toRescue(action.assistant)];
    case 'unslot':
      return [slotThing(ownPlayer(view).slots - 1)];
    case 'draw':
      return [OWN_DECK];
    default:
      return [];
  }
}

const isInRow = (view: ArnakView, card: string): boolean =>
  [...view.itemRow, ...view.artifactRow].some((one) => one === card);

/** The legal actions by the things they can be taken at. */
export function waysByThing(
  legal: readonly ArnakAction[],
  view: ArnakView,
): ReadonlyMap<Thing, readonly ArnakAction[]> {
  const found = new Map<Thing, ArnakAction[]>();
  for (const action of legal) {
    for (const thing of thingsOf(action, view)) {
      const ways = found.get(thing);
      if (ways === undefined) found.set(thing, [action]);
      else ways.push(action);
    }
  }
  return found;
}
