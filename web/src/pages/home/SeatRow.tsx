import { isLevel } from '@moonstaff/catalogue';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import field from '../../kit/controls/Field.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { BOT_NAMES } from '../../table/device/start.ts';
import { LevelOptions } from '../../table/seats/LevelOptions.tsx';
import type { Sitter } from '../../table/source.ts';

interface SeatRowProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One chair of a new table: a person with a name, or a bot of a level. */
export function SeatRow({ seat, sitter, onChange, onRemove }: SeatRowProps) {
  const words = useWords();
  const take = (value: string): void => {
    if (isLevel(value)) onChange({ kind: 'bot', name: BOT_NAMES[Math.max(0, seat - 1)] ?? '', level: value });
    else onChange({ kind: 'person', name: words.t('web.player', { n: seat + 1 }) });
  };
  return (
    <li>
      <SeatShape seat={seat} />
      <input
        className={field.entry}
        value={sitter.name}
        maxLength={24}
        aria-label={words.t('seats.name')}
        placeholder={words.t('seats.name')}
        onChange={(event) => onChange({ ...sitter, name: event.target.value })}
      />
      <select
        className={field.entry}
        value={sitter.kind === 'bot' ? sitter.level : 'person'}
        aria-label={words.t('seats.level')}
        onChange={(event) => take(event.target.value)}
      >
        <option value="person">{words.t('seats.person')}</option>
        <LevelOptions />
      </select>
      {onRemove !== undefined && (
        <BarButton does="remove" onClick={onRemove} aria-label={words.t('seats.remove')}>
          ×
        </BarButton>
      )}
    </li>
  );
}
