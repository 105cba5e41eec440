import type { Draft } from '@moonstaff/scenarios/page';
import { use } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Choice } from '../../kit/controls/Choice.tsx';
import entry from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { AddSelect } from './AddSelect.tsx';
import { Checked, ReasonContext } from './Checked.tsx';
import type { ChoiceOf, Field, Group, ListOf, NumberOf } from './field.ts';
import { withField } from './fields.ts';
import styles from './Lab.module.css';

interface PositionProps {
  readonly draft: Draft;
  readonly groups: readonly Group[];
  onDraft(draft: Draft): void;
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** More than this many to choose from don't fit side by side. */
const MOST_SIDE_BY_SIDE = 5;

interface TableChoicesProps extends Omit<PositionProps, 'groups'> {
  readonly fields: readonly Field[];
}

/** What holds for the whole table, above the board: each thing to choose with one press. */
export function TableChoices({ draft, fields, onDraft }: TableChoicesProps) {
  return (
    <div className={styles.choices}>
      {fields.map((field) => (
        <Checked key={field.label} field={field}>
          <TableChoice field={field} onValue={(value) => onDraft(withField(draft, field, value))} />
        </Checked>
      ))}
    </div>
  );
}

function TableChoice({ field, onValue }: FieldRowProps) {
  if (field.kind === 'number')
    return (
      <Choice
        label={field.label}
        values={Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i)}
        value={field.value}
        onChange={onValue}
        name={(n) => (field.roman === true ? (NUMERALS[n] ?? String(n)) : String(n))}
      />
    );
  if (field.kind === 'list' || field.options.length > MOST_SIDE_BY_SIDE)
    return <FieldRow field={field} onValue={onValue} />;
  return (
    <Choice
      label={field.label}
      values={field.options.map(({ id }) => id)}
      value={field.value}
      onChange={onValue}
      name={(id) => <OptionName field={field} id={id} />}
    />
  );
}

/** Somebody's shape says enough for those who aren't chosen. */
function OptionName({ field, id }: { readonly field: ChoiceOf; readonly id: string }) {
  const { name = id, seat } = field.options.find((one) => one.id === id) ?? {};
  if (seat === undefined) return name;
  return (
    <>
      <SeatShape seat={seat} />
      <span className={id === field.value ? '' : look.spoken}>{name}</span>
    </>
  );
}

/** The position as fields: numbers, choices and lists. */
export function Position({ draft, groups, onDraft }: PositionProps) {
  const words = useWords();
  const reasonOf = use(ReasonContext);
  return (
    <section className={styles.position} aria-label={words.t('lab.position')}>
      <h2 className={look.panelTitle}>{words.t('lab.position')}</h2>
      {groups.map(({ title, fields }) => (
        <details key={title} open={fields.some((field) => reasonOf(field) !== '')}>
          <summary>{title}</summary>
          {fields.map((field) => (
            <Checked key={field.label} field={field}>
              <FieldRow field={field} onValue={(value) => onDraft(withField(draft, field, value))} />
            </Checked>
          ))}
        </details>
      ))}
    </section>
  );
}

interface FieldRowProps {
  readonly field: Field;
  onValue(value: string | number | readonly string[]): void;
}

function FieldRow({ field, onValue }: FieldRowProps) {
  if (field.kind === 'number') return <NumberRow field={field} onValue={onValue} />;
  if (field.kind === 'list') return <ListRow field={field} onValue={onValue} />;
  return (
    <label className={styles.row}>
      <span>{field.label}</span>
      <select className={entry.entry} value={field.value} onChange={(event) => onValue(event.target.value)}>
        {field.options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberRowProps extends FieldRowProps {
  readonly field: NumberOf;
}

function NumberRow({ field: { label, value, min, max }, onValue }: NumberRowProps) {
  const words = useWords();
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <span className={styles.stepper}>
        <button
          type="button"
          disabled={value <= min}
          aria-label={words.t('lab.less', { name: label })}
          onClick={() => onValue(value - 1)}
        >
          −
        </button>
        <output>{value}</output>
        <button
          type="button"
          disabled={value >= max}
          aria-label={words.t('lab.more', { name: label })}
          onClick={() => onValue(value + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

interface ListRowProps extends FieldRowProps {
  readonly field: ListOf;
}

function ListRow({ field, onValue }: ListRowProps) {
  const { label, value, options, order } = field;
  const words = useWords();
  const nameOf = (id: string): string => options.find((one) => one.id === id)?.name ?? id;
  const press = (id: string, i: number): void => {
    const others = value.toSpliced(i, 1);
    onValue(order === 'pile' ? [id, ...others] : others);
  };
  return (
    <div className={styles.row}>
      <span>{order === undefined ? label : words.t('lab.topFirst', { list: label })}</span>
      <ul className={styles.chips} aria-label={label}>
        {value.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card can be there twice
          <li key={`${id} ${i}`}>
            <button
              type="button"
              aria-label={words.t(order === 'pile' ? 'lab.toTop' : 'lab.remove', { name: nameOf(id) })}
              onClick={() => press(id, i)}
            >
              {nameOf(id)} {order === 'pile' ? '↑' : '×'}
            </button>
          </li>
        ))}
      </ul>
      <AddSelect field={field} className={entry.entry} onValue={onValue} />
    </div>
  );
}
