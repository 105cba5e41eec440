import type { Cost, Effect, Icons, Level, Option, Step, Tokens } from '@moonstaff/arnak';
import { RESOURCES } from '@moonstaff/arnak';
import { type SignSpec, signs } from '../../../kit/art/signs.ts';
import { tokenOf } from '../play/tokens.ts';

/** The effects of components as signs, read left to right; the sentence beside them says the same. */

const MANY = 3;

/** Two of a thing are drawn twice, more are a number and the thing. */
const times = (n: number, sign: SignSpec): readonly SignSpec[] =>
  n >= MANY ? [{ text: String(n) }, sign] : Array.from({ length: n }, () => sign);

export const tokenSigns = (tokens: Tokens): readonly SignSpec[] =>
  RESOURCES.flatMap((resource) => times(tokens[resource] ?? 0, { token: tokenOf(resource) }));

export const travelSigns = (icons: Icons): readonly SignSpec[] => icons.map((travel) => ({ travel }));

export const costSigns = (cost: Cost): readonly SignSpec[] => [
  ...tokenSigns(cost),
  ...travelSigns(cost.travel ?? []),
  ...times(cost.handCards ?? 0, { icon: 'card-play' }),
  ...times(cost.unslottedIdols ?? 0, { icon: 'totem-head' }),
];

const LEVEL_SIGNS: { readonly [level in Level]: SignSpec } = {
  camp: { icon: 'camping-tent' },
  I: { text: 'I' },
  II: { text: 'II' },
};

const levelSigns = (levels: readonly Level[]): readonly SignSpec[] =>
  levels.flatMap((level, i) => [...(i === 0 ? [] : [{ text: '·' }]), LEVEL_SIGNS[level]]);

const optionSigns = ({ timing, steps }: Option): readonly SignSpec[] => [
  ...(timing === 'free' ? signs('free') : []),
  ...effectSigns(steps),
];

const either = (options: readonly (readonly SignSpec[])[]): readonly SignSpec[] =>
  options.flatMap((option, i) => [...(i === 0 ? [] : [{ text: '/' }]), ...option]);

const TAKEN = { item: 'knapsack', artifact: 'star-altar' } as const;

function stepSigns(step: Step): readonly SignSpec[] {
  switch (step.op) {
    case 'gain':
      return tokenSigns(step);
    case 'gainFear':
      return signs('fear');
    case 'gainPer':
      return [{ token: tokenOf(step.resource) }, { text: `≤${step.max}` }];
    case 'draw':
      return Array.from({ length: step.count }, () => ({ icon: 'card-draw' }) as const);
    case 'drawKeep':
      return [{ icon: 'card-draw' }, { text: `≤${step.chooseCountUpTo}` }];
    case 'exile':
      return signs('exile');
    case 'spendHandCard':
      return signs('card');
    case 'pay':
      return [...costSigns(step.cost), { text: '›' }, ...effectSigns(step.gives)];
    case 'choose':
      return [...(step.pick > 1 ? [{ text: `${step.pick}×` }] : []), ...either(step.options.map(optionSigns))];
    case 'pass':
      return signs('pass');
    case 'upgradeResource':
      return signs('upgrade');
    case 'travel':
      return travelSigns(step.icons);
    case 'sendArchaeologist': {
      const { discount, levels = [], freeTravel, mayActivateTwice } = step;
      return [
        { icon: 'outback-hat' },
        ...(freeTravel === true ? [{ text: '0' }] : []),
        ...levelSigns(levels),
        ...(mayActivateTwice === true ? [{ text: '×2' }] : []),
        ...(discount === undefined ? [] : [{ text: '−' }, ...travelSigns(discount.travel)]),
        ...(discount?.compassIfDiscovering === undefined
          ? []
          : [{ text: `−${discount.compassIfDiscovering}` }, { token: 'compass' } as const]),
      ];
    }
    case 'activateSite':
      return [{ icon: 'dig-dug' }, ...levelSigns(step.levels), ...(step.count > 1 ? [{ text: `×${step.count}` }] : [])];
    case 'activateTopTile':
      return [{ icon: 'card-random' }, { icon: 'dig-dug' }, { text: step.level }];
    case 'relocate':
      return [{ icon: 'outback-hat' }, { text: '›' }, { icon: 'dig-dug' }, ...levelSigns(step.toLevels)];
    case 'recallArchaeologist':
      return [{ icon: 'outback-hat' }, { icon: 'return-arrow' }];
    case 'overcomeGuardian':
      return [{ icon: 'golem-head' }, { icon: 'check-mark' }];
    case 'moveGuardian':
      return [{ icon: 'golem-head' }, { text: '›' }, { icon: 'dig-dug' }];
    case 'buyCard':
      return [
        { icon: 'buy-card' },
        { text: `−${step.discount}` },
        ...(step.kind === 'any' ? [] : [{ token: step.kind === 'item' ? 'coin' : 'compass' } as const]),
      ];
    case 'gainCard':
      return [{ icon: 'card-pick' }, { icon: TAKEN[step.kind] }];
    case 'exileFromRow':
      return [{ icon: 'fire' }];
    case 'research': {
      const token: SignSpec = { icon: step.token === 'notebook' ? 'notebook' : 'magnifying-glass' };
      if (step.free === true) return [token, { text: '0' }];
      return [token, { text: '−' }, ...either((step.discountOptions ?? []).map(tokenSigns))];
    }
    case 'recruitAssistant':
      return [{ icon: 'person' }, { text: '+' }];
    case 'rescueAssistant':
      return [{ icon: 'life-buoy' }, { icon: 'person' }];
    case 'upgradeAssistant':
      return [{ icon: 'person' }, { icon: 'upgrade' }];
    case 'refreshAssistant':
      return Array.from({ length: step.count }, () => ({ icon: 'cycle' }) as const);
    case 'swapAssistant':
      return [{ icon: 'person' }, { icon: 'cycle' }];
    case 'useSupplyAssistant':
      return [{ icon: 'person', tint: step.side }];
    case 'unslotIdol':
      return [{ icon: 'totem-head' }, { icon: 'return-arrow' }];
    case 'roundFlag':
      return step.flag === 'noFearFromGuardians'
        ? [{ icon: 'terror', tint: 'gone' }]
        : [{ text: '→' }, { travel: 'plane' }];
  }
}

export const effectSigns = (effect: Effect): readonly SignSpec[] => effect.flatMap(stepSigns);

/** What an effect brings: several of one token as a number. */
export function broughtSigns(effect: Effect): readonly SignSpec[] {
  const signs = effectSigns(effect);
  const [first] = signs;
  const isOne =
    first !== undefined && 'token' in first && signs.every((sign) => 'token' in sign && sign.token === first.token);
  return isOne ? [{ text: `+${signs.length}` }, first] : [{ text: '+' }, ...signs];
}

/** An effect in lines, so that alternatives fit a narrow plate. */
export function effectLines(effect: Effect): readonly (readonly SignSpec[])[] {
  const [step, ...more] = effect;
  if (step?.op !== 'choose' || more.length > 0) return [effectSigns(effect)];
  return step.options.map((option, i) => [
    ...optionSigns(option),
    ...(i < step.options.length - 1 ? [{ text: '/' }] : []),
  ]);
}
