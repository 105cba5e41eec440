import type { QuietHours } from '@moonstaff/client';
import { type CSSProperties, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { Switch } from '../../kit/controls/Switch.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { clockTime, fromNoon } from './model.ts';
import styles from './Reach.module.css';
import type { ReachPart } from './ReachPage.tsx';

const DAY = 24 * 60;
const STEP = 15;
const HOURS = [12, 15, 18, 21, 0, 3, 6, 9];

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When nothing comes: a bar from noon to noon with two handles. */
export function Quiet({ reach, wish }: ReachPart) {
  const words = useWords();
  const stored = reach.wishes.quiet;
  /** While a handle moves. */
  const [moving, setMoving] = useState<QuietHours>();
  const quiet = moving ?? stored;
  const { on, from, to, deadlines } = quiet;
  const save = async (next: QuietHours): Promise<void> => {
    await wish({ quiet: { ...next, zone: ownZone() } });
    // A handle that was moved in the meantime stays where it is.
    setMoving((now) => (now === next ? undefined : now));
  };
  const handle = (which: 'from' | 'to') => (
    <input
      type="range"
      min={0}
      max={DAY - STEP}
      step={STEP}
      value={fromNoon(quiet[which])}
      aria-label={words.t(which === 'from' ? 'reach.quietFrom' : 'reach.quietTo')}
      aria-valuetext={clockTime(quiet[which])}
      onChange={({ target }) => setMoving({ ...quiet, [which]: fromNoon(Number(target.value)) })}
      onPointerUp={() => moving !== undefined && void save(moving)}
      onKeyUp={() => moving !== undefined && void save(moving)}
      onBlur={() => moving !== undefined && void save(moving)}
    />
  );
  const place = { '--from': fromNoon(from) / DAY, '--to': fromNoon(to) / DAY } as CSSProperties;
  return (
    <section className={look.panel} aria-label={words.t('reach.quiet')}>
      <div className={styles.quietHead}>
        <h2 className={look.panelTitle}>{words.t('reach.quiet')}</h2>
        <Switch label={words.t('reach.quiet')} on={on} onChange={(next) => void save({ ...quiet, on: next })} />
      </div>
      {on && (
        <>
          <div className={styles.night} style={place}>
            <output style={{ '--at': 'var(--from)' } as CSSProperties}>{clockTime(from)}</output>
            <output style={{ '--at': 'var(--to)' } as CSSProperties}>{clockTime(to)}</output>
            <div className={styles.bar}>
              <span className={`${styles.dark} ${fromNoon(from) > fromNoon(to) ? styles.turned : ''}`}>
                <Icon name="moon" />
              </span>
              {handle('from')}
              {handle('to')}
            </div>
            <ol aria-hidden="true">
              {HOURS.map((hour) => (
                <li key={hour} className={look.label}>
                  {clockTime(hour * 60).slice(0, 2)}
                </li>
              ))}
            </ol>
          </div>
          <p>{words.t('reach.quietLine', { time: clockTime(to) })}</p>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={deadlines}
              onChange={({ target }) => void save({ ...quiet, deadlines: target.checked })}
            />
            {words.t('reach.wake')}
          </label>
        </>
      )}
    </section>
  );
}
