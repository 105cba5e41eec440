import { useEffect, useRef } from 'react';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { useMarks } from '../../table/spots/marks.ts';
import { spot } from '../../table/spots/spots.ts';
import { describe } from './describe.ts';
import { actionName, wayKey } from './places.ts';
import { usePlay, type Way, weighing } from './play.ts';

/** Several legal actions belong to one thing: a small list beside it. */
export function Ways() {
  const play = usePlay();
  const { now } = useTable();
  const words = useWords();
  const layout = useLayout();
  const marks = useMarks();
  const host = useRef<HTMLDivElement>(null);
  const { offer, openOffer, weigh } = play;
  useEffect(() => {
    if (offer === undefined) return;
    const before = document.activeElement;
    host.current?.querySelector('button')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && openOffer(undefined);
    const onDown = (event: PointerEvent) =>
      event.target instanceof Node && host.current?.contains(event.target) === false && openOffer(undefined);
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onDown);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onDown);
      weigh(undefined);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [offer, openOffer, weigh]);
  if (offer === undefined) return null;
  const wordsFor = (way: Way): string =>
    'act' in way
      ? describe(way.act, now, words)
      : 'propose' in way
        ? describe(way.propose, now, words)
        : words.t(way.give ? 'arnakTable.forPayment' : 'arnakTable.notForPayment');
  return (
    <div
      ref={host}
      className="ways"
      role="dialog"
      aria-label={words.t('table.choose')}
      style={layout === 'phone' ? undefined : placeAt(offer.at)}
    >
      {offer.ways.map((way) => (
        <button
          key={JSON.stringify(way)}
          type="button"
          data-action={'act' in way ? actionName(way.act) : undefined}
          {...('act' in way && spot(wayKey(way.act), marks))}
          onClick={() => play.take(way)}
          {...weighing(play, 'act' in way ? way.act : undefined)}
        >
          {wordsFor(way)}
        </button>
      ))}
    </div>
  );
}

/** Below the thing in the upper half of the page, else above it. */
function placeAt(at: DOMRect) {
  const left = Math.max(8, Math.min(at.left, window.innerWidth * 0.72));
  return at.top > window.innerHeight / 2
    ? { left, bottom: window.innerHeight - at.top + 8 }
    : { left, top: at.bottom + 8 };
}
