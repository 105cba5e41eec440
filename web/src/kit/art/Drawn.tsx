import styles from './Drawn.module.css';
import { Icon } from './Icon.tsx';
import { Signs } from './Sign.tsx';
import type { LookName, SignSpec } from './signs.ts';

const LOOKS: { readonly [look in LookName]: string | undefined } = {
  glow: styles.sampleGlow,
  hatched: styles.sampleHatched,
  seal: styles.samplePoints,
  burns: styles.sampleBurns,
  bonus: styles.sampleBonus,
  slots: styles.sampleSlots,
};

/** A sign as it's drawn on the table, or a sample of a look. */
export function Drawn({ sign }: { readonly sign: SignSpec | { readonly look: LookName } }) {
  if (!('look' in sign)) return <Signs signs={[sign]} />;
  return (
    <span className={`${styles.sample} ${LOOKS[sign.look]}`} aria-hidden="true">
      {sign.look === 'seal' && 2}
      {sign.look === 'burns' && <Icon name="fire" />}
      {sign.look === 'bonus' && <Icon name="card-draw" />}
    </span>
  );
}
