import type { Phrase } from '@moonstaff/kernel';
import type { ShellKey, Words } from '@moonstaff/text';
import { useState } from 'react';
import fault from '../../kit/fault/Fault.module.css';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Trouble.module.css';

/** What the page itself says. All other reasons are phrases of the rules or the server. */
const OWN = [
  'trouble.offline',
  'trouble.reconnected',
  'trouble.server',
  'trouble.version',
  'trouble.notFound',
  'trouble.unexpected',
  'trouble.notKept',
  'trouble.elsewhere',
  'trouble.bot',
  'web.noServer',
] as const satisfies readonly ShellKey[];

/** News about the connection, which is nobody's fault. */
const LINE: readonly string[] = ['trouble.offline', 'trouble.reconnected'];

/** What only reloading helps: the page is another version, or was signed out elsewhere. */
const MENDED_BY_RELOAD: readonly string[] = ['trouble.version', 'server.person.unknown'];

/** What stays true with the next move: people read it, close it and play on. */
const LASTING = 'trouble.notKept';

export function troubleText(phrase: Phrase, words: Words): string {
  const own = OWN.find((key) => key === phrase.key);
  return own === undefined ? words.say(phrase) : words.t(own);
}

/** What went wrong, in words one can act on: `over` a table that's still there, or instead of it. */
export function Trouble({ phrase, over }: { readonly phrase: Phrase; readonly over: boolean }) {
  const words = useWords();
  const text = troubleText(phrase, words);
  const [closed, setClosed] = useState<string>();
  if (over) {
    if (phrase.key === closed) return null;
    return (
      <div
        className={`${styles.troubleNote} ${LINE.includes(phrase.key) ? styles.troubleLine : ''}`}
        role={phrase.key === 'trouble.reconnected' ? 'status' : 'alert'}
      >
        {text}
        {MENDED_BY_RELOAD.includes(phrase.key) && <Reload />}
        {phrase.key === LASTING && (
          <button type="button" className={look.buttonDark} onClick={() => setClosed(phrase.key)}>
            {words.t('table.close')}
          </button>
        )}
      </div>
    );
  }
  return (
    <main className={fault.troublePage}>
      <h1>{text}</h1>
      <p className={fault.troubleKeys}>
        <Reload />
        <a className={look.buttonMain} href={hrefOf()}>
          {words.t('web.toHome')}
        </a>
      </p>
    </main>
  );
}

function Reload() {
  const words = useWords();
  return (
    <button type="button" className={look.buttonDark} onClick={() => window.location.reload()}>
      {words.t('trouble.retry')}
    </button>
  );
}
