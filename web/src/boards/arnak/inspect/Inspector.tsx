import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { besideOf } from '../../../kit/controls/beside.ts';
import { useKey } from '../../../kit/controls/keys.ts';
import look from '../../../kit/look/look.module.css';
import { hrefOf } from '../../../kit/route/route.ts';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpeech } from '../../../table/context.ts';
import { RuleTitle } from '../../../table/rules/RuleTitle.tsx';
import { elementOf } from '../../../table/spots/spots.ts';
import { useBoard } from '../context.ts';
import { isSame, keyOf, type Spot } from '../things.ts';
import { closeUp } from './CloseUp.tsx';
import styles from './Inspector.module.css';
import { readingOf } from './reading.ts';

/** In pixels, between it and the thing. */
const GAP = 12;

/** Shows the thing looked at large and in full words, beside it and never over it. Esc closes it. */
export function Inspector() {
  const { model, view, dispatch } = useBoard();
  const words = useWords();
  const { inspected } = model;
  useKey('escape', inspected !== undefined, () => dispatch({ type: 'closeInspector' }));
  useKey('i', inspected?.kept === false, () => dispatch({ type: 'keepInspecting' }));
  if (inspected === undefined || readingOf(inspected.thing, view, words) === undefined) return null;
  return inspected.kept ? <Kept thing={inspected.thing} /> : <Passing thing={inspected.thing} />;
}

/** Puts it beside the thing, once it's known how large it is. On a phone it has a place of its own. */
function useBeside(thing: Spot, host: RefObject<HTMLElement | null>): void {
  const layout = useLayout();
  useLayoutEffect(() => {
    const element = host.current;
    const at = elementOf(keyOf(thing))?.getBoundingClientRect();
    if (element === null || at === undefined || layout === 'phone') return;
    const page = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = besideOf({ at, note: element.getBoundingClientRect(), page, gap: GAP });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
}

/** For as long as the thing is looked at; heard as the name of the thing itself. */
function Passing({ thing }: { readonly thing: Spot }) {
  const host = useRef<HTMLElement>(null);
  useBeside(thing, host);
  return (
    <aside ref={host} className={styles.close} data-part="inspector" aria-hidden="true">
      <Contents thing={thing} />
    </aside>
  );
}

/** Until it is closed: by Esc or by a press elsewhere. */
function Kept({ thing }: { readonly thing: Spot }) {
  const words = useWords();
  const { dispatch } = useBoard();
  const host = useRef<HTMLDivElement>(null);
  useBeside(thing, host);
  useEffect(() => {
    const before = document.activeElement;
    const press = ({ target }: PointerEvent) =>
      target instanceof Node && host.current?.contains(target) === false && dispatch({ type: 'closeInspector' });
    window.addEventListener('pointerdown', press);
    host.current?.querySelector('a')?.focus();
    return () => {
      window.removeEventListener('pointerdown', press);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dispatch]);
  return (
    <div
      ref={host}
      className={`${styles.close} ${styles.kept}`}
      data-part="inspector"
      role="dialog"
      aria-label={words.t('keyboard.inspect')}
    >
      <Contents thing={thing} kept />
      <button type="button" className={look.buttonDark} onClick={() => dispatch({ type: 'closeInspector' })}>
        {words.t('table.close')}
      </button>
    </div>
  );
}

function Contents({ thing, kept = false }: { readonly thing: Spot; readonly kept?: boolean }) {
  const { view, model } = useBoard();
  const words = useWords();
  const { say } = useSpeech();
  const reading = readingOf(thing, view, words);
  if (reading === undefined) return null;
  const { title, kind, lines, rule } = reading;
  const drawing = closeUp(thing, view, words);
  const reason = isSame(model.told?.thing, thing) ? model.told?.reason : undefined;
  return (
    <>
      {drawing !== undefined && (
        <div className={`${styles.drawing} ${'card' in thing ? '' : styles.zoomed}`} aria-hidden="true">
          {drawing}
        </div>
      )}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={look.label}>{kind}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {reason !== undefined && <p className={styles.no}>{say(reason)}</p>}
        {kept ? (
          <p className={styles.links}>
            <a href={hrefOf('rules', 'arnak', rule)}>
              <RuleTitle game="arnak" rule={rule} />
            </a>
            <a href={hrefOf('components', 'arnak')}>{words.t('components.title')}</a>
          </p>
        ) : (
          <p className={`${look.label} ${styles.rule}`}>
            <RuleTitle game="arnak" rule={rule} /> <kbd>I</kbd>
          </p>
        )}
      </div>
    </>
  );
}
