import { useEffect, useRef, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { useSpeech, useTable } from '../context.ts';
import { announcement } from './announcement.ts';

/** Tells screen readers what changed, once for each moment. */
export function Announcer({ board }: { readonly board: BoardModule }) {
  const { now } = useTable();
  const words = useWords();
  const { line } = useSpeech();
  const heard = useRef(now.log.at(-1)?.id ?? -1);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one announcement for each moment, not for each rendering
  useEffect(() => {
    setText(announcement(now, { board, words, line, heard: heard.current }));
    heard.current = now.log.at(-1)?.id ?? -1;
  }, [now.moment]);
  return (
    <div className={look.spoken} aria-live="polite" role="status">
      {text}
    </div>
  );
}
