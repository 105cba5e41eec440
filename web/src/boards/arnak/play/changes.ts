import { RESOURCES, type Resource, type Tokens, type TravelIcon } from '@moonstaff/arnak';
import type { Phrase, Preview } from '@moonstaff/kernel';
import type { SignSpec } from '../../../kit/art/signs.ts';
import { tokenOf } from './tokens.ts';

/** What a pointed-at action would change for its player, added up from its preview. */
export interface Changes {
  readonly tokens: { readonly [R in Resource]: number };
  readonly spends: readonly SignSpec[];
  readonly gains: readonly SignSpec[];
}

/** Gains with a drawing of their own. */
const GAIN_SIGNS: { readonly [key: string]: readonly SignSpec[] } = {
  'arnak.fear': [{ icon: 'terror' }],
  'arnak.fearTile': [{ icon: 'terror' }],
  'arnak.received': [{ icon: 'card-pick' }],
  'arnak.overcame': [{ icon: 'golem-head' }],
  'arnak.exiled': [{ icon: 'fire' }],
  'arnak.exiledFearTile': [{ icon: 'fire' }],
  'arnak.recruited': [{ icon: 'person' }],
  'arnak.rescued': [{ icon: 'person' }],
  'arnak.upgraded': [{ icon: 'upgrade' }],
  'arnak.refreshed': [{ icon: 'cycle' }],
  'arnak.unslotted': [{ icon: 'totem-head' }],
  'arnak.recalled': [{ icon: 'outback-hat' }],
};

export function changesOf({ price, gains }: Preview): Changes {
  const tokens: Record<Resource, number> = { coins: 0, compass: 0, tablet: 0, arrowhead: 0, jewel: 0 };
  const count = (phrase: Phrase, sign: number) => {
    for (const resource of RESOURCES) tokens[resource] += sign * (tokensIn(phrase)[resource] ?? 0);
  };
  for (const phrase of price) count(phrase, -1);
  for (const phrase of gains) count(phrase, 1);
  return {
    tokens,
    spends: price.flatMap((phrase) => signsOf(phrase, '−')),
    gains: gains.flatMap((phrase) => signsOf(phrase, '+')),
  };
}

const tokensIn = ({ args }: Phrase): Tokens => (args['tokens'] ?? {}) as Tokens;

function signsOf(phrase: Phrase, sign: '−' | '+'): readonly SignSpec[] {
  const { key, args } = phrase;
  const tokens = tokensIn(phrase);
  const amounts = RESOURCES.flatMap((resource): readonly SignSpec[] => {
    const n = tokens[resource] ?? 0;
    return n === 0 ? [] : [{ text: `${sign}${n}` }, { token: tokenOf(resource) }];
  });
  const icons = (args['icons'] ?? []) as readonly TravelIcon[];
  const travel = icons.flatMap((icon): readonly SignSpec[] => [{ text: `${sign}1` }, { travel: icon }]);
  const things: readonly SignSpec[] =
    key === 'arnak.tookIdols'
      ? [{ text: `+${1 + Number(args['covered'] ?? 0)}` }, { icon: 'totem-head' }]
      : key === 'arnak.price.handCards'
        ? [{ text: `−${Number(args['count'])}` }, { icon: 'card-play' }]
        : key === 'arnak.paidCard' || key === 'arnak.discarded'
          ? [{ text: '−1' }, { icon: 'card-play' }]
          : key === 'arnak.paidIdol'
            ? [{ text: '−1' }, { icon: 'totem-head' }]
            : withSign(GAIN_SIGNS[key], sign);
  return [...amounts, ...travel, ...things];
}

const withSign = (things: readonly SignSpec[] | undefined, sign: string): readonly SignSpec[] =>
  things === undefined ? [] : [{ text: `${sign}1` }, ...things];
