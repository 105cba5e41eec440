import { type ReactNode, useEffect, useState } from 'react';
import art from '../../kit/art/art.module.css';
import { Icon } from '../../kit/art/Icon.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { CopyButton } from '../../kit/controls/CopyButton.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useLayout } from '../../kit/settings/layout.ts';
import { settingsNow } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { useSpeech, useTable } from '../context.ts';
import { LabButton } from '../lab/LabButton.tsx';
import { Sentence } from '../log/Sentence.tsx';
import { latest } from '../log/story.ts';
import { ScoreChart } from '../score/ScoreChart.tsx';
import type { Eyes } from '../source.ts';
import styles from './ReplayBar.module.css';

/** Milliseconds a moment is shown while the recording runs. */
const PACES = { off: 400, fast: 300, normal: 600, slow: 1200 } as const;

interface ReplayBarProps {
  readonly board: BoardModule;
  readonly at: number;
  readonly of: number;
  readonly turns: readonly number[];
  readonly eyes: Eyes;
}

/** Winds a recording: by action, by turn, by hand; from any seat, or open. Shares a moment, or plays on from it. */
export function ReplayBar({ board, at, of, turns, eyes }: ReplayBarProps) {
  const { source, now } = useTable();
  const words = useWords();
  const { line } = useSpeech();
  const [running, setRunning] = useState(false);
  const [chart, setChart] = useState(false);
  const layout = useLayout();
  const go = (entry: number, through = eyes): void => source.wind?.(entry, through);
  const turnBack = turns.findLast((end) => end < at) ?? 0;
  const turnForward = turns.find((end) => end > at) ?? of;
  useKey('arrowleft', true, () => go(at - 1));
  useKey('arrowright', true, () => go(at + 1));
  useKey('pageup', true, () => go(turnBack));
  useKey('pagedown', true, () => go(turnForward));
  useEffect(() => {
    if (!running || at >= of) return;
    const timer = setTimeout(() => source.wind?.(at + 1, eyes), PACES[settingsNow().motion]);
    return () => clearTimeout(timer);
  }, [running, at, of, source, eyes]);
  const seat = now.viewer;
  const last = latest(now);
  return (
    <section className={styles.replayBar} data-part="replay" aria-label={words.t('replay.title')}>
      <div className={styles.replayHead}>
        <h2>{words.t('replay.title')}</h2>
        <output>{words.t('replay.position', { n: at, of })}</output>
      </div>
      <div className={styles.replayKeys}>
        <Key
          label={words.t('replay.turnBack')}
          keys="PageUp"
          onClick={() => go(turnBack)}
          text={<Arrows steps={-2} />}
        />
        <Key label={words.t('replay.back')} keys="ArrowLeft" onClick={() => go(at - 1)} text={<Arrows steps={-1} />} />
        <Key
          label={words.t(running ? 'replay.pause' : 'replay.play')}
          onClick={() => setRunning(!running)}
          text={running ? <Bars /> : <Icon name="play-button" />}
        />
        <Key
          label={words.t('replay.forward')}
          keys="ArrowRight"
          onClick={() => go(at + 1)}
          text={<Arrows steps={1} />}
        />
        <Key
          label={words.t('replay.turnForward')}
          keys="PageDown"
          onClick={() => go(turnForward)}
          text={<Arrows steps={2} />}
        />
      </div>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={words.t('replay.position', { n: at, of })}
        onChange={(event) => go(Number(event.target.value))}
      />
      <Viewers eyes={eyes} names={now.sitters.map(({ name }) => name)} onChange={(through) => go(at, through)} />
      <BarButton does="chart" aria-pressed={chart} onClick={() => setChart(!chart)}>
        <Icon name="histogram" />
        <span className={look.spoken}>{words.t('score.chart', { unit: board.unit })}</span>
      </BarButton>
      {source.analysis !== undefined && (
        <a className={`${look.buttonDark} ${styles.replayAnalyse}`} href={hrefOf(...source.analysis)}>
          {words.t('score.analyse')}
        </a>
      )}
      {source.share !== undefined && (
        <CopyButton
          className={`${look.buttonDark} ${styles.replayShare}`}
          label={words.t('replay.share')}
          bare={layout === 'phone'}
          text={() => source.share?.(at, eyes) ?? ''}
        />
      )}
      {at < of && seat !== 'spectator' && (
        <button
          type="button"
          className={`${look.buttonDark} ${styles.replayPlayOn}`}
          onClick={() => void source.playOn?.(at, seat)}
        >
          {words.t('replay.playOn')}
        </button>
      )}
      {source.lab !== undefined && (
        <div className={styles.replayLab}>
          <LabButton />
        </div>
      )}
      <p className={`${styles.replayNews} ${look.oneLine}`}>{last !== undefined && <Sentence words={line(last)} />}</p>
      {chart && now.history !== undefined && (
        <ScoreChart board={board} history={now.history} at={turns.filter((end) => end <= at).length} />
      )}
    </section>
  );
}

interface ViewersProps {
  readonly eyes: Eyes;
  readonly names: readonly string[];
  readonly onChange: (eyes: Eyes) => void;
}

/** Through whose eyes one looks. */
function Viewers({ eyes, names, onChange }: ViewersProps) {
  const words = useWords();
  return (
    <select
      value={eyes}
      aria-label={words.t('replay.seatView', { name: '…' })}
      onChange={({ target: { value } }) => onChange(value === 'spectator' || value === 'open' ? value : Number(value))}
    >
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
        <option key={seat} value={seat}>
          {words.t('replay.seatView', { name })}
        </option>
      ))}
      <option value="spectator">{words.t('replay.spectatorView')}</option>
      <option value="open">{words.t('replay.open')}</option>
    </select>
  );
}

interface KeyProps {
  readonly label: string;
  readonly text: ReactNode;
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function Key({ label, text, keys, disabled = false, onClick }: KeyProps) {
  return (
    <BarButton does="step" onClick={onClick} disabled={disabled} aria-keyshortcuts={keys}>
      <span aria-hidden="true">{text}</span>
      <span className={look.spoken}>{label}</span>
    </BarButton>
  );
}

/** An arrowhead against a bar for an action, two arrowheads for a turn. */
export function Arrows({ steps }: { readonly steps: -2 | -1 | 1 | 2 }) {
  return (
    <svg
      className={`${art.icon} ${steps < 0 ? look.mirrored : ''}`}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={Math.abs(steps) === 1 ? 'M4 4l12 8-12 8zM17 4h3v16h-3z' : 'M2 5l9 7-9 7zM12 5l9 7-9 7z'} />
    </svg>
  );
}

export function Bars() {
  return (
    <svg className={art.icon} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
    </svg>
  );
}
