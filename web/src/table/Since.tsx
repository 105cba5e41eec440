import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { settingsNow } from '../settings/settings.ts';
import { useWords } from '../settings/Words.tsx';
import { isMyTurn, useSpeech, useTable } from './context.ts';
import { useKey } from './keys.ts';
import { LineMark } from './Log.tsx';
import { Sentence } from './Sentence.tsx';
import { show } from './shown.ts';
import { sinceOwn } from './since.ts';
import type { LogLine } from './source.ts';
import { thingsIn } from './things.ts';

/** When a turn begins: what the others did meanwhile, kept while the turn lasts. */
function useMeanwhile(): readonly LogLine[] {
  const { now } = useTable();
  const mine = isMyTurn(now);
  const [lines, setLines] = useState<readonly LogLine[]>(() => (mine ? sinceOwn(now) : []));
  const before = useRef(mine ? now.viewer : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the turn begins
  useEffect(() => {
    const whose = mine ? now.viewer : undefined;
    if (whose !== before.current) setLines(mine ? sinceOwn(now) : []);
    before.current = whose;
  }, [mine, now.viewer]);
  return lines;
}

/** What the others did since one's last turn, line by line, each lit on the board; skipped with a press. */
export function Since() {
  const words = useWords();
  const lines = useMeanwhile();
  const [open, setOpen] = useState(false);
  useKey('s', lines.length > 0, () => setOpen(!open));
  if (lines.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="bar-key key-since"
        aria-expanded={open}
        aria-keyshortcuts="s"
        title={words.t('table.sinceLastTurn')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="play-button" />
        <span className="spoken">{words.t('table.sinceLastTurn')}</span>
      </button>
      {open && <Steps lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Milliseconds a line is shown; without motion one steps by hand. */
const PACES = { fast: 1000, normal: 1800, slow: 3200 } as const;

function Steps({ lines, onClose }: { readonly lines: readonly LogLine[]; readonly onClose: () => void }) {
  const words = useWords();
  const { tell } = useSpeech();
  const [at, setAt] = useState(0);
  const line = lines[Math.min(at, lines.length - 1)];
  const last = at >= lines.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line is lit once
  useEffect(() => {
    if (line !== undefined) show(...thingsIn(line, tell(line.phrase)));
    return () => show();
  }, [line]);
  useEffect(() => {
    const { motion } = settingsNow();
    if (last || motion === 'off') return;
    const timer = setTimeout(() => setAt(at + 1), PACES[motion]);
    return () => clearTimeout(timer);
  }, [at, last]);
  if (line === undefined) return null;
  return (
    <section
      className="since"
      aria-label={words.t('table.sinceLastTurn')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <LineMark line={line} />
      <p aria-live="polite">
        <Sentence words={tell(line.phrase)} />
      </p>
      <span className="label">{words.t('replay.position', { n: at + 1, of: lines.length })}</span>
      {!last && (
        <button type="button" className="button-dark" onClick={() => setAt(at + 1)}>
          {words.t('house.newer')}
        </button>
      )}
      {/* biome-ignore lint/a11y/noAutofocus: opened by a press; the next one ends it */}
      <button type="button" className="button-dark" autoFocus onClick={onClose}>
        {words.t(last ? 'table.close' : 'house.skip')}
      </button>
    </section>
  );
}
