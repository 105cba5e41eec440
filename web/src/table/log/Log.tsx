import { use, useEffect, useRef } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Staff } from '../../kit/art/Staff.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../context.ts';
import { showThings } from '../spots/marks.ts';
import { AsideContext } from './instead.ts';
import styles from './Log.module.css';
import { thingsIn } from './mentions.ts';
import { Sentence } from './Sentence.tsx';
import { storyOf, type TableLine } from './story.ts';

/** How many lines the log shows. The replay has them all. */
const LINES = 60;

/** Who did it. Our own sign stands for what nobody did. */
export function LineMark({ line: { seat } }: { readonly line: TableLine }) {
  return seat === undefined ? <Staff /> : <SeatShape seat={seat} />;
}

/** The story of the game so far, the latest at the bottom. */
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
  const story = storyOf(now, now.log);
  if (instead !== undefined) return instead;
  const first = Math.max(0, story.length - LINES);
  return (
    <section className={`${look.panel} ${styles.log}`} data-part="log" aria-label={words.t('table.log')}>
      <h2 className={look.panelTitle}>{words.t('table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={words.t('table.log')}>
        {story.slice(first).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place in the story while it grows
          <Line key={first + i} line={line} />
        ))}
      </ol>
    </section>
  );
}

/** Pointing at a line marks what it's about on the board. */
function Line({ line }: { readonly line: TableLine }) {
  const { tell, line: told } = useSpeech();
  const { board, now } = useTable();
  if (line.kind === 'heading') {
    return (
      <li className={styles.heading}>
        <Sentence words={told(line)} />
      </li>
    );
  }
  const light = (): void => showThings(line.events.flatMap((event) => thingsIn(event, tell(event.phrase), board, now)));
  return (
    <li onPointerEnter={light} onPointerLeave={() => showThings([])}>
      <LineMark line={line} />
      <span>
        <Sentence words={told(line)} />
      </span>
    </li>
  );
}
