import type { Words } from '@moonstaff/text';
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
  /** Opens what can be done about somebody's message. */
  readonly onAbout?: (line: TalkLine) => void;
}

export function Talk({ line, onAbout }: TalkProps) {
  const words = useWords();
  if (line.kind !== 'chat') return <li className={drawer.tiding}>{spoken(line, words)}</li>;
  return (
    <li>
      <b>{line.name}</b>
      {line.aside === true && <span className={drawer.tiding}> {words.t('house.toSpectators')}</span>}{' '}
      <span dir="auto">{line.text}</span>
      {onAbout !== undefined && (
        <button
          type="button"
          className={drawer.about}
          aria-label={words.t('house.about', { name: line.name })}
          onClick={() => onAbout(line)}
        >
          ⋯
        </button>
      )}
    </li>
  );
}
