import styles from './art.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { Token, type TokenKind } from './Token.tsx';
import { Travel, type TravelKind } from './Travel.tsx';

/** One sign of an effect: a resource, a travel icon, a named icon, or plain characters such as `›` and `≤3`. */
export type SignSpec =
  | { readonly token: TokenKind }
  | { readonly travel: TravelKind }
  | { readonly icon: IconName; readonly tint?: keyof typeof TINTS }
  | { readonly text: string };

const TINTS = {
  bolt: styles.tintBolt,
  flame: styles.tintFlame,
  fear: styles.tintFear,
  gone: styles.tintGone,
  silver: styles.tintSilver,
  gold: styles.tintGold,
} as const;

function Sign({ sign }: { readonly sign: SignSpec }) {
  if ('token' in sign) return <Token kind={sign.token} />;
  if ('travel' in sign) return <Travel kind={sign.travel} />;
  if ('icon' in sign) return <Icon name={sign.icon} className={sign.tint && TINTS[sign.tint]} />;
  return sign.text === '|' ? (
    <span className={styles.signRule} />
  ) : (
    <span className={styles.signText}>{sign.text}</span>
  );
}

/** Signs read left to right. They're hidden from screen readers: put the same in words beside them. */
export function Signs({ signs }: { readonly signs: readonly SignSpec[] }) {
  return (
    <span className={styles.signs} aria-hidden="true">
      {signs.map((sign, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of signs never changes its order
        <Sign key={i} sign={sign} />
      ))}
    </span>
  );
}

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
