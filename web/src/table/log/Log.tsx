import { use, useEffect, useRef } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Staff } from '../../kit/art/Staff.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../context.ts';
import type { LogLine } from '../source.ts';
import { showThings } from '../spots/marks.ts';
import { AsideContext } from './instead.ts';
import styles from './Log.module.css';
import { thingsIn } from './mentions.ts';
import { Sentence } from './Sentence.tsx';

/** How many lines the log shows. The replay has them all. */
const LINES = 60;

/** Who did it. Our own sign stands for what nobody did. */
export function LineMark({ line }: { readonly line: LogLine }) {
  const { seat } = line.phrase.args;
  return typeof seat === 'number' ? <SeatShape seat={seat} /> : <Staff />;
}

/** What happened, in words, the latest at the bottom. */
export function Log() {
  const { now } = useTable();
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const instead = use(AsideContext);
  const last = now.log.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down whenever a line is added
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  if (instead !== undefined) return instead;
  return (
    <section className={`${look.panel} ${styles.log}`} aria-label={words.t('table.log')}>
      <h2 className={look.panelTitle}>{words.t('table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={words.t('table.log')}>
        {now.log.slice(-LINES).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    </section>
  );
}

/** Pointing at a line marks what it's about on the board. */
function Line({ line }: { readonly line: LogLine }) {
  const { tell } = useSpeech();
  const { board, now } = useTable();
  const told = tell(line.phrase);
  return (
    <li onPointerEnter={() => showThings(thingsIn(line, told, board, now))} onPointerLeave={() => showThings([])}>
      <LineMark line={line} />
      <span>
        <Sentence words={told} />
      </span>
    </li>
  );
}
