import type {
  ArnakAction,
  ArnakView,
  AssistantId,
  CampId,
  CardId,
  GuardianId,
  Resource,
  SiteId,
  SlotOptionId,
  SpaceId,
  TempleStackId,
  TileId,
  Token,
  TravelIcon,
} from '@moonstaff/arnak';
import type { ThingKey } from '../../table/board.ts';
import { isCamp, ownPlayer, questionOf } from './state.ts';

/** A player's seat, or the rival of the solo game. */
export type Who = number | 'rival';

type CardKind = 'item' | 'artifact';

/** What can be pointed at and pressed. Equal cards and icons are told apart by `copy`. */
export type Spot =
  | { readonly on: 'hand'; readonly card: CardId; readonly copy: number }
  | { readonly on: 'played'; readonly card: CardId; readonly copy: number }
  | { readonly on: 'fearTiles' }
  | { readonly on: 'row'; readonly card: CardId }
  /** Cards and assistants offered for a choice that are nowhere else on the table. */
  | { readonly on: 'tray'; readonly card: CardId }
  | { readonly on: 'rescue'; readonly assistant: AssistantId }
  /** A discovered or undiscovered place has one space; a camp has two, and is a thing of its own. */
  | { readonly on: 'space'; readonly site: SiteId; readonly space: number }
  | { readonly on: 'camp'; readonly camp: CampId }
  | { readonly on: 'guardian'; readonly site: SiteId }
  | { readonly on: 'track'; readonly space: SpaceId }
  | { readonly on: 'temple'; readonly stack: TempleStackId }
  | { readonly on: 'supply'; readonly stack: number }
  | { readonly on: 'assistant'; readonly assistant: AssistantId }
  | { readonly on: 'boon'; readonly guardian: GuardianId }
  | { readonly on: 'slot'; readonly slot: number }
  | { readonly on: 'slotOption'; readonly option: SlotOptionId }
  | { readonly on: 'resource'; readonly resource: Resource }
  | { readonly on: 'icon'; readonly icon: TravelIcon; readonly copy: number }
  | { readonly on: 'deck' }
  | { readonly on: 'pilot' };

/** What moves around, wherever it is now. A card keeps its name from the hand to the play area. */
type Piece =
  | { readonly on: 'card'; readonly card: CardId; readonly copy: number }
  | { readonly on: 'figure'; readonly who: Who; readonly site: SiteId; readonly space: number }
  | { readonly on: 'token'; readonly who: Who; readonly token: Token }
  | { readonly on: 'guardianTile'; readonly guardian: GuardianId }
  | { readonly on: 'assistantTile'; readonly assistant: AssistantId }
  | { readonly on: 'siteTile'; readonly tile: TileId }
  | { readonly on: 'idols'; readonly site: SiteId }
  | { readonly on: 'slottedIdol'; readonly slot: number }
  | { readonly on: 'staff' };

/** Where pieces come from and go to. */
type Stock =
  | { readonly on: 'cardDeck'; readonly kind: CardKind }
  | { readonly on: 'exile'; readonly kind: CardKind }
  | { readonly on: 'siteTiles'; readonly level: 'I' | 'II' }
  | { readonly on: 'guardians' }
  | { readonly on: 'fearCards' }
  | { readonly on: 'seat'; readonly who: Who }
  | { readonly on: 'home'; readonly who: Who }
  | { readonly on: 'crates'; readonly who: Who }
  | { readonly on: 'counter'; readonly who: Who; readonly resource: Resource };

/** Buttons of the band, of a list or of a warning. */
type Button =
  | { readonly on: 'mainButton' }
  /** Does what a tap has selected. */
  | { readonly on: 'confirmButton' }
  | { readonly on: 'awayButton' }
  | { readonly on: 'waitButton' }
  | { readonly on: 'goAheadButton' }
  /** A button of the band's row, by the digit that presses it. */
  | { readonly on: 'chip'; readonly digit: number }
  /** Takes just this action. */
  | { readonly on: 'actionButton'; readonly action: ArnakAction };

/** Everything on the table that has a name of its own. */
export type Thing = Spot | Piece | Stock | Button;

export const keyOf = ({ on, ...rest }: Thing): ThingKey =>
  [
    on,
    ...Object.entries(rest)
      .toSorted(byName)
      .map(([, value]) => plainly(value)),
  ].join(':') as ThingKey;

const plainly = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

export const isSame = (a: Thing | undefined, b: Thing | undefined): boolean =>
  a !== undefined && b !== undefined && keyOf(a) === keyOf(b);

/** Where a figure stands, or the whole camp. */
export const siteThing = (site: SiteId): Spot =>
  isCamp(site) ? { on: 'camp', camp: site } : { on: 'space', site, space: 0 };

/** All copies of a card in these cards. */
export const copiesIn = (on: 'hand' | 'played', card: CardId, cards: readonly string[]): readonly Spot[] =>
  cards.filter((one) => one === card).map((_, copy) => ({ on, card, copy }));

/** Where on the table an action can be taken. Actions without a place are offered in the band. */
export function thingsOf(action: ArnakAction, view: ArnakView): readonly Spot[] {
  const question = questionOf(view);
  const player = ownPlayer(view);
  switch (action.type) {
    case 'dig':
    case 'recall':
      return [{ on: 'space', site: action.site, space: action.space }];
    case 'discover':
      return [siteThing(action.place)];
    case 'activate':
      return [siteThing(action.site)];
    case 'overcome':
      return [{ on: 'guardian', site: action.site }];
    case 'buy':
    case 'take':
      return [{ on: isInRow(view, action.card) ? 'row' : 'tray', card: action.card }];
    case 'research':
      return [{ on: 'track', space: action.to }];
    case 'temple':
      return [{ on: 'temple', stack: action.stack }];
    case 'play':
    case 'discard':
    case 'putDown':
      return copiesIn('hand', action.card, player.hand);
    case 'exile':
      if (action.card === 'fear-tile') return [{ on: 'fearTiles' }];
      return action.zone === 'hand'
        ? copiesIn('hand', action.card, player.hand)
        : copiesIn('played', action.card, player.playArea);
    case 'assistant':
    case 'upgrade':
    case 'refresh':
      return [{ on: 'assistant', assistant: action.assistant }];
    case 'slot':
      return [
        { on: 'slot', slot: action.slot },
        { on: 'slotOption', option: action.option },
      ];
    case 'boon':
      return [{ on: 'boon', guardian: action.guardian }];
    case 'hold':
    case 'return':
      return [{ on: 'tray', card: action.card }];
    case 'trade':
      return [{ on: 'resource', resource: action.from }];
    case 'use':
      if (question?.at === 'again') return [siteThing(question.site)];
      return question?.at === 'use' ? copiesIn('played', question.card, player.playArea) : [];
    case 'relocate':
      return [
        { on: 'space', site: action.from, space: action.fromSpace },
        { on: 'space', site: action.to, space: action.toSpace },
      ];
    case 'moveGuardian':
      return [{ on: 'guardian', site: action.from }, siteThing(action.to)];
    case 'bonus':
    case 'row':
      return question?.at === 'arrive' ? [{ on: 'track', space: question.space }] : [];
    case 'recruit':
    case 'supply':
      return [{ on: 'supply', stack: action.stack }];
    case 'swap':
      return [
        { on: 'assistant', assistant: action.assistant },
        { on: 'supply', stack: action.stack },
      ];
    case 'rescue':
      return [{ on: 'rescue', assistant: action.assistant }];
    case 'unslot':
      return [{ on: 'slot', slot: player.slots - 1 }];
    case 'draw':
      return [{ on: 'deck' }];
    default:
      return [];
  }
}

const isInRow = (view: ArnakView, card: CardId): boolean =>
  [...view.itemRow, ...view.artifactRow].some((one) => one === card);

/** A thing and the legal actions that can be taken at it. */
export interface Way {
  readonly thing: Spot;
  readonly actions: readonly ArnakAction[];
}

export function actionsByThing(legal: readonly ArnakAction[], view: ArnakView): ReadonlyMap<ThingKey, Way> {
  const found = new Map<ThingKey, { readonly thing: Spot; readonly actions: ArnakAction[] }>();
  for (const action of legal) {
    for (const thing of thingsOf(action, view)) {
      const key = keyOf(thing);
      const way = found.get(key);
      if (way === undefined) found.set(key, { thing, actions: [action] });
      else way.actions.push(action);
    }
  }
  return found;
}
