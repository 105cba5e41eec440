import { useEffect, useRef } from 'react';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { elementOf } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import type { Choice } from '../reduce.ts';
import { keyOf } from '../things.ts';
import { describe } from '../words/describe.ts';
import { wayWords } from '../words/ways.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './OfferList.module.css';

/** A press can mean several things: a small list beside what was pressed. */
export function OfferList() {
  const { model, dispatch } = useBoard();
  const words = useWords();
  const layout = useLayout();
  const host = useRef<HTMLDivElement>(null);
  const { offer } = model;
  const isOpen = offer !== undefined;
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen, dispatch]);
  if (offer === undefined) return null;
  const beside = offer.beside === undefined ? document.activeElement : elementOf(keyOf(offer.beside));
  return (
    <div
      ref={host}
      className={styles.offers}
      data-part="offers"
      role="dialog"
      aria-label={words.t('table.choose')}
      style={layout === 'phone' ? undefined : placeAt(beside?.getBoundingClientRect() ?? new DOMRect())}
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

/** Below the thing in the upper half of the page, else above it. */
function placeAt(at: DOMRect) {
  const left = Math.max(8, Math.min(at.left, window.innerWidth * 0.72));
  return at.top > window.innerHeight / 2
    ? { left, bottom: window.innerHeight - at.top + 8 }
    : { left, top: at.bottom + 8 };
}
