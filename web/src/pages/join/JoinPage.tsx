import type { Door, Me } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf, whoAmI } from '../../table/server/open.ts';
import { Trouble } from '../../table/shell/Trouble.tsx';
import { BrokenLink, ShutDoor } from './Doors.tsx';
import { Letter } from './Letter.tsx';
import { isCode } from './letter.ts';

interface Read {
  readonly door: Door;
  readonly me: Me | undefined;
}

/** What somebody sees who follows an invitation. */
export function JoinPage({ code }: { readonly code: string | undefined }) {
  return isCode(code) ? <Invitation code={code} /> : <BrokenLink />;
}

function Invitation({ code }: { readonly code: string }) {
  const words = useWords('house');
  const [read, setRead] = useState<Read>();
  const [trouble, setTrouble] = useState<Phrase>();
  const look = useCallback(async (): Promise<void> => {
    const api = serverApi();
    try {
      const me = await whoAmI(api);
      setRead({ me, door: await api.invitation(code) });
      setTrouble(undefined);
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  }, [code]);
  useEffect(() => void look(), [look]);
  if (trouble?.key === 'server.invite.none')
    return <ShutDoor title={words.t('door.withdrawn')} onMe={() => void look()} />;
  if (trouble !== undefined) return <Trouble phrase={trouble} over={false} />;
  return read === undefined ? null : <Letter {...read} invite={code} onStale={look} />;
}
