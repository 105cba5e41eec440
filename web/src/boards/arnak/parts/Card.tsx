import type { ReactNode } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { type SignSpec, Signs } from '../../../kit/art/Sign.tsx';
import type { TokenKind } from '../../../kit/art/Token.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Travel, type TravelKind } from '../../../kit/art/Travel.tsx';
import './card.css';

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

export type CardState = 'idle' | 'legal' | 'lit' | 'chosen' | 'cannot' | 'spent';

const STATE_CLASS: { readonly [state in CardState]: string } = {
  idle: '',
  legal: 'can',
  lit: 'can lit',
  chosen: 'can chosen',
  cannot: 'cannot',
  spent: 'spent',
};

interface CardProps {
  readonly face: CardFace;
  readonly state?: CardState;
  /** Hangs on the card: what is missing, or what will be paid with it. */
  readonly tag?: ReactNode;
}

/** A card as it lies on the table. Its width is set from outside; everything follows from it. */
export function Card({ face, state = 'idle', tag }: CardProps) {
  return (
    <div className={`card card-${face.kind} ${STATE_CLASS[state]}`}>
      <div className="card-plate">
        <Icon name={face.icon} />
      </div>
      <div className="card-index">
        {face.travel.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
          <Travel key={i} kind={kind} />
        ))}
      </div>
      {face.burns === true && (
        <span className="card-flame">
          <Icon name="fire" />
        </span>
      )}
      {face.points !== undefined && <Points points={face.points} />}
      <div className={`card-name ${nameSize(face.name)}`}>{face.name}</div>
      <div className={`card-effect ${effectSize(face.effect.length)}`}>
        {face.effect.length === 0 ? '—' : <Signs signs={face.effect} />}
      </div>
      {face.price !== undefined && <Price {...face.price} />}
      {state === 'chosen' && (
        <span className="tick-disc">
          <Icon name="check-mark" />
        </span>
      )}
      {tag !== undefined && <div className={state === 'spent' ? 'card-tag-top' : 'card-tag'}>{tag}</div>}
    </div>
  );
}

function Points({ points }: { readonly points: number }) {
  return <span className={`seal card-points ${points < 0 ? 'minus' : ''}`}>{points < 0 ? `−${-points}` : points}</span>;
}

function Price({ token, amount }: { readonly token: TokenKind; readonly amount: number }) {
  return (
    <span className={`card-price card-price-${token}`}>
      <Token kind={token} />
      <b>{amount}</b>
    </span>
  );
}

/** Many signs are drawn smaller, in two steps. */
const effectSize = (signs: number): string => (signs > 7 ? 'longest' : signs > 5 ? 'longer' : '');

/** Long words make the name smaller, in two steps. */
function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return longest > 13 ? 'longest' : longest > 10 ? 'longer' : '';
}
