import { isGameId } from '@moonstaff/catalogue';
import { type RuleSection, searchRules } from '@moonstaff/text';
import { type ReactNode, use, useEffect, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule, ThingKey } from '../board.ts';
import { useTable } from '../context.ts';
import { sectionAt, sectionsOf } from '../rules/sections.ts';
import { showThings, useTopic } from '../spots/marks.ts';
import styles from './Help.module.css';
import { comingNow, possibleNow } from './possible.ts';

interface SectionsProps {
  readonly board: BoardModule;
  /** A rule that was asked for. */
  readonly at: string | undefined;
  /** What can be done about the section, below it. */
  readonly children: ReactNode;
}

/** One section of the rules by its title, and the titles of the others. */
export function Sections({ board, at, children }: SectionsProps) {
  const { now } = useTable();
  const words = useWords();
  const inHand = useTopic();
  const topic = inHand ?? board.topic(now);
  const [search, setSearch] = useState('');
  const [chosen, choose] = useState<{ readonly id: string; readonly at: string } | undefined>(
    at === undefined ? undefined : { id: at, at: topic },
  );
  if (!isGameId(now.game)) return null;
  const sections = use(sectionsOf(words, now.game));
  // What was looked up stays open until something else is going on.
  const section = sectionAt(sections, chosen?.at === topic ? chosen.id : topic);
  if (section === undefined) return null;
  const field = (
    <input
      type="search"
      className={styles.search}
      value={search}
      placeholder={words.t('help.search')}
      aria-label={words.t('help.search')}
      onChange={({ target }) => setSearch(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || search === '') return;
        event.stopPropagation();
        setSearch('');
      }}
    />
  );
  const titles = (listed: readonly RuleSection[]) => (
    <ul>
      {listed.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === section.id}
            onClick={({ currentTarget }) => {
              choose({ id, at: topic });
              setSearch('');
              // It opens above the list of titles.
              currentTarget.closest(`.${styles.sections}`)?.scrollTo({ top: 0 });
            }}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
  if (search.trim() !== '') {
    const found = searchRules(sections, search);
    return (
      <div className={styles.sections}>
        {field}
        {found.length === 0 ? <p role="status">{words.t('help.nothing')}</p> : titles(found)}
      </div>
    );
  }
  return (
    <div className={styles.sections}>
      {field}
      {chosen?.at !== topic && <p className={look.label}>{words.t('help.now')}</p>}
      <h2>{section.title}</h2>
      {section.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Now possible={possibleNow(section.id, now, board)} coming={comingNow(section.id, now, board)} />
      {children}
      <a href={hrefOf('rules', now.game, section.id)}>{words.t('rules.all')}</a>
      <h3 className={look.label}>{words.t('help.others')}</h3>
      {titles(sections)}
    </div>
  );
}

interface NowProps {
  readonly possible: readonly ThingKey[] | undefined;
  readonly coming: readonly ThingKey[];
}

/** What the section means at this moment: where on the table it can be done, or could be after free actions. */
function Now({ possible, coming }: NowProps) {
  const words = useWords();
  const isPossible = possible !== undefined && possible.length > 0;
  const shown = possible === undefined || isPossible ? (possible ?? NOWHERE) : coming;
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked again when they are others
  useEffect(() => {
    showThings(shown);
    return () => showThings([]);
  }, [shown.join()]);
  if (possible === undefined) return null;
  return (
    <p className={styles.now} data-part="now" role="status">
      {shown.length === 0
        ? words.t('help.notNow')
        : words.t(isPossible ? 'help.possible' : 'help.coming', { n: shown.length })}
    </p>
  );
}

const NOWHERE: readonly ThingKey[] = [];
