import { DEFAULT_GAME, type GameId, isGameId } from '@moonstaff/catalogue';
import { type RuleSection, searchRules } from '@moonstaff/text';
import { use, useDeferredValue, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { sectionAt, sectionsOf } from '../../table/rules/sections.ts';
import { GamesBar } from '../frame/GamesBar.tsx';
import styles from './Rules.module.css';
import { Section } from './Section.tsx';
import { useSection } from './useSection.ts';

/** The rules of a game in our own words: contents, search, and a place for every rule. */
export function RulesPage({ game: id, at }: { readonly game: string; readonly at: string | undefined }) {
  const game = isGameId(id) ? id : DEFAULT_GAME;
  const words = useWords('table', game);
  const sections = use(sectionsOf(words, game));
  const [asked, setAsked] = useState('');
  const wanted = useDeferredValue(asked.trim());
  const found = wanted === '' ? sections : searchRules(sections, wanted);
  const here = at === undefined ? undefined : sectionAt(sections, at)?.id;
  useSection(here);
  return (
    <div className={styles.rules} data-page="rules">
      <GamesBar page="rules" title={words.t('rules.open')} game={game} />
      <main>
        <Contents game={game} sections={sections} here={here} />
        <div>
          <h1 className={look.serif}>{words.t('rules.title', { game: words.name('game', game) })}</h1>
          <search>
            <label className={styles.search}>
              <span className={look.spoken}>{words.t('rules.search')}</span>
              <input
                type="search"
                value={asked}
                placeholder={words.t('rules.search')}
                onChange={(event) => setAsked(event.target.value)}
              />
            </label>
          </search>
          <p className={look.label} role="status">
            {wanted !== '' &&
              (found.length === 0 ? words.t('rules.none') : words.t('rules.found', { n: found.length }))}
          </p>
          {found.map((section) => (
            <Section key={section.id} game={game} section={section} asked={wanted} here={section.id === here} />
          ))}
        </div>
      </main>
    </div>
  );
}

interface ContentsProps {
  readonly game: GameId;
  readonly sections: readonly RuleSection[];
  readonly here: string | undefined;
}

/** All sections by title; and where else to look. Above the rules the titles are folded, or they'd fill the screen. */
function Contents({ game, sections, here }: ContentsProps) {
  const words = useWords();
  const isWide = useLayout() === 'wide';
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={hrefOf('rules', game, id)} aria-current={id === here ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={`${look.panel} ${styles.contents}`} aria-label={words.t('rules.contents')}>
      <p>
        <a href={hrefOf('learn', game)}>
          <Icon name="play-button" /> {words.t('learn.start')}
        </a>
        <a href={hrefOf('components', game)}>
          <Icon name="open-book" /> {words.t('components.title')}
        </a>
        <a href={hrefOf('lab', game)}>
          <Icon name="settings-knobs" /> {words.t('replay.labTitle')}
        </a>
        <a href={hrefOf('puzzles', game)}>
          <Icon name="star-altar" /> {words.t('puzzle.title')}
        </a>
      </p>
      {isWide ? (
        <>
          <h2 className={look.label}>{words.t('rules.contents')}</h2>
          {list}
        </>
      ) : (
        <details>
          <summary>{words.t('rules.contents')}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}
