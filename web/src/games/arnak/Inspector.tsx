import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLayout } from '../../settings/layout.ts';
import { useWords } from '../../settings/Words.tsx';
import { useSpeech } from '../../table/context.ts';
import { cardFace } from './faces.ts';
import { type Inspected, InspectorContext, type InspectorKeys } from './inspector.ts';
import { Card } from './parts/Card.tsx';
import { usePlay } from './play.ts';
import { readingOf } from './reading.ts';

const DELAY_MS = 300;
/** In units, as wide as its style sheet makes it. */
const WIDTH = 280;
const GAP = 12;

/** Shows the thing looked at large and in full words, beside it and never over it. Esc closes it. */
export function InspectorProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Inspected>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keys = useMemo<InspectorKeys>(
    () => ({
      show: (inspected, now) => {
        clearTimeout(timer.current);
        if (now) setShown(inspected);
        else timer.current = setTimeout(() => setShown(inspected), DELAY_MS);
      },
    }),
    [],
  );
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && keys.show(undefined, true);
    window.addEventListener('keydown', close);
    return () => {
      window.removeEventListener('keydown', close);
      clearTimeout(timer.current);
    };
  }, [keys]);
  return (
    <InspectorContext value={keys}>
      {children}
      {shown !== undefined && <Panel inspected={shown} />}
    </InspectorContext>
  );
}

function Panel({ inspected: { thing, at } }: { readonly inspected: Inspected }) {
  const { view, told } = usePlay();
  const words = useWords();
  const { say } = useSpeech();
  const layout = useLayout();
  const reading = readingOf(thing, view, words);
  if (reading === undefined) return null;
  const reason = told?.thing === thing ? told.reason : undefined;
  return (
    <aside className="close-up" style={layout === 'phone' ? undefined : placeBeside(at)} aria-hidden="true">
      {reading.card !== undefined && <Card face={cardFace(reading.card, words)} />}
      <div className="close-up-words">
        <h3>{reading.title}</h3>
        <p className="label">{reading.kind}</p>
        {reading.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {reason !== undefined && <p className="close-up-no">{say(reason)}</p>}
      </div>
    </aside>
  );
}

/** To the right if there is room, else to the left; high enough to be seen whole. */
function placeBeside(at: DOMRect) {
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 10;
  const width = WIDTH * unit;
  const fitsRight = at.right + GAP + width < window.innerWidth;
  const left = fitsRight ? at.right + GAP : Math.max(GAP, at.left - GAP - width);
  const fromTop = at.top < window.innerHeight * 0.55;
  return fromTop
    ? { left, top: Math.max(GAP, Math.min(at.top, window.innerHeight * 0.5)) }
    : { left, bottom: Math.max(GAP, window.innerHeight - at.bottom) };
}
