import { DEFAULT_GAME, type GameId, isGameId } from '@moonstaff/catalogue';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import chip from '../../kit/controls/Chip.module.css';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { RuleTitle } from '../../table/rules/RuleTitle.tsx';
import { GamesBar } from '../frame/GamesBar.tsx';
import type { Component, Kind } from './components.ts';
import { KINDS } from './kinds.ts';
import styles from './Reference.module.css';
import { searchComponents } from './search.ts';

/** Every component of a game with its text in full: by kind, by search, and with the rule behind it. */
export function ReferencePage({ game: id }: { readonly game: string }) {
  const game = isGameId(id) ? id : DEFAULT_GAME;
  const words = useWords('table', game);
  const kinds = useMemo(() => KINDS[game](words), [game, words]);
  const [asked, setAsked] = useState('');
  const [wish, setChosen] = useState<string>();
  // The other game has other kinds.
  const chosen = kinds.find((kind) => kind.id === wish)?.id;
  const wanted = useDeferredValue(asked);
  const found = useMemo(
    () => searchComponents(chosen === undefined ? kinds : kinds.filter((kind) => kind.id === chosen), wanted),
    [kinds, chosen, wanted],
  );
  const n = found.reduce((sum, { components }) => sum + components.length, 0);
  return (
    <div className={styles.reference} data-page="components">
      <GamesBar page="components" title={words.t('components.title')} game={game} />
      <main>
        <h1 className={look.serif}>{words.t('components.title')}</h1>
        <search>
          <label className={styles.search}>
            <Icon name="magnifying-glass" />
            <span className={look.spoken}>{words.t('components.search')}</span>
            <input
              type="search"
              value={asked}
              placeholder={words.t('components.search')}
              onChange={(event) => setAsked(event.target.value)}
            />
          </label>
          <Filter kinds={kinds} chosen={chosen} onChoose={setChosen} />
        </search>
        <p className={look.label} role="status">
          {words.t('components.found', { n })}
        </p>
        {found.map((kind) => (
          <KindSection key={kind.id} game={game} kind={kind} />
        ))}
      </main>
    </div>
  );
}

interface FilterProps {
  readonly kinds: readonly Kind[];
  readonly chosen: string | undefined;
  readonly onChoose: (kind: string | undefined) => void;
}

function Filter({ kinds, chosen, onChoose }: FilterProps) {
  const words = useWords();
  const key = (id: string | undefined, title: ReactNode) => (
    <button key={id} type="button" className={chip.chip} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
      {title}
    </button>
  );
  return (
    <div className={styles.kinds}>
      {key(undefined, words.t('components.all'))}
      {kinds.map(({ id, title }) => key(id, title))}
    </div>
  );
}

function KindSection({ game, kind }: { readonly game: GameId; readonly kind: Kind }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={look.panelTitle}>
        {kind.title}
      </h2>
      <ul className={styles.list} data-kind={kind.id.split('-')[0]}>
        {kind.components.map((component) => (
          <ComponentItem key={component.id} game={game} component={component} />
        ))}
      </ul>
    </section>
  );
}

function ComponentItem({ game, component }: { readonly game: GameId; readonly component: Component }) {
  const words = useWords();
  const { name, lines, drawing, rule, doubtful } = component;
  return (
    <li className={look.panel}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {doubtful && <p className={look.label}>{words.t('components.doubtful')}</p>}
        <a href={hrefOf('rules', game, rule)}>
          <RuleTitle game={game} rule={rule} />
        </a>
      </div>
    </li>
  );
}
