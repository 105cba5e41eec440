/**
 * What a viewer could do now for tokens and travel, whether or not they have them: research, overcome, buy, dig, discover.
 *
 * A-RES-2, A-RES-3, A-TMP-2, A-GRD-5, A-BUY-8, A-DIG-2, A-DISC-2.
 */
import { at } from '@moonstaff/kernel';
import type { ActionOf } from '../action.ts';
import { isDiscoveredAt, levelAt, travelCost } from '../board.ts';
import { guardianById, type PlaceId, type SpaceId, spaceById, templeStacks } from '../data/index.ts';
import type { CardKind, Cost, Icons, SendArchaeologist, Tokens } from '../effects/language.ts';
import { isHeld, openQuestion, type QuestionOf, type Token } from '../frames.ts';
import { discounted } from '../tokens.ts';
import type { ArnakView, PlayerView } from '../view.ts';
import { cardPrice } from './buy.ts';
import { notebookMay, PLAIN_RESEARCH, type ResearchRules, rowOf, TEMPLE_ROW, templeCost } from './research.ts';
import { compassPrice, PLAIN } from './voyage.ts';

export interface PricedAction {
  readonly action: ActionOf<'research' | 'temple' | 'overcome' | 'buy' | 'dig' | 'discover'>;
  readonly cost: Cost;
  /** Travel icons that count as held. */
  readonly discount?: Icons;
}

type BuyRules = Omit<QuestionOf<'buy'>, 'at'>;

const PLAIN_BUY: BuyRules = { kind: 'any', discount: 0, deckTop: false };

/** As main actions, or as an effect offers them. */
export function pricedActions(view: ArnakView): readonly PricedAction[] {
  const { viewer, active, phase, main } = view;
  if (viewer !== active || phase !== 'turns' || isHeld(view)) return [];
  const player = at(view.players, active);
  const question = openQuestion(view);
  if (question?.at === 'research') return researches(view, player, question);
  if (question?.at === 'buy') return purchases(view, question);
  if (question?.at === 'send') return journeys(view, player, question.step);
  if (question !== undefined || main) return [];
  return [
    ...researches(view, player, PLAIN_RESEARCH),
    ...overcomings(view, active),
    ...purchases(view, PLAIN_BUY),
    ...journeys(view, player, PLAIN),
  ];
}

function researches(view: ArnakView, player: PlayerView, rules: ResearchRules): readonly PricedAction[] {
  const moves = (token: Token): readonly PricedAction[] =>
    (spaceById[player[token]].next as readonly SpaceId[])
      .filter((to) => token === 'glass' || notebookMay(player, to))
      .flatMap((to) =>
        pricesOf(spaceById[to].costInto, rules).map(({ cost, ...discount }) => ({
          action: { type: 'research', token, to, ...discount },
          cost,
        })),
      );
  const tiles = (): readonly PricedAction[] =>
    templeStacks.flatMap(({ id: stack }, index) =>
      at(view.temple, index) === 0
        ? []
        : pricesOf(templeCost(view, stack), rules).map(({ cost, ...discount }) => ({
            action: { type: 'temple', stack, ...discount },
            cost,
          })),
    );
  const glass = rules.token !== 'any' ? [] : rowOf(player.glass) === TEMPLE_ROW ? tiles() : moves('glass');
  return [...glass, ...moves('notebook')];
}

/** A price with each discount on offer; two that leave the same price are one choice. Idols aren't lowered (ruling 77). */
function pricesOf(cost: Cost, { free, discounts }: ResearchRules): readonly { cost: Cost; discount?: number }[] {
  if (free) return [{ cost: {} }];
  if (discounts.length === 0) return [{ cost }];
  const { unslottedIdols = 0 } = cost;
  const less = (discount: Tokens): Cost => ({
    ...discounted(cost, discount),
    ...(unslottedIdols > 0 && { unslottedIdols }),
  });
  const prices = discounts.map((discount, index) => ({
    cost: less(discount),
    ...(discounts.length > 1 && { discount: index }),
  }));
  const isFirst = (one: Cost, index: number): boolean =>
    prices.findIndex(({ cost: other }) => JSON.stringify(other) === JSON.stringify(one)) === index;
  return prices.filter((price, index) => isFirst(price.cost, index));
}

const overcomings = ({ sites }: ArnakView, seat: number): readonly PricedAction[] =>
  sites.flatMap(({ id, guardian, spaces }): readonly PricedAction[] =>
    guardian === 'none' || !spaces.includes(seat)
      ? []
      : [{ action: { type: 'overcome', site: id }, cost: guardianById[guardian].cost }],
  );

function journeys(view: ArnakView, { figures }: PlayerView, step: SendArchaeologist): readonly PricedAction[] {
  if (figures === 0) return [];
  const { levels, discount, freeTravel = false } = step;
  const held = discount?.travel && { discount: discount.travel };
  return view.sites.flatMap(({ id, tile, spaces }, index): readonly PricedAction[] => {
    if (levels !== undefined && !levels.includes(levelAt(view, index))) return [];
    const travel = (space: number): Icons => (freeTravel ? [] : travelCost(view, index, space));
    if (isDiscoveredAt(index, tile)) {
      return spaces.flatMap((who, space): readonly PricedAction[] =>
        who === 'free' ? [{ action: { type: 'dig', site: id, space }, cost: { travel: travel(space) }, ...held }] : [],
      );
    }
    const cost = { compass: compassPrice(view, step, index), travel: travel(0) };
    return [{ action: { type: 'discover', place: id as PlaceId }, cost, ...held }];
  });
}

function purchases(view: ArnakView, { kind, discount, deckTop }: BuyRules): readonly PricedAction[] {
  const { itemRow, itemDeck, artifactRow, artifactDeck } = view;
  const isWanted = (one: CardKind): boolean => kind === 'any' || kind === one;
  const cards = [
    ...(isWanted('item') ? [...itemRow, ...(deckTop ? [itemDeck.top] : [])] : []),
    ...(isWanted('artifact') ? [...artifactRow, ...(deckTop ? [artifactDeck.top] : [])] : []),
  ];
  return cards.flatMap((card): readonly PricedAction[] =>
    card === 'gap' || card === 'hidden' ? [] : [{ action: { type: 'buy', card }, cost: cardPrice(card, discount) }],
  );
}
