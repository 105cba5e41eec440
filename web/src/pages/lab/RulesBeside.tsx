import { isGameId } from '@moonstaff/catalogue';
import { use, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { sectionAt, sectionsOf } from '../../table/rules/sections.ts';
import type { Trial } from '../rules/diagram/trial.ts';
import { Section } from '../rules/Section.tsx';
import styles from './RulesBeside.module.css';

interface RulesBesideProps {
  /** The rule that the scenario is about; without it, what fits the moment counts. */
  readonly at: string | undefined;
  readonly trial: Trial;
}

/** The rules as the left page, open at what fits this moment. Where there's no room for both, they can be unfolded. */
export function RulesBeside({ at, trial }: RulesBesideProps) {
  const words = useWords();
  const { now } = useTable();
  const isWide = useLayout() === 'wide';
  const [open, setOpen] = useState(false);
  if (isWide)
    return (
      <div className={styles.rules} data-part="rules">
        <Pages {...{ at, trial }} />
      </div>
    );
  return (
    <details
      className={`${look.panel} ${styles.folded}`}
      data-part="rules"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.t('rules.title', { game: words.name('game', now.game) })}</summary>
      {open && <Pages {...{ at, trial }} />}
    </details>
  );
}

function Pages({ at, trial }: RulesBesideProps) {
  const words = useWords();
  const { now, board } = useTable();
  const topic = at ?? board?.topic(now) ?? '';
  const [chosen, choose] = useState<{ readonly id: string; readonly at: string }>();
  const game = isGameId(now.game) ? now.game : undefined;
  const sections = game === undefined ? [] : use(sectionsOf(words, game));
  // What was looked up stays open until something else is going on.
  const isChosen = chosen?.at === topic;
  const section = sectionAt(sections, isChosen ? chosen.id : topic);
  if (game === undefined || section === undefined) return null;
  return (
    <>
      <nav className={`${look.panel} ${styles.contents}`} aria-label={words.t('rules.contents')}>
        <h2 className={look.label}>{words.t('rules.contents')}</h2>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === section.id ? 'true' : undefined}
                onClick={() => choose({ id, at: topic })}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
        <a href={hrefOf('rules', game, section.id)}>{words.t('rules.all')}</a>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be reached with the keyboard */}
      <div className={styles.page} key={section.id} tabIndex={0}>
        <Section
          {...{ game, section, trial }}
          asked=""
          here={false}
          note={words.t(isChosen || at !== undefined ? 'lab.pictures' : 'help.now')}
        />
      </div>
    </>
  );
}
