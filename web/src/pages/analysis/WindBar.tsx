import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { Arrows, Bars, Key } from '../../table/replay/ReplayBar.tsx';
import styles from './WindBar.module.css';

/** Milliseconds a turn is shown while the game runs. */
const PACE = 1200;

interface WindBarProps {
  readonly turn: number;
  readonly of: number;
  /** The turning points, by turn. */
  readonly points: readonly number[];
  readonly onTurn: (turn: number) => void;
  readonly onPoint: (step: 1 | -1) => void;
  readonly onPlayOn: (() => void) | undefined;
}

/** Goes from turn to turn and from one turning point to the next. */
export function WindBar({ turn, of, points, onTurn, onPoint, onPlayOn }: WindBarProps) {
  const words = useWords();
  const [running, setRunning] = useState(false);
  useKey('arrowleft', true, () => onTurn(turn - 1));
  useKey('arrowright', true, () => onTurn(turn + 1));
  useKey('arrowup', true, () => onPoint(-1));
  useKey('arrowdown', true, () => onPoint(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each turn
  useEffect(() => {
    if (!running || turn >= of) return;
    const timer = setTimeout(() => onTurn(turn + 1), PACE);
    return () => clearTimeout(timer);
  }, [running, turn, of]);
  return (
    <section className={styles.bar} data-part="wind" aria-label={words.t('replay.title')}>
      <output className={styles.head}>
        <b>{words.t('analysis.turn', { n: turn })}</b> <span>{words.t('analysis.turnOf', { of })}</span>
      </output>
      <div className={styles.keys}>
        <Key
          label={words.t('analysis.pointBack')}
          keys="ArrowUp"
          onClick={() => onPoint(-1)}
          text={<Arrows steps={-2} />}
        />
        <Key
          label={words.t('replay.turnBack')}
          keys="ArrowLeft"
          onClick={() => onTurn(turn - 1)}
          text={<Arrows steps={-1} />}
        />
        <Key
          label={words.t(running ? 'replay.pause' : 'replay.play')}
          onClick={() => setRunning(!running)}
          text={running ? <Bars /> : <Icon name="play-button" />}
        />
        <Key
          label={words.t('replay.turnForward')}
          keys="ArrowRight"
          onClick={() => onTurn(turn + 1)}
          text={<Arrows steps={1} />}
        />
        <Key
          label={words.t('analysis.pointForward')}
          keys="ArrowDown"
          onClick={() => onPoint(1)}
          text={<Arrows steps={2} />}
        />
      </div>
      <div className={styles.line} aria-hidden="true">
        {points.map((point) => (
          <i key={point} style={{ left: `${(100 * point) / Math.max(1, of)}%` }} />
        ))}
        <b style={{ left: `${(100 * turn) / Math.max(1, of)}%` }} />
      </div>
      {onPlayOn !== undefined && (
        <button type="button" className={look.buttonMain} onClick={onPlayOn}>
          {words.t('replay.playOn')}
        </button>
      )}
    </section>
  );
}
