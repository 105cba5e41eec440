import styles from './art.module.css';
import { Icon } from './Icon.tsx';
import type { SignSpec, Tint } from './signs.ts';
import { Token } from './Token.tsx';
import { Travel } from './Travel.tsx';

const TINTS = {
  bolt: styles.tintBolt,
  flame: styles.tintFlame,
  fear: styles.tintFear,
  gone: styles.tintGone,
  silver: styles.tintSilver,
  gold: styles.tintGold,
} as const satisfies { readonly [tint in Tint]: string | undefined };

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
