import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKey } from '../../kit/controls/keys.ts';
import { hrefOf } from '../../kit/route/route.ts';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech } from '../../table/context.ts';
import { closeUp } from './CloseUp.tsx';
import { type Inspected, InspectorContext, type InspectorKeys } from './inspector.ts';
import { usePlay } from './play.ts';
import { readingOf } from './reading.ts';

const DELAY_MS = 300;
/** In units, as wide as its style sheet makes it. */
const WIDTH = 280;
const GAP = 12;

interface Shown extends Inspected {
  /** Stays until it is closed. */
  readonly kept: boolean;
}

/** Shows the thing looked at large and in full words, beside it and never over it. Esc closes it. */
export function InspectorProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keys = useMemo<InspectorKeys>(() => {
    const set = (inspected: Inspected | undefined): void =>
      setShown((before) => (before?.kept === true ? before : inspected && { ...inspected, kept: false }));
    return {
      show: (inspected, now) => {
        clearTimeout(timer.current);
        if (now) set(inspected);
        else timer.current = setTimeout(() => set(inspected), DELAY_MS);
      },
      keep: (inspected) => {
        clearTimeout(timer.current);
        setShown({ ...inspected, kept: true });
      },
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => setShown(undefined), []);
  useKey('escape', shown !== undefined, close);
  useKey('i', shown?.kept === false, () => setShown(shown && { ...shown, kept: true }));
  return (
    <InspectorContext value={keys}>
      {children}
      {shown?.kept === true && <Kept shown={shown} onClose={close} />}
      {shown?.kept === false && <Passing shown={shown} />}
    </InspectorContext>
  );
}

const usePlace = ({ at }: Shown) => (useLayout() === 'phone' ? undefined : placeBeside(at));

/** For as long as the thing is looked at; heard as the name of the thing itself. */
function Passing({ shown }: { readonly shown: Shown }) {
  const style = usePlace(shown);
  return (
    <aside className="close-up" style={style} aria-hidden="true">
      <Contents shown={shown} />
    </aside>
  );
}

/** Until it is closed: by Esc or by a press elsewhere. */
function Kept({ shown, onClose }: { readonly shown: Shown; readonly onClose: () => void }) {
  const words = useWords();
  const style = usePlace(shown);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const press = ({ target }: PointerEvent) =>
      target instanceof Node && host.current?.contains(target) === false && onClose();
    window.addEventListener('pointerdown', press);
    host.current?.querySelector('a')?.focus();
    return () => {
      window.removeEventListener('pointerdown', press);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [onClose]);
  return (
    <div
      ref={host}
      className="close-up close-up-kept"
      style={style}
      role="dialog"
      aria-label={words.t('keyboard.inspect')}
    >
      <Contents shown={shown} />
      <button type="button" className="button-dark" onClick={onClose}>
        {words.t('table.close')}
      </button>
    </div>
  );
}

function Contents({ shown: { thing, kept } }: { readonly shown: Shown }) {
  const { view, told } = usePlay();
  const words = useWords();
  const { say } = useSpeech();
  const reading = readingOf(thing, view, words);
  if (reading === undefined) return null;
  const { title, kind, lines, rule } = reading;
  const reason = told?.thing === thing ? told.reason : undefined;
  const ruleWords = words.t('components.rule', { id: rule });
  return (
    <>
      <div className="close-up-drawing" aria-hidden="true">
        {closeUp(thing, view, words)}
      </div>
      <div className="close-up-words">
        <h3>{title}</h3>
        <p className="label">{kind}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {reason !== undefined && <p className="close-up-no">{say(reason)}</p>}
        {kept ? (
          <p className="close-up-ways">
            <a href={hrefOf('rules', 'arnak', rule)}>{ruleWords}</a>
            <a href={hrefOf('components', 'arnak')}>{words.t('components.title')}</a>
          </p>
        ) : (
          <p className="label close-up-key">
            {ruleWords} <kbd>I</kbd>
          </p>
        )}
      </div>
    </>
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
