import { Icon } from '../../kit/art/Icon.tsx';
import { Ask } from '../../kit/controls/Ask.tsx';
import { Switch } from '../../kit/controls/Switch.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { KINDS, NO_PUSH } from './kinds.ts';
import { rowsOf, type WayRow } from './model.ts';
import styles from './Reach.module.css';
import type { ReachPart } from './ReachPage.tsx';
import { TestButton } from './TestButton.tsx';
import { useWay } from './useWay.ts';
import { WayForm } from './WayForm.tsx';

/** Every way there is, with its state, a test and a switch. */
export function Ways(part: ReachPart) {
  const words = useWords();
  return (
    <section className={look.panel} aria-label={words.t('reach.ways')}>
      <h2 className={look.panelTitle}>{words.t('reach.ways')}</h2>
      <ul>
        {rowsOf(part.reach, part.endpoint).map((row) => (
          <WayItem key={row.kind} row={row} part={part} />
        ))}
      </ul>
    </section>
  );
}

function WayItem({ row, part }: { readonly row: WayRow; readonly part: ReachPart }) {
  const words = useWords();
  const { kind, way, others } = row;
  const { icon, title, brand = '' } = KINDS[kind];
  const name = title === undefined ? brand : words.t(title);
  const { line, blocked, isOpen, setOpen, onSwitch } = useWay(row, part);
  const isOn = way?.on === true;
  return (
    <li className={styles.way} data-way={kind}>
      <span className={`${styles.plate} ${isOn ? styles.lit : ''}`}>
        <Icon name={icon} />
      </span>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className={look.label}>
          {line}
          {kind === 'mail' && way?.ready === true && (
            <>
              {' · '}
              <Icon name="check-mark" /> {words.t('reach.confirmed')}
            </>
          )}
        </p>
        {others.length > 0 && (
          <p className={look.label}>
            {words.t('reach.pushElsewhere', { names: others.map((one) => one.name).join('; ') })}
          </p>
        )}
        {way?.fault !== undefined && (
          <p className={styles.fault}>{words.t('reach.fault', { why: words.say(way.fault.why) })}</p>
        )}
        {blocked !== undefined && <p className={styles.fault}>{words.t(NO_PUSH[blocked])}</p>}
      </div>
      <div className={styles.deeds}>
        {way?.ready === true && way.on && <TestButton way={way} part={part} />}
        {kind !== 'push' && (
          <button type="button" className={look.buttonDark} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.t(way === undefined ? (kind === 'telegram' ? 'reach.connect' : 'reach.add') : 'reach.change')}
          </button>
        )}
        <Switch label={name} on={isOn} disabled={blocked === 'insecure'} onChange={(on) => void onSwitch(on)} />
      </div>
      {isOpen && (
        <div className={styles.form}>
          <WayForm kind={kind} way={way} part={part} onDone={() => setOpen(false)} />
          {way !== undefined && (
            <Ask
              label={words.t('reach.remove')}
              question={`${name}: ${line}`}
              onYes={() => void part.change(part.api.removeWay(way.id)).then(() => setOpen(false))}
            />
          )}
        </div>
      )}
    </li>
  );
}
