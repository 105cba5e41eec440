import reachIcons from 'virtual:icons/reach';
import type { Api, Me, Reach, Wishes, WishesChange } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useEffect, useRef, useState } from 'react';
import { registerIcons } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { callMe } from '../../table/server/name.ts';
import { reasonOf, whoAmI } from '../../table/server/open.ts';
import { ownEndpoint } from '../../table/server/push.ts';
import troubles from '../../table/shell/Trouble.module.css';
import { troubleText } from '../../table/shell/Trouble.tsx';
import type { AccountPart } from '../account/AccountPage.tsx';
import { SignIn } from '../account/SignIn.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { NameForm } from '../name/NameForm.tsx';
import { Quiet } from './Quiet.tsx';
import styles from './Reach.module.css';
import { Samples } from './Samples.tsx';
import { Secure } from './Secure.tsx';
import { Ways } from './Ways.tsx';
import { When } from './When.tsx';

registerIcons(reachIcons);

/** What every part of the page needs: what's set, to change it, and to say how that went. */
export interface ReachPart {
  readonly reach: Reach;
  readonly api: Api;
  readonly me: Me;
  /** Which of the browsers this one is. */
  readonly endpoint: string | undefined;
  /**
   * Makes a change and shows what came of it; `expected` stands there meanwhile. Returns whether the change was made.
   */
  readonly change: (call: Promise<Reach>, expected?: Reach) => Promise<boolean>;
  /** The same for what's told, over which way and when. */
  readonly wish: (wishes: WishesChange) => Promise<boolean>;
  readonly onFail: (error: unknown) => void;
}

/** How people are reached while they're away. `code` comes with a mail and confirms its address. */
export function ReachPage({ code }: { readonly code: string | undefined }) {
  const words = useWords('house', 'reach');
  const { language } = useSettings();
  const [api] = useState(serverApi);
  const [who, setWho] = useState<{ readonly me: Me | undefined }>();
  const [reach, setReach] = useState<Reach>();
  const [endpoint, setEndpoint] = useState<string>();
  const [trouble, setTrouble] = useState<Phrase>();
  const [saved, setSaved] = useState(false);
  const me = who?.me;
  const onFail = (error: unknown): void => setTrouble(reasonOf(error));
  const attempt: AccountPart['attempt'] = async (call) => {
    setTrouble(undefined);
    return call.catch((error: unknown) => {
      onFail(error);
      return undefined;
    });
  };
  const setMe = (known: Me): void => setWho({ me: callMe(known) });
  useEffect(() => {
    whoAmI(api).then(
      (known) => setWho({ me: known === undefined ? undefined : callMe(known) }),
      (error) => setTrouble(reasonOf(error)),
    );
  }, [api]);
  const id = me?.id;
  useEffect(() => {
    if (id === undefined) return;
    const begin = async (): Promise<void> => {
      // Messages come in the language of the page.
      await api.changeMe({ language });
      if (code !== undefined) await api.confirmEmail(code);
      const [now, own] = await Promise.all([api.reach(), ownEndpoint()]);
      setReach(now);
      setEndpoint(own);
    };
    begin().catch(async (error: unknown) => {
      setTrouble(reasonOf(error));
      setReach(await api.reach().catch(() => undefined));
    });
  }, [api, id, language, code]);
  /** How many changes were begun. What an earlier one brings is out of date. */
  const changes = useRef(0);
  const change: ReachPart['change'] = async (call, expected = reach) => {
    changes.current += 1;
    const own = changes.current;
    const show = (now: Reach | undefined): void => {
      if (own === changes.current) setReach(now);
    };
    setTrouble(undefined);
    setSaved(false);
    setReach(expected);
    try {
      show(await call);
      setEndpoint(await ownEndpoint());
      setSaved(true);
      return true;
    } catch (error) {
      show(reach);
      onFail(error);
      return false;
    }
  };
  const wish: ReachPart['wish'] = (wishes) =>
    change(api.changeReach(wishes), reach && { ...reach, wishes: { ...reach.wishes, ...(wishes as Wishes) } });
  return (
    <PageFrame name="reach" title={words.t('reach.title')} wide>
      <p className={look.label}>{words.t('reach.line')}</p>
      {trouble !== undefined && (
        <p className={troubles.troubleNote} role="alert">
          {troubleText(trouble, words)}
        </p>
      )}
      <p className={look.spoken} role="status">
        {saved ? words.t('reach.saved') : ''}
      </p>
      {who !== undefined && me === undefined && (
        <>
          <NameForm deed={words.t('lobby.enter')} onMe={setMe} />
          <SignIn api={api} attempt={attempt} onMe={setMe} />
        </>
      )}
      {me !== undefined && reach !== undefined && (
        <div className={styles.columns}>
          <Ways {...{ reach, api, me, endpoint, change, wish, onFail }} />
          <div className={styles.column}>
            <When {...{ reach, api, me, endpoint, change, wish, onFail }} />
            <Quiet {...{ reach, api, me, endpoint, change, wish, onFail }} />
            <Samples />
            {!globalThis.isSecureContext && <Secure />}
          </div>
        </div>
      )}
    </PageFrame>
  );
}
