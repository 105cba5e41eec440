import { useEffect, useRef, useState } from 'react';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { elementOf } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import type { BoardModel } from '../model.ts';
import type { Choice } from '../reduce.ts';
import { keyOf } from '../things.ts';
import { describe } from '../words/describe.ts';
import { wayWords } from '../words/ways.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './OfferList.module.css';
import { PointsLost } from './PointsLost.tsx';

type Offer = NonNullable<BoardModel['offer']>;

/** A press can mean several things: a small list beside what was pressed. */
export function OfferList() {
  const { offer } = useBoard().model;
  return offer === undefined ? null : <OpenList key={JSON.stringify(offer)} offer={offer} />;
}

/** It stays where it opened, whatever happens to what it was opened from. */
function OpenList({ offer }: { readonly offer: Offer }) {
  const { dispatch } = useBoard();
  const words = useWords();
  const layout = useLayout();
  const host = useRef<HTMLDivElement>(null);
  const [place] = useState(() => {
    const beside = offer.beside === undefined ? document.activeElement : elementOf(keyOf(offer.beside));
    return placeAt(beside?.getBoundingClientRect() ?? new DOMRect());
  });
  useEffect(() => {
    const close = () => dispatch({ type: 'closeOffer' });
    const before = document.activeElement;
    host.current?.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const onDown = (event: PointerEvent) =>
      event.target instanceof Node && host.current?.contains(event.target) === false && close();
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onDown);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onDown);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dispatch]);
  return (
    <div
      ref={host}
      className={styles.offers}
      data-part="offers"
      role="dialog"
      aria-label={words.t('table.choose')}
      style={layout === 'phone' ? undefined : place}
    >
      {offer.choices.map((choice) => (
        <Line key={JSON.stringify(choice)} choice={choice} />
      ))}
    </div>
  );
}

function Line({ choice }: { readonly choice: Choice }) {
  const words = useWords();
  const { now } = useTable();
  const { model, dispatch } = useBoard();
  if ('act' in choice) return <ActionButton action={choice.act}>{describe(choice.act, now, words)}</ActionButton>;
  if ('pick' in choice) {
    const way = choice.pick;
    const forget = () => dispatch({ type: 'weighWay' });
    return (
      <button
        type="button"
        onClick={() => dispatch({ type: 'take', choice })}
        onPointerEnter={() => dispatch({ type: 'weighWay', way })}
        onFocus={() => dispatch({ type: 'weighWay', way })}
        onPointerLeave={forget}
        onBlur={forget}
      >
        {wayWords(way, words, model.paying?.ways)}
        <PointsLost way={way} />
      </button>
    );
  }
  return (
    <button type="button" onClick={() => dispatch({ type: 'take', choice })}>
      {'propose' in choice || 'want' in choice
        ? describe('want' in choice ? choice.want : choice.propose, now, words)
        : words.t(choice.give ? 'arnakTable.forPayment' : 'arnakTable.notForPayment')}
    </button>
  );
}

const MARGIN = 8;

/** Below the thing in the upper half of the page, else above it; never over the edge of the window. */
function placeAt(at: DOMRect) {
  const left = Math.max(MARGIN, Math.min(at.left, window.innerWidth * 0.72));
  const isLow = at.top > window.innerHeight / 2;
  const room = (isLow ? at.top : window.innerHeight - at.bottom) - 2 * MARGIN;
  return {
    left,
    maxWidth: `min(36rem, ${window.innerWidth - left - MARGIN}px)`,
    maxHeight: `min(60vh, ${room}px)`,
    ...(isLow ? { bottom: window.innerHeight - at.top + MARGIN } : { top: at.bottom + MARGIN }),
  };
}
