import { DEFAULT_LEVEL } from '@moonstaff/catalogue';
import { type AnyGame, type OptionSpec, optionsFor, presetOf } from '@moonstaff/kernel';
import { useState } from 'react';
import { Choice } from '../../kit/controls/Choice.tsx';
import dialog from '../../kit/controls/Dialog.module.css';
import { late } from '../../kit/late/late.ts';
import look from '../../kit/look/look.module.css';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { BOT_NAMES, startGame } from '../../table/device/start.ts';
import rows from '../../table/seats/SeatRows.module.css';
import { hasServer } from '../../table/server/present.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import type { Sitter } from '../../table/source.ts';
import { SeatRow } from './SeatRow.tsx';

const opening = late(() => import('../../table/server/open.ts'));

type Options = { readonly [name: string]: string | number };

/** The options and seats of a new table on this device. */
export function TableForm({ game }: { readonly game: AnyGame }) {
  const words = useWords();
  const { name } = useSettings();
  const own = name === '' ? words.t('web.player', { n: 1 }) : name;
  const [options, setOptions] = useState<Options>({});
  const [trouble, setTrouble] = useState('');
  const [sitters, setSitters] = useState<readonly Sitter[]>([
    { kind: 'person', name: own },
    { kind: 'person', name: words.t('web.player', { n: 2 }) },
  ]);
  const offered = optionsFor(game.options, sitters.length);
  const change = (seat: number, sitter: Sitter) => setSitters(sitters.with(seat, sitter));
  const add = () =>
    setSitters([...sitters, { kind: 'bot', name: BOT_NAMES[sitters.length - 1] ?? '', level: DEFAULT_LEVEL }]);
  const plan = {
    game: game.id,
    sitters,
    options: Object.fromEntries(Object.entries(options).filter(([one]) => offered.some(([known]) => known === one))),
  };
  const start = () => startGame(plan);
  const online = async (): Promise<void> => {
    const { openOnline } = await opening();
    const why = await openOnline(plan);
    if (why !== undefined) setTrouble(troubleText(why, words));
  };
  return (
    <>
      {offered.map(([option, spec]) => (
        <OptionChoice
          key={option}
          option={option}
          spec={spec}
          value={options[option]}
          onChange={(value) => setOptions({ ...options, [option]: value })}
        />
      ))}
      <ol className={rows.seatRows} data-part="seat-rows">
        {sitters.map((sitter, seat) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            seat={seat}
            sitter={sitter}
            onChange={(next) => change(seat, next)}
            onRemove={sitters.length > game.seats.min ? () => setSitters(sitters.toSpliced(seat, 1)) : undefined}
          />
        ))}
      </ol>
      {trouble !== '' && <p role="alert">{trouble}</p>}
      <div className={dialog.dialogFoot}>
        <button type="button" className={look.buttonDark} disabled={sitters.length >= game.seats.max} onClick={add}>
          {words.t('seats.add')}
        </button>
        {hasServer() && (
          <button type="button" className={look.buttonDark} onClick={() => void online()}>
            {words.t('web.online')}
          </button>
        )}
        <button type="button" className={look.buttonMain} onClick={() => void start()}>
          {words.t('seats.start')}
        </button>
      </div>
    </>
  );
}

interface OptionChoiceProps {
  readonly option: string;
  readonly spec: OptionSpec;
  readonly value: string | number | undefined;
  readonly onChange: (value: string | number) => void;
}

function OptionChoice({ option, spec, value, onChange }: OptionChoiceProps) {
  const words = useWords();
  return (
    <Choice
      label={words.name('option', option)}
      values={spec.values}
      value={value ?? presetOf(spec) ?? ''}
      onChange={onChange}
      name={(one) => words.name(option, one)}
    />
  );
}
