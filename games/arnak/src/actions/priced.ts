/**
 * What a viewer could do now for tokens, whether or not they have them: research, overcome, buy.
 *
 * A-RES-2, A-RES-3, A-TMP-2, A-GRD-5, A-BUY-8.
 */
import { at } from '@moonstaff/kernel';
import type { ActionOf } from '../action.ts';
import { guardianById, type SpaceId, spaceById, templeStacks } from '../data/index.ts';
import type { CardKind, Cost, Tokens } from '../effects/language.ts';
import { isHeld, openQuestion, type QuestionOf, type Token } from '../frames.ts';
import { discounted } from '../tokens.ts';
import type { ArnakView, PlayerView } from '../view.ts';
import { cardPrice } from './buy.ts';
import { notebookMay, PLAIN_RESEARCH, type ResearchRules, rowOf, TEMPLE_ROW, templeCost } from './research.ts';

export interface PricedAction {
  readonly action: ActionOf<'research' | 'temple' | 'overcome' | 'buy'>;
  readonly cost: Cost;
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
  if (question !== undefined || main) return [];
  return [...researches(view, player, PLAIN_RESEARCH), ...overcomings(view, active), ...purchases(view, PLAIN_BUY)];
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
