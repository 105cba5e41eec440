import { Icon } from '../../kit/art/Icon.tsx';
import { Token } from '../../kit/art/Token.tsx';
import { Tag } from '../../kit/controls/Tag.tsx';
import { type Box, centre } from '../../kit/hex/geometry.ts';
import { gainsOf } from './gains.ts';
import { hexOf } from './land.ts';
import type { Pointed } from './usePointing.ts';

interface FieldTagProps {
  readonly pointed: Pointed | undefined;
  readonly box: Box;
  readonly turned: boolean;
}

/** What the field pointed at would bring, on the field itself; the band says it in words. */
export function FieldTag({ pointed, box, turned }: FieldTagProps) {
  const { coins, signs } = gainsOf(pointed?.preview);
  if (pointed === undefined || (coins === 0 && signs.length === 0)) return null;
  const { x, y } = centre(hexOf(pointed.field), turned);
  return (
    <span
      className="field-tag"
      aria-hidden="true"
      style={{ left: `${((x - box.x) / box.width) * 100}%`, top: `${((y - box.y) / box.height) * 100}%` }}
    >
      <Tag kind="gain">
        {signs.map((sign, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a short list of like things
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
