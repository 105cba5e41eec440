import { Api, type Me, type TableSummary } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { isKnown } from '../../table/server/known.ts';
import { enter, reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { ServerTableRow } from './ServerTableRow.tsx';
import row from './TableRow.module.css';

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
  const refresh = useCallback(async (): Promise<void> => {
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
    void refresh();
    const timer = setInterval(() => void refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [inside, refresh]);
  return (
    <PageFrame name="hall" title={words.t('lobby.hall')}>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      {!inside && (
        <section className={look.panel}>
          <p>{words.t('lobby.enterHint')}</p>
          <button type="button" className={look.buttonMain} onClick={() => setInside(true)}>
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
        <a className={look.buttonDark} href={hrefOf('account')}>
          <Icon name="settings-knobs" /> {words.t('account.title')}: {me.name}
        </a>
      </p>
      <List title={words.t('home.mine')} none={words.t('home.noTables')} tables={mine}>
        {(table) => (
          <a className={table.yourTurn ? look.buttonMain : look.buttonDark} href={hrefOf('house', table.id)}>
            {words.t(table.status === 'open' ? 'lobby.toTable' : 'home.continue')}
          </a>
        )}
      </List>
      <List title={words.t('home.open')} none={words.t('lobby.noOpen')} tables={open}>
        {(table) => (
          <a className={look.buttonDark} href={hrefOf('house', table.id)}>
            {words.t(table.status === 'open' ? 'web.join' : 'home.watch')}
          </a>
        )}
      </List>
      <List title={words.t('home.replays')} none={words.t('lobby.noFinished')} tables={finished}>
        {(table) => (
          <a className={look.buttonDark} href={hrefOf('recording', table.id)}>
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
    <section className={look.panel} aria-label={title}>
      <h2 className={look.panelTitle}>{title}</h2>
      {tables.length === 0 && <p className={look.label}>{none}</p>}
      <ul className={row.hall}>
        {tables.map((table) => (
          <ServerTableRow key={table.id} table={table}>
            {children(table)}
          </ServerTableRow>
        ))}
      </ul>
    </section>
  );
}
