import type { Draft } from '@moonstaff/scenarios/page';
import { type MouseEventHandler, useId } from 'react';
import { CARD_ICONS } from '../../boards/arnak/parts/index.ts';
import { Icon } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Signs } from '../../kit/art/Sign.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { AddSelect } from './AddSelect.tsx';
import styles from './Amounts.module.css';
import { Checked } from './Checked.tsx';
import type { Field, Group } from './field.ts';
import { withField } from './fields.ts';

const ICONS: { readonly [card: string]: IconName } = CARD_ICONS;

interface AmountsProps {
  readonly seats: readonly Group[];
  readonly seat: number;
  readonly draft: Draft;
  onSeat(seat: number): void;
  onDraft(draft: Draft): void;
  /** Where a held card may be put by a press. */
  readonly onPress: MouseEventHandler;
}

/** What one seat has, as signs with numbers; and the cards in its hand. */
export function Amounts({ seats, seat, draft, onSeat, onDraft, onPress }: AmountsProps) {
  const words = useWords();
  const name = useId();
  const { fields = [] } = seats[seat] ?? {};
  return (
    <div className={`${look.panel} ${styles.strip}`} data-part="amounts">
      <fieldset className={styles.seats}>
        <legend className={look.spoken}>{words.t('lab.whose')}</legend>
        {seats.map(({ title }, i) => (
          <label key={title} title={title}>
            <input type="radio" name={name} checked={i === seat} onChange={() => onSeat(i)} />
            <SeatShape seat={i} />
            <span className={look.spoken}>{title}</span>
          </label>
        ))}
      </fieldset>
      {fields.filter(isShown).map((field) => (
        <Checked key={field.label} field={field}>
          <Shown field={field} onValue={(value) => onDraft(withField(draft, field, value))} onPress={onPress} />
        </Checked>
      ))}
    </div>
  );
}

const isShown = (field: Field): boolean =>
  (field.kind === 'number' && field.sign !== undefined) || (field.kind === 'list' && field.drop !== undefined);

interface ShownProps {
  readonly field: Field;
  onValue(value: number | readonly string[]): void;
  readonly onPress: MouseEventHandler;
}

function Shown({ field, onValue, onPress }: ShownProps) {
  if (field.kind === 'number') return <Amount field={field} onValue={onValue} />;
  return field.kind === 'list' ? <Hand field={field} onValue={onValue} onPress={onPress} /> : null;
}

interface AmountProps {
  readonly field: Extract<Field, { readonly kind: 'number' }>;
  onValue(value: number): void;
}

function Amount({ field: { label, value, min, max, sign }, onValue }: AmountProps) {
  const words = useWords();
  const step = (by: 1 | -1, text: string, isLast: boolean) => (
    <button
      type="button"
      disabled={isLast}
      aria-label={words.t(by > 0 ? 'lab.more' : 'lab.less', { name: label })}
      onClick={() => onValue(value + by)}
    >
      {text}
    </button>
  );
  return (
    <span className={styles.amount} title={label}>
      {step(-1, '−', value <= min)}
      {sign !== undefined && <Signs signs={[sign]} />}
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        {...{ min, max, value }}
        onChange={({ target }) => {
          const typed = target.valueAsNumber;
          if (Number.isInteger(typed) && typed >= min && typed <= max) onValue(typed);
        }}
      />
      {step(1, '+', value >= max)}
    </span>
  );
}

interface HandProps {
  readonly field: Extract<Field, { readonly kind: 'list' }>;
  onValue(value: readonly string[]): void;
  readonly onPress: MouseEventHandler;
}

function Hand({ field, onValue, onPress }: HandProps) {
  const { label, value, options, drop } = field;
  const words = useWords();
  const nameOf = (id: string): string => options.find((one) => one.id === id)?.name ?? id;
  return (
    <div className={styles.hand} data-drop={drop} onClickCapture={onPress}>
      <span className={look.label}>{label}</span>
      <ul>
        {value.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card can be there twice
          <li key={`${id} ${i}`}>
            <button
              type="button"
              title={nameOf(id)}
              aria-label={words.t('lab.remove', { name: nameOf(id) })}
              onClick={() => onValue(value.filter((_, at) => at !== i))}
            >
              {ICONS[id] && <Icon name={ICONS[id]} />}
            </button>
          </li>
        ))}
      </ul>
      <AddSelect field={field} onValue={onValue} />
    </div>
  );
}
