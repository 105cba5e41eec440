import { type ComponentProps, useRef } from 'react';
import styles from './FileText.module.css';
import { marksOf } from './marked-file.ts';

/** What's said at a line of the file without being in it. */
export interface LineNote {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

interface FileTextProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  readonly value: string;
  readonly notes: readonly LineNote[];
}

/** A scenario file to write in. Its colours are drawn behind what's written. */
export function FileText({ value, notes, ...others }: FileTextProps) {
  const behind = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.file}>
      <pre ref={behind} aria-hidden="true" tabIndex={-1}>
        {value.split('\n').map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their number
          <span key={i}>
            {marksOf(line).map(({ kind, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of this very line
              <span key={at} data-kind={kind}>
                {text}
              </span>
            ))}
            {notes
              .filter((note) => note.line === i + 1)
              .map(({ text }) => (
                <span key={text} data-kind="note">{`      # ${text}`}</span>
              ))}
            {'\n'}
          </span>
        ))}
      </pre>
      <textarea
        {...others}
        value={value}
        wrap="off"
        spellCheck={false}
        onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => behind.current?.scrollTo(scrollLeft, scrollTop)}
      />
    </div>
  );
}
