import type { CardRule } from '@moonstaff/guild';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { SignHex } from '../../../kit/hex/SignHex.tsx';
import styles from './CardDrawing.module.css';
import { StepDrawing } from './StepDrawing.tsx';
import { groundsOf, type Left } from './signs.ts';

interface CardSignsProps {
  readonly card: CardRule;
  /** While the card is carried out. */
  readonly left?: Left | undefined;
}

/** An Investigate card, small: its steps from left to right and what it adds. */
export function CardSigns({ card, left }: CardSignsProps) {
  return (
    <span
      className={`${styles.signs} ${left !== undefined && left.grounds.length > 3 ? styles.crowded : ''}`}
      aria-hidden="true"
    >
      {card.steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps of a card keep their order
        <span key={i} className={styles.step}>
          {i > 0 && <span>›</span>}
          <StepDrawing step={step} left={step.each && left} />
        </span>
      ))}
      {card.coinSpacesTimes !== undefined && (
        <span className={styles.step}>
          <Token kind="coin" />×{card.coinSpacesTimes}
        </span>
      )}
      {card.extraTreasures !== undefined && (
        <span className={styles.step}>
          +{card.extraTreasures}
          <Icon name="chest" />
        </span>
      )}
    </span>
  );
}

/** Up to this many spaces are drawn one by one; beyond that, one space and a number. */
const DRAWN_SINGLY = 3;

/** A basic card, large: its spaces, connected as they must be on the map. */
export function CardSpaces({ card }: { readonly card: CardRule }) {
  const [step] = card.steps;
  const [only] = step === undefined ? [] : groundsOf(step);
  if (step === undefined || only === undefined || card.steps.length > 1 || step.max > DRAWN_SINGLY)
    return <CardSigns card={card} />;
  const spaces = Array.from({ length: step.max }, (_, i) => i);
  return (
    <span
      className={`${styles.spaces} ${step.shape === 'connected' ? styles.connected : step.shape === 'line' ? styles.line : ''}`}
      aria-hidden="true"
    >
      {spaces.map((i) => (
        <SignHex key={i} ground={only.ground} />
      ))}
    </span>
  );
}
