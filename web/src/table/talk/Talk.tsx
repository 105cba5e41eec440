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

export function Talk({ line }: { readonly line: TalkLine }) {
  const words = useWords();
  if (line.kind !== 'chat') return <li className={drawer.tiding}>{spoken(line, words)}</li>;
  return (
    <li>
      <b>{line.name}</b> <span dir="auto">{line.text}</span>
    </li>
  );
}
