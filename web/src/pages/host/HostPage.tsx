import type { HostPage as Page } from '@moonstaff/client';
import type { Phrase } from '@moonstaff/kernel';
import { useEffect, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { serverApi } from '../../table/server/api.ts';
import { reasonOf } from '../../table/server/open.ts';
import { troubleText } from '../../table/shell/Trouble.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import styles from './HostPage.module.css';

const TITLES = { imprint: 'safety.imprint', privacy: 'safety.privacy' } as const;

/** What the host of this server says, in their own words. */
export function HostPage({ page }: { readonly page: Page }) {
  const words = useWords('house', 'safety');
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Phrase>();
  useEffect(() => {
    serverApi()
      .hostPage(page)
      .then(
        (found) => setText(found.text),
        (error) => setTrouble(reasonOf(error)),
      );
  }, [page]);
  return (
    <PageFrame name={page} title={words.t(TITLES[page])}>
      {trouble !== undefined && <p role="alert">{troubleText(trouble, words)}</p>}
      {text !== '' && (
        <section className={`${look.panel} ${styles.text}`} aria-label={words.t(TITLES[page])}>
          {text}
        </section>
      )}
    </PageFrame>
  );
}
