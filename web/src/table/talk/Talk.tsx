import type { Words } from '@moonstaff/text';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import drawer from '../drawer/Drawer.module.css';
import type { TalkLine } from '../server/history.ts';

const EVENTS = { begun: 'house.begun', paused: 'house.paused', resumed: 'house.resumed' } as const;

/** A line as it is read out. */
export function spoken(line: TalkLine, words: Words): string {
  if (line.kind === 'chat') return `${line.name}: ${line.text}`;
  return line.kind === 'news' ? words.t(line.news, { name: line.name }) : words.t(EVENTS[line.kind]);
}

interface TalkProps {
  readonly line: TalkLine;
  /** Where the writer sits; spectators have no seat. */
  readonly seat?: number | undefined;
  /** One stopped reading above it. */
  readonly isFirstNew: boolean;
  /** Opens what can be done about somebody's message. */
  readonly onAbout?: (line: TalkLine) => void;
}

export function Talk({ line, seat, isFirstNew, onAbout }: TalkProps) {
  const words = useWords();
  if (line.kind !== 'chat') return <li className={drawer.tiding}>{spoken(line, words)}</li>;
  return (
    <li className={drawer.said}>
      {isFirstNew && <span className={drawer.newSince}>{words.t('house.newHere')}</span>}
      {seat !== undefined && <SeatShape seat={seat} />}
      <b>{line.name}</b>
      {line.aside === true && <span className={drawer.tiding}> {words.t('house.toSpectators')}</span>}{' '}
      <time className={look.label} dateTime={new Date(line.at).toISOString()}>
        {words.time(new Date(line.at))}
      </time>
      {onAbout !== undefined && (
        <button
          type="button"
          className={drawer.about}
          aria-label={words.t('house.about', { name: line.name })}
          onClick={() => onAbout(line)}
        >
          ⋯
        </button>
      )}{' '}
      <span dir="auto" className={drawer.text}>
        {line.text}
      </span>
    </li>
  );
}
