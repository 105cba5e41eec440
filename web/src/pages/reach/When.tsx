import { OCCASIONS, type Occasion, type WayKind } from '@moonstaff/client';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { KINDS, OCCASION_WORDS } from './kinds.ts';
import { columnsOf, withCell } from './model.ts';
import styles from './Reach.module.css';
import type { ReachPart } from './ReachPage.tsx';

const TURN_AFTER = [0, 1, 2, 5, 15, 60];
const DEADLINE_BEFORE = [1, 2, 6, 12, 24];
const GATHER = [0, 1, 3, 6, 12];

/** What's told over which way, and when. */
export function When({ reach, me, wish }: ReachPart) {
  const words = useWords();
  const { wishes } = reach;
  const columns = columnsOf(reach);
  const set = (occasion: Occasion, kind: WayKind, on: boolean): void =>
    void wish({ occasions: withCell(wishes.occasions, occasion, kind, on) });
  const extra: { readonly [Name in Occasion]?: ReactNode } = {
    turn: (
      <Pick
        label={`${words.t('reach.turn')} ${words.t('reach.turnLine')}`}
        values={TURN_AFTER}
        value={wishes.turnAfter}
        name={(n) => (n === 0 ? words.t('reach.atOnce') : words.t('reach.minutes', { n }))}
        onChange={(turnAfter) => void wish({ turnAfter })}
      />
    ),
    deadline: (
      <Pick
        label={`${words.t('reach.deadline')} ${words.t('reach.deadlineLine')}`}
        values={DEADLINE_BEFORE}
        value={wishes.deadlineBefore}
        name={(n) => words.t('reach.hours', { n })}
        onChange={(deadlineBefore) => void wish({ deadlineBefore })}
      />
    ),
  };
  const lineOf = (occasion: Occasion): string => {
    const { line } = OCCASION_WORDS[occasion];
    return line === undefined ? words.t('reach.mentionLine', { name: me.name }) : words.t(line);
  };
  const nameOf = (kind: WayKind): string => {
    const { title, brand = '' } = KINDS[kind];
    return title === undefined ? brand : words.t(title);
  };
  return (
    <section className={look.panel} aria-label={words.t('reach.when')}>
      <h2 className={look.panelTitle}>{words.t('reach.when')}</h2>
      {columns.length === 0 && <p className={look.label}>{words.t('reach.noWay')}</p>}
      <table className={styles.when}>
        <thead>
          <tr>
            <td />
            {columns.map((kind) => (
              <th key={kind} scope="col">
                <Icon name={KINDS[kind].icon} />
                <span>{nameOf(kind)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {OCCASIONS.map((occasion) => (
            <tr key={occasion}>
              <th scope="row">
                <b className={styles.occasion}>{words.t(OCCASION_WORDS[occasion].title)}</b>
                <span className={look.label}>
                  {lineOf(occasion)} {extra[occasion]}
                </span>
              </th>
              {columns.map((kind) => (
                <td key={kind}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={words.t('reach.cell', {
                        occasion: words.t(OCCASION_WORDS[occasion].title),
                        way: nameOf(kind),
                      })}
                      checked={wishes.occasions[occasion].includes(kind)}
                      onChange={({ target }) => set(occasion, kind, target.checked)}
                    />
                    <span aria-hidden="true">{nameOf(kind)}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.gather}>
        <b>{words.t('reach.gather')}</b>
        <span className={look.label}>
          {words.t('reach.gatherLine')}{' '}
          <Pick
            label={`${words.t('reach.gather')} ${words.t('reach.gatherLine')}`}
            values={GATHER}
            value={wishes.gather}
            name={(n) => (n === 0 ? words.t('reach.noLimit') : words.t('reach.hours', { n }))}
            onChange={(gather) => void wish({ gather })}
          />
        </span>
        {wishes.gather > 0 && <p className={look.label}>{words.t('reach.gatherHint')}</p>}
      </div>
    </section>
  );
}

interface PickProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly name: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A number out of a few. What's set may be none of them; then it's offered too. */
function Pick({ label, values, value, name, onChange }: PickProps) {
  const offered = values.includes(value) ? values : [...values, value].sort((a, b) => a - b);
  return (
    <select
      className={styles.pick}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {name(one)}
        </option>
      ))}
    </select>
  );
}
