import { Icon } from '../../../kit/art/Icon.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Tag } from '../../../kit/controls/Tag.tsx';
import type { Box } from '../../../kit/hex/geometry.ts';
import type { Gains } from './gains.ts';
import { within } from './land.ts';
import styles from './SpaceTag.module.css';

interface SpaceTagProps {
  readonly space: string;
  readonly gains: Gains;
  readonly box: Box;
  readonly turned: boolean;
}

/** What the space pointed at would bring, on the space itself; the band says it in words. */
export function SpaceTag({ space, gains: { coins, signs }, box, turned }: SpaceTagProps) {
  return (
    <span className={styles.tag} aria-hidden="true" style={within(space, box, turned).style}>
      <Tag kind="gain">
        {signs.map((sign, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a short list of equal signs
          <Icon key={i} name={sign} />
        ))}
        {coins > 0 && (
          <>
            +{coins}
            <Token kind="coin" />
          </>
        )}
      </Tag>
    </span>
  );
}
