import type { Words } from '@moonstaff/text';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { isMyTurn, useSpeech, useTable } from '../context.ts';
import type { Snapshot } from '../source.ts';

/** So few choices are read out; of more only the number is told. */
const FEW = 4;

function choices(board: BoardModule, now: Snapshot, words: Words): string {
  const { legal } = now;
  const number = words.t('table.choices', { n: legal.length });
  if (legal.length > FEW) return `${number}.`;
  return `${number}: ${legal.map((action) => board.describe(action, now, words)).join('; ')}.`;
}

/** Reads to those who listen: what happened since they last heard, then what is asked of them. */
export function Announcer({ board }: { readonly board: BoardModule }) {
  const { now } = useTable();
  const words = useWords();
  const { say } = useSpeech();
  const heard = useRef(now.log.at(-1)?.id ?? -1);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one announcement for each moment, not for each rendering
  useEffect(() => {
    const news = now.log.filter((line) => line.id > heard.current).map((line) => say(line.phrase));
    heard.current = now.log.at(-1)?.id ?? -1;
    const asked = isMyTurn(now) ? [board.asked(now, words), choices(board, now, words)] : [];
    setText([...news, ...asked].filter((part) => part !== '').join(' '));
  }, [now.moment]);
  return (
    <div className="spoken" aria-live="polite" role="status">
      {text}
    </div>
  );
}
