import type { Me } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useState } from 'react';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { SignIn } from '../account/SignIn.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';

/** An address that was cut, mistyped, or never led anywhere. */
export function BrokenLink() {
  const words = useWords('house');
  return (
    <PageFrame name="broken" title={words.t('door.broken')}>
      <p>{words.t('door.brokenLine')}</p>
      <Home />
    </PageFrame>
  );
}

interface ShutDoorProps {
  readonly title?: string;
  /** Who is here already, if anyone. */
  readonly me?: Me | undefined;
  readonly onMe: (me: Me) => void;
}

/** The same page for a private table and for none: sign in, or ask for an invitation. */
export function ShutDoor({ title, me, onMe }: ShutDoorProps) {
  const words = useWords('house');
  return (
    <PageFrame name="shut" title={title ?? words.t('door.shut')}>
      <p>{me === undefined ? words.t('door.shutLine') : words.t('door.shutKnown', { name: me.name })}</p>
      {me?.username === undefined && <SignInHere onMe={onMe} />}
      <Home />
    </PageFrame>
  );
}

/** Signs in and stays on this page. */
export function SignInHere({ onMe }: { readonly onMe: (me: Me) => void }) {
  const words = useWords();
  const [api] = useState(serverApi);
  const [trouble, setTrouble] = useState<Phrase>();
  const attempt = async <T,>(call: Promise<T>): Promise<T | undefined> => {
    setTrouble(undefined);
    try {
      return await call;
    } catch (error) {
      setTrouble(reasonOf(error));
      return undefined;
    }
  };
  return (
    <>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      <SignIn api={api} attempt={attempt} onMe={onMe} />
    </>
  );
}

function Home() {
  const words = useWords();
  return (
    <p>
      <a className={look.buttonDark} href={hrefOf()}>
        {words.t('web.toHome')}
      </a>
    </p>
  );
}
