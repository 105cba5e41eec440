import type { IconName } from './icon-names.ts';
import type { TokenKind } from './Token.tsx';
import type { TravelKind } from './Travel.tsx';

/** The colours an icon may have within a line of signs. */
export type Tint = 'bolt' | 'flame' | 'fear' | 'gone' | 'silver' | 'gold';

/** One sign of an effect: a resource, a travel icon, a named icon, or plain characters such as `›` and `≤3`. */
export type SignSpec =
  | { readonly token: TokenKind }
  | { readonly travel: TravelKind }
  | { readonly icon: IconName; readonly tint?: Tint }
  | { readonly text: string };

/** `signs('compass › jewel')`: words for tokens, travel and icons; everything else stands as it is. */
export function signs(line: string): readonly SignSpec[] {
  return line.split(' ').map((word): SignSpec => SHORT[word] ?? { text: word });
}

const token = (kind: TokenKind): SignSpec => ({ token: kind });
const travel = (kind: TravelKind): SignSpec => ({ travel: kind });
const icon = (name: IconName, tint?: 'bolt' | 'flame' | 'fear'): SignSpec =>
  tint === undefined ? { icon: name } : { icon: name, tint };

const SHORT: { readonly [word: string]: SignSpec } = {
  coin: token('coin'),
  compass: token('compass'),
  tablet: token('tablet'),
  arrowhead: token('arrowhead'),
  jewel: token('jewel'),
  boot: travel('boot'),
  car: travel('car'),
  ship: travel('ship'),
  plane: travel('plane'),
  free: icon('electric', 'bolt'),
  exile: icon('fire', 'flame'),
  fear: icon('terror', 'fear'),
  draw: icon('card-draw'),
  card: icon('card-play'),
  discard: icon('card-discard'),
  gain: icon('card-pick'),
  reveal: icon('card-random'),
  hat: icon('outback-hat'),
  dig: icon('dig-dug'),
  glass: icon('magnifying-glass'),
  notebook: icon('notebook'),
  guardian: icon('golem-head'),
  idol: icon('totem-head'),
  upgrade: icon('upgrade'),
  refresh: icon('cycle'),
  buy: icon('buy-card'),
  pass: icon('hourglass'),
  assistant: icon('person'),
  pilot: icon('airplane-departure'),
};

/** Looks of things on the table that mean something without a sign. */
export type LookName = 'glow' | 'hatched' | 'seal' | 'burns' | 'bonus' | 'slots';
