import { Api, type Me, type TableSummary } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { ServerTableRow } from './ServerTableRow.tsx';
import './hall.css';
import { isKnown } from '../../table/server/known.ts';
import { enter, reasonOf } from '../../table/server/open.ts';
import { PageFrame } from '../frame/PageFrame.tsx';

interface Lists {
  readonly me: Me;
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
}

const LOOK_AGAIN_MS = 15_000;

/** The tables of the server: mine, those one can join or watch, and what was played. */
export function Hall() {
  const words = useWords();
  const settings = useSettings();
  const name = settings.name === '' ? words.t('web.player', { n: 1 }) : settings.name;
  const [inside, setInside] = useState(isKnown);
  const [lists, setLists] = useState<Lists>();
  const [trouble, setTrouble] = useState<Phrase>();
  const look = useCallback(async (): Promise<void> => {
    const api = new Api();
    try {
      const me = await enter(api, name);
      const [mine, open, finished] = await Promise.all([
        api.tables('mine'),
        api.tables('open'),
        api.tables('finished'),
      ]);
      setLists({ me, mine, open: open.filter(({ id }) => !mine.some((own) => own.id === id)), finished });
      setTrouble(undefined);
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  }, [name]);
  useEffect(() => {
    if (!inside) return;
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [inside, look]);
  return (
    <PageFrame title={words.t('lobby.hall')}>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      {!inside && (
        <section className="panel">
          <p>{words.t('lobby.enterHint')}</p>
          <button type="button" className="button-main" onClick={() => setInside(true)}>
            {words.t('lobby.enter')}
          </button>
        </section>
      )}
      {lists !== undefined && <Tables {...lists} />}
    </PageFrame>
  );
}

function Tables({ me, mine, open, finished }: Lists) {
  const words = useWords();
  return (
    <>
      <p>
        <a className="button-dark" href={hrefOf('account')}>
          <Icon name="settings-knobs" /> {words.t('account.title')}: {me.name}
        </a>
      </p>
      <List title={words.t('home.mine')} none={words.t('home.noTables')} tables={mine}>
        {(table) => (
          <a className={table.yourTurn ? 'button-main' : 'button-dark'} href={hrefOf('house', table.id)}>
            {words.t(table.status === 'open' ? 'lobby.toTable' : 'home.continue')}
          </a>
        )}
      </List>
      <List title={words.t('home.open')} none={words.t('lobby.noOpen')} tables={open}>
        {(table) => (
          <a className="button-dark" href={hrefOf('house', table.id)}>
            {words.t(table.status === 'open' ? 'web.join' : 'home.watch')}
          </a>
        )}
      </List>
      <List title={words.t('home.replays')} none={words.t('lobby.noFinished')} tables={finished}>
        {(table) => (
          <a className="button-dark" href={hrefOf('recording', table.id)}>
            {words.t('replay.title')}
          </a>
        )}
      </List>
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly none: string;
  readonly tables: readonly TableSummary[];
  readonly children: (table: TableSummary) => ReactNode;
}

function List({ title, none, tables, children }: ListProps) {
  return (
    <section className="panel" aria-label={title}>
      <h2 className="panel-title">{title}</h2>
      {tables.length === 0 && <p className="label">{none}</p>}
      <ul>
        {tables.map((table) => (
          <ServerTableRow key={table.id} table={table}>
            {children(table)}
          </ServerTableRow>
        ))}
      </ul>
    </section>
  );
}
