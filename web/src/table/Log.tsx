import { use, useEffect, useRef } from 'react';
import { SeatShape } from '../art/SeatShape.tsx';
import { Staff } from '../art/Staff.tsx';
import { useWords } from '../settings/Words.tsx';
import { AsideContext } from './aside.ts';
import { useSpeech, useTable } from './context.ts';
import { Sentence } from './Sentence.tsx';
import { type Shown, show } from './shown.ts';
import type { LogLine } from './source.ts';

/** Whose doing it was; what nobody did stands under the staff. */
function LineMark({ line }: { readonly line: LogLine }) {
  const { seat } = line.phrase.args;
  return typeof seat === 'number' ? <SeatShape seat={seat} /> : <Staff />;
}

/** The field or other thing a line is about. */
function thingOf({ phrase: { args } }: LogLine): Shown | undefined {
  const { field, seat } = args;
  return field === undefined ? undefined : { kind: 'field', id: field, seat };
}

/** What happened, in words, the latest at the foot. */
export function Log() {
  const { now } = useTable();
  const words = useWords();
  const { tell } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const instead = use(AsideContext);
  const last = now.log.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to the foot whenever a line came
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  if (instead !== undefined) return instead;
  return (
    <section className="panel log" aria-label={words.t('table.log')}>
      <h2 className="panel-title">{words.t('table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={words.t('table.log')}>
        {now.log.slice(-60).map((line) => (
          <li key={line.id} onPointerEnter={() => show(thingOf(line))} onPointerLeave={() => show(undefined)}>
            <LineMark line={line} />
            <span>
              <Sentence words={tell(line.phrase)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
