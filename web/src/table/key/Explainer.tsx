import { Signs } from '../../kit/art/Sign.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Key.module.css';
import { entryFor, type SignGroup } from './signs.ts';
import type { Pointed } from './underPointer.ts';

/** What can be looked at closely says more than its signs. */
const CLOSELY = '[data-state], dialog, [data-part="inspector"], [data-part="key"]';

/** Says beside a sign what it's called and what it means. Screen readers hear its name where it is. */
export function Explainer({
  groups,
  pointed,
}: {
  readonly groups: readonly SignGroup[];
  readonly pointed: Pointed | undefined;
}) {
  const words = useWords();
  const entry = pointed && entryFor(groups, pointed.sign);
  if (pointed === undefined || entry === undefined || pointed.element.closest(CLOSELY) !== null) return null;
  const whose = pointed.element.closest('section[aria-label]')?.getAttribute('aria-label');
  return (
    <aside className={styles.keyNote} style={placeBeside(pointed.element.getBoundingClientRect())} aria-hidden="true">
      <b>
        <Signs signs={[entry.sign]} /> {words.t(entry.name)}
      </b>
      <p>{words.t(entry.text)}</p>
      {whose !== null && <small>{whose}</small>}
    </aside>
  );
}

const WIDTH = 230;
const GAP = 8;

/** Below it in the upper half of the page, else above; never over it. */
function placeBeside(at: DOMRect) {
  const left = Math.max(GAP, Math.min(at.left, window.innerWidth - WIDTH - GAP));
  return at.top < window.innerHeight / 2
    ? { left, top: at.bottom + GAP }
    : { left, bottom: window.innerHeight - at.top + GAP };
}
