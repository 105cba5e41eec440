import type { Viewer } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { useRoute } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import { playOnFrom } from '../offline/start.ts';
import { settingsNow } from '../settings/settings.ts';
import { useWords } from '../settings/Words.tsx';
import { useTable } from '../table/context.ts';
import { useKey } from '../table/keys.ts';
import './replay.css';

/** Milliseconds a moment is shown while the recording runs. */
const PACES = { off: 400, fast: 300, normal: 600, slow: 1200 } as const;

/** Winds a recording: by action, by turn, by hand; from any seat. */
export function ReplayBar({
  at,
  of,
  turns,
}: {
  readonly at: number;
  readonly of: number;
  readonly turns: readonly number[];
}) {
  const { source, now } = useTable();
  const words = useWords();
  const [, id = ''] = useRoute();
  const [running, setRunning] = useState(false);
  const go = (entry: number, viewer: Viewer = now.viewer): void => source.wind?.(entry, viewer);
  const turnBack = turns.findLast((end) => end < at) ?? 0;
  const turnForward = turns.find((end) => end > at) ?? of;
  useKey('arrowleft', true, () => go(at - 1));
  useKey('arrowright', true, () => go(at + 1));
  useEffect(() => {
    if (!running || at >= of) return;
    const timer = setTimeout(() => source.wind?.(at + 1, now.viewer), PACES[settingsNow().motion]);
    return () => clearTimeout(timer);
  }, [running, at, of, source, now.viewer]);
  return (
    <section className="replay-bar" aria-label={words.t('replay.title')}>
      <h2>{words.t('replay.title')}</h2>
      <div className="replay-keys">
        <Key label={words.t('replay.turnBack')} onClick={() => go(turnBack)} text="⏮" />
        <Key label={words.t('replay.back')} onClick={() => go(at - 1)} text="◀" />
        <Key
          label={words.t(running ? 'replay.pause' : 'replay.play')}
          onClick={() => setRunning(!running)}
          text={running ? '⏸' : <Icon name="play-button" />}
        />
        <Key label={words.t('replay.forward')} onClick={() => go(at + 1)} text="▶" />
        <Key label={words.t('replay.turnForward')} onClick={() => go(turnForward)} text="⏭" />
      </div>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={words.t('replay.position', { n: at, of })}
        onChange={(event) => go(Number(event.target.value))}
      />
      <output>{words.t('replay.position', { n: at, of })}</output>
      <select
        value={now.viewer}
        aria-label={words.t('replay.seatView', { name: '…' })}
        onChange={(event) => go(at, Number(event.target.value))}
      >
        {now.sitters.map((sitter, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          <option key={seat} value={seat}>
            {words.t('replay.seatView', { name: sitter.name })}
          </option>
        ))}
      </select>
      {at < of && (
        <button type="button" className="button-dark" onClick={() => void playOnFrom(id, at, Number(now.viewer))}>
          {words.t('replay.playOn')}
        </button>
      )}
    </section>
  );
}

function Key({
  label,
  text,
  onClick,
}: {
  readonly label: string;
  readonly text: React.ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="bar-key" onClick={onClick}>
      <span aria-hidden="true">{text}</span>
      <span className="spoken">{label}</span>
    </button>
  );
}
