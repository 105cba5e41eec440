import type { SettingsChange, TableInfo } from '@moonstaff/client';
import { type AnyGame, optionsFor } from '@moonstaff/kernel';
import type { ReactNode } from 'react';
import { Choice } from '../../kit/controls/Choice.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { CLOCKS, clockId, clockName } from '../../table/clock/clocks.ts';
import type { ServerSource } from '../../table/server/ServerSource.ts';
import { HostText } from './HostText.tsx';
import styles from './Lobby.module.css';

interface LobbySettingsProps {
  readonly source: ServerSource;
  readonly info: TableInfo;
  readonly isHost: boolean;
  readonly rules: AnyGame | undefined;
}

/** How the table is played: the host chooses until the start, the others read. */
export function LobbySettings({ source, info, isHost, rules }: LobbySettingsProps) {
  const words = useWords();
  const change = (settings: SettingsChange) => void source.command({ type: 'change', settings });
  const clocks = CLOCKS.some((clock) => clockId(clock) === clockId(info.clock)) ? CLOCKS : [...CLOCKS, info.clock];
  const offered = rules === undefined ? [] : optionsFor(rules.options, info.seats.length);
  const asked: readonly Asked[] = [
    ...offered.map(([option, spec]) => ({
      label: words.name('option', option),
      values: spec.values,
      value: info.options[option] ?? '',
      name: (value: string | number) => words.name(option, value),
      onChange: (value: string | number) => change({ options: { ...info.options, [option]: value } }),
    })),
    {
      label: words.t('lobby.access'),
      values: ['invited', 'asking', 'public'],
      value: info.public ? 'public' : info.seatRequests ? 'asking' : 'invited',
      name: (value) =>
        words.t(value === 'public' ? 'seats.public' : value === 'asking' ? 'lobby.byAsking' : 'lobby.invited'),
      onChange: (value) => change({ public: value === 'public', seatRequests: value === 'asking' }),
    },
    {
      label: words.t('lobby.seating'),
      values: ['shuffled', 'chosen'],
      value: info.seating,
      name: (value) => words.t(value === 'shuffled' ? 'lobby.shuffled' : 'lobby.chosen'),
      onChange: (value) => change({ seating: value === 'shuffled' ? 'shuffled' : 'chosen' }),
    },
    {
      label: words.t('lobby.clock'),
      values: clocks.map(clockId),
      value: clockId(info.clock),
      name: (value) => clockName(clocks.find((clock) => clockId(clock) === value) ?? info.clock, words),
      onChange: (value) => change({ clock: clocks.find((clock) => clockId(clock) === value) ?? info.clock }),
    },
    ...(info.clock.kind === 'none'
      ? []
      : [
          {
            label: words.t('lobby.timeout'),
            values: ['others', 'bot'],
            value: info.onTimeout,
            name: (value: string | number) => words.t(value === 'bot' ? 'lobby.timeoutBot' : 'lobby.timeoutOthers'),
            onChange: (value: string | number) => change({ onTimeout: value === 'bot' ? 'bot' : 'others' }),
          },
        ]),
    ...(info.clock.kind === 'slow'
      ? [
          {
            label: words.t('lobby.daysOff'),
            values: [0, 7, 14, 30],
            value: info.daysOff ?? 14,
            name: (value: string | number) => words.t('lobby.days', { n: Number(value) }),
            onChange: (value: string | number) => change({ daysOff: Number(value) }),
          },
        ]
      : []),
    { label: words.t('lobby.hints'), ...onOff(info.hints, words, (hints) => change({ hints })) },
    ...(info.seats.length < 2
      ? []
      : [{ label: words.t('lobby.rated'), ...onOff(info.rated === true, words, (rated) => change({ rated })) }]),
    { label: words.t('table.chat'), ...onOff(info.chat, words, (chat) => change({ chat })) },
    { label: words.t('lobby.spectators'), ...onOff(info.spectators, words, (spectators) => change({ spectators })) },
  ];
  return (
    <section className={`${look.panel} ${styles.settings}`} aria-label={words.t('lobby.options')}>
      <h2 className={look.panelTitle}>{words.t('lobby.options')}</h2>
      {isHost && (
        <>
          <HostText
            key={`name ${info.title}`}
            label={words.t('lobby.name')}
            text={info.title ?? ''}
            longest={40}
            onChange={(title) => change({ title })}
          />
          <HostText
            key={`message ${info.message}`}
            label={words.t('lobby.message')}
            text={info.message ?? ''}
            longest={140}
            onChange={(message) => change({ message })}
          />
        </>
      )}
      {isHost ? asked.map((one) => <Choice key={one.label} {...one} />) : <dl>{asked.map(told)}</dl>}
    </section>
  );
}

interface Asked {
  readonly label: string;
  readonly values: readonly (string | number)[];
  readonly value: string | number;
  readonly name: (value: string | number) => string;
  readonly onChange: (value: string | number) => void;
}

const told = ({ label, name, value }: Asked): ReactNode => (
  <div key={label}>
    <dt className={look.label}>{label}</dt>
    <dd>{name(value)}</dd>
  </div>
);

const onOff = (
  is: boolean,
  words: ReturnType<typeof useWords>,
  change: (on: boolean) => void,
): Omit<Asked, 'label'> => ({
  values: ['on', 'off'],
  value: is ? 'on' : 'off',
  name: (value) => words.t(value === 'on' ? 'settings.on' : 'settings.off'),
  onChange: (value) => change(value === 'on'),
});
