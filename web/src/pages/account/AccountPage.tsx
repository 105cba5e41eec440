import { Api, type Me } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { enter, reasonOf } from '../../table/server/open.ts';
import troubles from '../../table/shell/Trouble.module.css';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Leaving } from './Leaving.tsx';
import { Notices } from './Notices.tsx';
import { Passwords } from './Passwords.tsx';
import { SignIn } from './SignIn.tsx';
import { Tokens } from './Tokens.tsx';

/** What every part of the account page needs: to call the server, and to tell how it went. */
export interface AccountPart {
  readonly me: Me;
  readonly api: Api;
  /** Makes a call and returns its result, or nothing if it was refused; the page then says why. */
  readonly attempt: <T>(call: Promise<T>, done?: string) => Promise<T | undefined>;
  readonly onMe: (me: Me) => void;
}

/** Who one is at this server: keep the account, sign in and out, notices, tokens, leaving. */
export function AccountPage({ code }: { readonly code: string | undefined }) {
  const words = useWords();
  const settings = useSettings();
  const name = settings.name === '' ? words.t('web.player', { n: 1 }) : settings.name;
  const [api] = useState(() => new Api());
  const [me, setMe] = useState<Me>();
  const [trouble, setTrouble] = useState<Phrase>();
  const [told, setTold] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name at the door is the name one has there
  useEffect(() => {
    enter(api, name).then(setMe, (error) => setTrouble(reasonOf(error)));
  }, [api]);
  const attempt: AccountPart['attempt'] = async (call, done = words.t('account.done')) => {
    setTrouble(undefined);
    setTold('');
    try {
      const result = await call;
      setTold(done);
      return result;
    } catch (error) {
      setTrouble(reasonOf(error));
      return undefined;
    }
  };
  return (
    <PageFrame name="account" title={words.t('account.title')}>
      {trouble !== undefined && (
        <p className={troubles.troubleNote} role="alert">
          {troubleText(trouble, words)}
        </p>
      )}
      <p role="status">{told}</p>
      {me !== undefined && (
        <>
          <p>
            <b>{me.name}</b>{' '}
            {me.username === undefined ? words.t('account.guest') : words.t('account.known', { username: me.username })}
          </p>
          <Passwords me={me} api={api} attempt={attempt} onMe={setMe} />
          {me.username === undefined && <SignIn me={me} api={api} attempt={attempt} onMe={setMe} />}
          <Notices me={me} api={api} attempt={attempt} onMe={setMe} code={code} />
          <Tokens me={me} api={api} attempt={attempt} onMe={setMe} />
          <Leaving me={me} api={api} attempt={attempt} onMe={setMe} />
        </>
      )}
    </PageFrame>
  );
}
