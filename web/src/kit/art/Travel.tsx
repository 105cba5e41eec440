import styles from './art.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

export type TravelKind = 'boot' | 'car' | 'ship' | 'plane';

const LOOKS: { readonly [kind in TravelKind]: { readonly icon: IconName; readonly background: string } } = {
  boot: { icon: 'leather-boot', background: '#6b5843' },
  car: { icon: 'jeep', background: '#a34a22' },
  ship: { icon: 'sailboat', background: '#1f6796' },
  plane: { icon: 'commercial-airplane', background: '#66479b' },
};

/** A travel icon: a square filled stamp, never to be mistaken for a resource. */
export function Travel({ kind }: { readonly kind: TravelKind }) {
  const { icon, background } = LOOKS[kind];
  return (
    <span className={styles.travel} style={{ background }} aria-hidden="true">
      <Icon name={icon} paint="#fff" />
    </span>
  );
}
