import type { Me, TableSummary } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { callMe } from '../../table/server/name.ts';
import { reasonOf, whoAmI } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { MyClubs } from '../clubs/MyClubs.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { SignInHere } from '../join/Doors.tsx';
import { NameForm } from '../name/NameForm.tsx';
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
  const words = useWords('house', 'club');
  const [isStranger, setIsStranger] = useState(false);
  const [lists, setLists] = useState<Lists>();
  const [trouble, setTrouble] = useState<Phrase>();
  const refresh = useCallback(async (): Promise<void> => {
    const api = serverApi();
    try {
      const me = await whoAmI(api);
      setIsStranger(me === undefined);
      if (me === undefined) return;
      callMe(me);
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
  }, []);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <PageFrame name="hall" title={words.t('lobby.hall')}>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      {isStranger && (
        <>
          <p>{words.t('lobby.enterHint')}</p>
          <NameForm deed={words.t('lobby.enter')} onMe={() => void refresh()} />
          <SignInHere onMe={() => void refresh()} />
        </>
      )}
      {!isStranger && lists !== undefined && <Tables {...lists} />}
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
      <MyClubs />
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
