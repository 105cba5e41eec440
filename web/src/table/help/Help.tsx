import { isGameId } from '@moonstaff/catalogue';
import { Suspense, use, useState } from 'react';
import { useKey } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { useTable } from '../context.ts';
import { bringIntoSight } from '../dock/dock.ts';
import { LabButton } from '../lab/LabButton.tsx';
import { sectionAt, sectionsOf } from '../rules/sections.ts';
import styles from './Help.module.css';

interface HelpProps {
  readonly board: BoardModule;
  readonly onKeys: () => void;
  readonly onIcons: () => void;
  readonly onClose: () => void;
}

/** The rules beside the table, open at what fits this moment. The board stays playable. */
export function Help({ board, onKeys, onIcons, onClose }: HelpProps) {
  const words = useWords();
  const { source, now } = useTable();
  useKey('escape', true, onClose);
  return (
    <section
      ref={bringIntoSight}
      className={`${look.panel} ${styles.help}`}
      data-part="help"
      aria-label={words.t('table.help')}
    >
      <header>
        <button type="button" className={look.buttonDark} onClick={onIcons}>
          {words.t('table.icons')}
        </button>
        <button type="button" className={look.buttonDark} onClick={onKeys}>
          {words.t('help.keys')}
        </button>
        <button type="button" className={styles.helpClose} onClick={onClose}>
          <span aria-hidden="true">×</span>
          <span className={look.spoken}>{words.t('table.close')}</span>
        </button>
      </header>
      <Suspense>
        <Sections board={board} />
      </Suspense>
      {source.lab === undefined && now.viewer !== 'spectator' && <LabButton />}
    </section>
  );
}

/** One section of the rules by its title, and the titles of the others. */
function Sections({ board }: { readonly board: BoardModule }) {
  const { now } = useTable();
  const words = useWords();
  const topic = board.topic(now);
  const [chosen, choose] = useState<{ readonly id: string; readonly at: string }>();
  if (!isGameId(now.game)) return null;
  const sections = use(sectionsOf(words, now.game));
  // What was looked up stays open until something else is going on.
  const section = sectionAt(sections, chosen?.at === topic ? chosen.id : topic);
  if (section === undefined) return null;
  return (
    <div className={styles.sections}>
      {chosen?.at !== topic && <p className={look.label}>{words.t('help.now')}</p>}
      <h2>{section.title}</h2>
      {section.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <a href={hrefOf('rules', now.game, section.id)}>{words.t('rules.all')}</a>
      <h3 className={look.label}>{words.t('help.others')}</h3>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-current={id === section.id} onClick={() => choose({ id, at: topic })}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
