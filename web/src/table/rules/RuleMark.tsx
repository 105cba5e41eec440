import { isGameId } from '@moonstaff/catalogue';
import { Suspense, use, useId, useState } from 'react';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../context.ts';
import styles from './RuleMark.module.css';
import { sectionAt, sectionsOf } from './sections.ts';

/** A question mark beside a thing on the table: what the rules say about it, without leaving the table. */
export function RuleMark({ about }: { readonly about: string }) {
  const words = useWords();
  const { now } = useTable();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.ruleMark} popoverTarget={id} aria-label={words.t('rules.open')}>
        ?
      </button>
      <div id={id} popover="auto" className={styles.ruleCard} onToggle={({ newState }) => setOpen(newState === 'open')}>
        <Suspense>{open && <RuleCard game={now.game} about={about} />}</Suspense>
      </div>
    </>
  );
}

/** One section of the rules, and the way to all of them. */
function RuleCard({ game, about }: { readonly game: string; readonly about: string }) {
  const words = useWords();
  if (!isGameId(game)) return null;
  const section = sectionAt(use(sectionsOf(words, game)), about);
  if (section === undefined) return null;
  return (
    <>
      <h2>{section.title}</h2>
      {section.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <a href={hrefOf('rules', game, section.id)}>{words.t('rules.all')}</a>
    </>
  );
}
