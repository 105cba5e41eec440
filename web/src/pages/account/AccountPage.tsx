import type { Api, Me } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { callMe } from '../../table/server/name.ts';
import { reasonOf, whoAmI } from '../../table/server/open.ts';
import troubles from '../../table/shell/Trouble.module.css';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { NameForm } from '../name/NameForm.tsx';
import { BlockedPeople } from './BlockedPeople.tsx';
import { Leaving } from './Leaving.tsx';
import { Passwords } from './Passwords.tsx';
import { Reached } from './Reached.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';
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

/** Who one is at this server: keep the account, sign in and out, being reached, tokens, leaving. */
export function AccountPage() {
  const words = useWords('house');
  const [api] = useState(serverApi);
  const [who, setWho] = useState<{ readonly me: Me | undefined }>();
  const me = who?.me;
  const setMe = (known: Me): void => setWho({ me: callMe(known) });
  const [trouble, setTrouble] = useState<Phrase>();
  const [told, setTold] = useState('');
  useEffect(() => {
    whoAmI(api).then(
      (known) => setWho({ me: known === undefined ? undefined : callMe(known) }),
      (error) => setTrouble(reasonOf(error)),
    );
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
      {who !== undefined && me === undefined && (
        <>
          <NameForm deed={words.t('lobby.enter')} onMe={setMe} />
          <SignIn api={api} attempt={attempt} onMe={setMe} />
        </>
      )}
      {me !== undefined && (
        <>
          <NameForm me={me} deed={words.t('account.save')} onMe={setMe} />
          <p>
            {me.username === undefined ? words.t('account.guest') : words.t('account.known', { username: me.username })}
          </p>
          <Passwords me={me} api={api} attempt={attempt} onMe={setMe} />
          {me.username !== undefined && <SecondFactor me={me} api={api} attempt={attempt} onMe={setMe} />}
          {me.username !== undefined && <Sessions me={me} api={api} attempt={attempt} onMe={setMe} />}
          {me.username === undefined && <SignIn api={api} attempt={attempt} onMe={setMe} />}
          <Reached />
          <BlockedPeople me={me} api={api} attempt={attempt} onMe={setMe} />
          <Tokens me={me} api={api} attempt={attempt} onMe={setMe} />
          <Leaving me={me} api={api} attempt={attempt} onMe={setMe} />
        </>
      )}
    </PageFrame>
  );
}
