import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

export type TravelKind = 'boot' | 'car' | 'ship' | 'plane';

const ICONS: { readonly [kind in TravelKind]: IconName } = {
  boot: 'leather-boot',
  car: 'jeep',
  ship: 'sailboat',
  plane: 'commercial-airplane',
};

/** A travel icon: a square filled stamp, never to be mistaken for a resource. */
export function Travel({ kind }: { readonly kind: TravelKind }) {
  return (
    <span className={`travel travel-${kind}`} aria-hidden="true">
      <Icon name={ICONS[kind]} />
    </span>
  );
}
