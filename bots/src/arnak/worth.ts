import type { Cost, Effect, Step, Tokens } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import type { Weights } from './weights.ts';

/** By name: search asks for this all the time, and `tokens[resource]` takes much longer. */
export const tokensWorth = (
  { coins = 0, compass = 0, tablet = 0, arrowhead = 0, jewel = 0 }: Tokens,
  w: Weights,
): number => coins * w.coins + compass * w.compass + tablet * w.tablet + arrowhead * w.arrowhead + jewel * w.jewel;

export const costWorth = (cost: Cost, w: Weights): number =>
  tokensWorth(cost, w) +
  (cost.travel?.length ?? 0) * w.icon +
  (cost.handCards ?? 0) * w.handCard +
  (cost.unslottedIdols ?? 0) * (3 + w.idol);

/** What an effect is worth on paper, from its steps, or from those that are left. */
export function effectWorth(effect: Effect, w: Weights, from = 0): number {
  let sum = 0;
  for (let i = from; i < effect.length; i++) sum += stepWorth(at(effect, i), w);
  return sum;
}

function stepWorth(step: Step, w: Weights): number {
  switch (step.op) {
    case 'gain':
      return tokensWorth(step, w);
    case 'gainPer':
      return Math.min(2, step.max) * step.amount * w[step.resource];
    case 'gainFear':
      return -1 - w.fear;
    case 'draw':
      return step.count * w.draw;
    case 'drawKeep':
      return w.draw * 1.4;
    case 'exile':
      return w.exile;
    case 'spendHandCard':
      return -w.handCard * 0.7;
    case 'pay':
      return Math.max(0, effectWorth(step.gives, w) - costWorth(step.cost, w));
    case 'choose':
      return bestOf(
        step.options.map((option) => effectWorth(option.steps, w)),
        step.pick,
      );
    case 'upgradeResource':
      return w.jewel - w.arrowhead;
    case 'travel':
      return step.icons.length * w.icon;
    case 'sendArchaeologist':
      return (
        (step.discount?.travel.length ?? 1) * w.icon + (step.discount?.compassIfDiscovering ?? 0) * w.compass * 0.5
      );
    case 'activateSite':
    case 'relocate':
      return w.action * ('count' in step ? step.count : 1);
    case 'activateTopTile':
      return w.action * (step.level === 'II' ? 1.6 : 1.2);
    case 'overcomeGuardian':
      return w.action * 1.5;
    case 'moveGuardian':
    case 'research':
      return w.action;
    case 'recallArchaeologist':
      return w.figure * 0.6;
    case 'buyCard':
      return step.discount * w.coins + 0.5;
    case 'gainCard':
      return w.card;
    case 'recruitAssistant':
    case 'rescueAssistant':
      return w.assistant * 2;
    case 'upgradeAssistant':
      return w.gold * 2;
    case 'refreshAssistant':
      return w.ready * step.count;
    case 'swapAssistant':
      return w.ready;
    case 'useSupplyAssistant':
      return w.assistant;
    case 'unslotIdol':
      return w.idol + 1;
    case 'roundFlag':
      return w.threat;
    case 'pass':
    case 'exileFromRow':
      return 0;
  }
}

const bestOf = (worths: readonly number[], pick: number): number =>
  worths
    .toSorted((a, b) => b - a)
    .slice(0, pick)
    .reduce((sum, worth) => sum + worth, 0);
