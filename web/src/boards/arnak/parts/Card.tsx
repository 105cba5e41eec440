import { memo, type ReactNode } from 'react';
import art from '../../../kit/art/art.module.css';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { Signs } from '../../../kit/art/Sign.tsx';
import type { SignSpec } from '../../../kit/art/signs.ts';
import type { TokenKind } from '../../../kit/art/Token.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Travel, type TravelKind } from '../../../kit/art/Travel.tsx';
import look from '../../../kit/look/look.module.css';
import styles from './Card.module.css';

export interface CardFace {
  readonly kind: 'item' | 'artifact' | 'basic' | 'fear';
  readonly name: string;
  readonly icon: IconName;
  readonly travel: readonly TravelKind[];
  readonly effect: readonly SignSpec[];
  readonly points?: number;
  readonly price?: { readonly token: TokenKind; readonly amount: number };
  /** Goes to exile when used. */
  readonly burns?: boolean;
}

/** `given` hangs its tag above the card; `spent` also lifts it. */
export type CardState = 'idle' | 'legal' | 'lit' | 'chosen' | 'cannot' | 'given' | 'spent';

const STATE_CLASS: { readonly [state in CardState]: string } = {
  idle: '',
  legal: look.can ?? '',
  lit: `${look.can} ${look.lit}`,
  chosen: `${look.can} ${look.chosen}`,
  cannot: styles.cannot ?? '',
  given: '',
  spent: look.spent ?? '',
};

const KIND_CLASS: { readonly [kind in CardFace['kind']]: string | undefined } = {
  item: styles.item,
  artifact: styles.artifact,
  basic: styles.basic,
  fear: styles.fear,
};

interface CardProps {
  readonly face: CardFace;
  readonly state?: CardState;
  /** Hangs on the card: what is missing, or what will be paid with it. */
  readonly tag?: ReactNode;
}

/** A card face up. Its width is set from outside, and everything follows from it. */
export const Card = memo(function Card({ face, state = 'idle', tag }: CardProps) {
  return (
    <div className={`${styles.card} ${KIND_CLASS[face.kind]} ${STATE_CLASS[state]}`} data-card={face.kind}>
      <div className={styles.picture}>
        <Icon name={face.icon} />
      </div>
      <div className={styles.index}>
        {face.travel.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
          <Travel key={i} kind={kind} />
        ))}
      </div>
      {face.burns === true && (
        <span className={styles.flame}>
          <Icon name="fire" />
        </span>
      )}
      {face.points !== undefined && <Points points={face.points} />}
      <div className={`${styles.name} ${nameSize(face.name)}`}>{face.name}</div>
      <div className={`${styles.effect} ${effectSize(face.effect.length)}`} data-part="effect">
        {face.effect.length === 0 ? '—' : <Signs signs={face.effect} />}
      </div>
      {face.price !== undefined && <Price {...face.price} />}
      {state === 'chosen' && (
        <span className={look.tickDisc} data-part="tick">
          <Icon name="check-mark" />
        </span>
      )}
      {tag !== undefined && (
        <div className={`${styles.tag} ${state === 'spent' || state === 'given' ? styles.above : ''}`}>{tag}</div>
      )}
    </div>
  );
});

function Points({ points }: { readonly points: number }) {
  return (
    <span className={`${art.seal} ${styles.points} ${points < 0 ? art.minus : ''}`}>
      {points < 0 ? `−${-points}` : points}
    </span>
  );
}

function Price({ token, amount }: { readonly token: TokenKind; readonly amount: number }) {
  return (
    <span className={`${styles.price} ${token === 'compass' ? styles.compass : ''}`}>
      <Token kind={token} />
      <b>{amount}</b>
    </span>
  );
}

/** Many signs are drawn smaller, in two steps. */
const effectSize = (signs: number): string => sizeOf(signs > 7, signs > 5);

/** Long words make the name smaller, in two steps. */
function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return sizeOf(longest > 13, longest > 10);
}

const sizeOf = (longest: boolean, longer: boolean): string =>
  (longest ? styles.longest : longer ? styles.longer : '') ?? '';
