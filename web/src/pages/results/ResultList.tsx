import type { Result, ResultFilter } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { moreOf, PAGE_SIZE } from './model.ts';
import { ResultRow } from './ResultRow.tsx';
import styles from './Results.module.css';

interface ResultListProps {
  readonly filter: ResultFilter;
  readonly title: string;
  readonly className?: string | undefined;
  /** What narrows the list down, beside its title. */
  readonly children: ReactNode;
}

interface Shown {
  readonly results: readonly Result[];
  readonly total: number;
  readonly next?: string | undefined;
}

/** Finished games, newest first, a page at a time. */
export function ResultList({ filter, title, className = '', children }: ResultListProps) {
  const words = useWords();
  const [shown, setShown] = useState<Shown>();
  const [trouble, setTrouble] = useState<Phrase>();
  const asked = JSON.stringify(filter);
  const load = async (before: Shown | undefined, isHere: () => boolean): Promise<void> => {
    try {
      const after = before?.next === undefined ? {} : { after: before.next };
      const page = await serverApi().results({ ...(JSON.parse(asked) as ResultFilter), limit: PAGE_SIZE, ...after });
      if (isHere()) setShown({ ...page, results: [...(before?.results ?? []), ...page.results] });
    } catch (error) {
      if (isHere()) setTrouble(reasonOf(error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another filter asks again
  useEffect(() => {
    let isHere = true;
    void load(undefined, () => isHere);
    return () => {
      isHere = false;
    };
  }, [asked]);
  const isFiltered = Object.keys(filter).some((name) => name !== 'club' && name !== 'person' && name !== 'game');
  const more = shown === undefined || isFiltered ? 0 : moreOf(shown.total, shown.results.length);
  return (
    <section className={`${look.panel} ${styles.results} ${className}`} aria-label={title}>
      <div className={styles.head}>
        <h2 className={look.panelTitle}>{title}</h2>
        {children}
      </div>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      {shown?.results.length === 0 && <p className={look.label}>{words.t('club.noResults')}</p>}
      <ul>
        {shown?.results.map((result) => (
          <ResultRow key={result.table} result={result} />
        ))}
      </ul>
      {shown?.next !== undefined && (
        <button type="button" className={styles.more} onClick={() => void load(shown, () => true)}>
          {more > 0 ? words.t('club.more', { n: more }) : words.t('club.showMore')}
        </button>
      )}
    </section>
  );
}
