import { DEFAULT_LEVEL, isGameId } from '@moonstaff/catalogue';
import { type AnyGame, type OptionSpec, optionsFor, presetOf } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';
import { useState } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Choice } from '../../kit/controls/Choice.tsx';
import dialog from '../../kit/controls/Dialog.module.css';
import { late } from '../../kit/late/late.ts';
import look from '../../kit/look/look.module.css';
import { hasServer } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { BOT_NAMES, startGame } from '../../table/device/start.ts';
import rows from '../../table/seats/SeatRows.module.css';
import { troubleText } from '../../table/shell/Trouble.tsx';
import type { Sitter } from '../../table/source.ts';
import { hasPicture, OptionPicture } from '../games/OptionPicture.tsx';
import { keepLastSolo, lastSolo, SOLO_COINS } from './last.ts';
import { SeatRow } from './SeatRow.tsx';

const opening = late(() => import('../../table/server/open.ts'));
const naming = late(() => import('../../table/server/name.ts'));

/** On one's own device, somebody who wants no name is called by their seat. */
const named = (sitter: Sitter, seat: number, words: Words): Sitter =>
  sitter.name.trim() === '' ? { ...sitter, name: words.t('web.player', { n: seat + 1 }) } : sitter;

/** As many seats as wanted: those that are there stay, further ones are bots. */
const seatsFor = (n: number, sitters: readonly Sitter[]): readonly Sitter[] =>
  Array.from(
    { length: n },
    (_, seat) => sitters[seat] ?? { kind: 'bot', name: BOT_NAMES[seat - 1] ?? '', level: DEFAULT_LEVEL },
  );

type Options = { readonly [name: string]: string | number };

/** The options and seats of a new table on this device. */
export function TableForm({ game, alone }: { readonly game: AnyGame; readonly alone: boolean }) {
  const words = useWords('house', ...(isGameId(game.id) ? [game.id] : []));
  const { name } = useSettings();
  const [options, setOptions] = useState<Options>(alone && isGameId(game.id) ? lastSolo(game.id) : {});
  const [trouble, setTrouble] = useState('');
  const [sitters, setSitters] = useState<readonly Sitter[]>([
    { kind: 'person', name },
    ...(alone ? [] : [{ kind: 'person', name: words.t('web.player', { n: 2 }) } as const]),
  ]);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const offered = optionsFor(game.options, sitters.length);
  const change = (seat: number, sitter: Sitter) => setSitters(sitters.with(seat, sitter));
  const plan = {
    game: game.id,
    sitters,
    options: Object.fromEntries(Object.entries(options).filter(([one]) => offered.some(([known]) => known === one))),
  };
  const start = () => {
    if (sitters.length === 1) keepLastSolo(game.id, plan.options);
    return startGame({ ...plan, sitters: sitters.map((sitter, seat) => named(sitter, seat, words)) });
  };
  const online = async (): Promise<void> => {
    const [{ openOnline }, { nameTrouble }] = await Promise.all([opening(), naming()]);
    const bad = nameTrouble(sitters[0]?.name ?? '');
    if (bad !== undefined) return setTrouble(troubleText(bad, words));
    const why = await openOnline(plan);
    if (why !== undefined) setTrouble(troubleText(why, words));
  };
  return (
    <>
      <Choice
        label={words.t('seats.count')}
        values={counts}
        value={sitters.length}
        onChange={(n) => setSitters(seatsFor(n, sitters))}
        name={(n) => (n === 1 ? words.t('seats.solo') : String(n))}
        picture={(n) => (
          <span className={rows.shapes} aria-hidden="true">
            {Array.from({ length: n }, (_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <SeatShape key={seat} seat={seat} />
            ))}
          </span>
        )}
      />
      {offered.map(([option, spec]) => (
        <OptionChoice
          key={option}
          option={option}
          game={game.id}
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
        {hasServer() && sitters.length > 1 ? (
          <button type="button" className={look.buttonDark} onClick={() => void online()}>
            {words.t('web.online')}
          </button>
        ) : (
          <span />
        )}
        <button type="button" className={look.buttonMain} onClick={() => void start()}>
          {words.t('seats.start')}
        </button>
      </div>
    </>
  );
}

interface OptionChoiceProps {
  readonly game: string;
  readonly option: string;
  readonly spec: OptionSpec;
  readonly value: string | number | undefined;
  readonly onChange: (value: string | number) => void;
}

function OptionChoice({ game, option, spec, value, onChange }: OptionChoiceProps) {
  const words = useWords();
  /** What a difficulty of the Guild asks for. */
  const coinsFor = (one: string | number): number | undefined =>
    game === 'guild' && option === 'difficulty' ? SOLO_COINS[one] : undefined;
  return (
    <Choice
      label={words.name('option', option)}
      values={spec.values}
      value={value ?? presetOf(spec) ?? ''}
      onChange={onChange}
      name={(one) =>
        coinsFor(one) === undefined ? (
          words.name(option, one)
        ) : (
          <>
            {words.name(option, one)}
            <small>{words.t('home.soloTarget', { n: coinsFor(one) ?? 0 })}</small>
          </>
        )
      }
      picture={
        hasPicture(option) ? (one) => <OptionPicture option={option} value={one} values={spec.values} /> : undefined
      }
    />
  );
}
