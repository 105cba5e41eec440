import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Drawn } from '../../kit/art/Drawn.tsx';
import { closesOnEscape, useKey } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Key.module.css';
import { found, type SignGroup, signName } from './signs.ts';
import type { Pointed } from './underPointer.ts';

interface IconKeyProps {
  readonly groups: readonly SignGroup[];
  readonly pointed: Pointed | undefined;
  /** Says how a card is read, where the game has cards full of signs. */
  readonly HowToRead?: ComponentType | undefined;
  readonly onClose: () => void;
}

/** All signs of the game in one place, with a search. The sign under the pointer is marked. */
export function IconKey({ groups, pointed, HowToRead, onClose }: IconKeyProps) {
  const words = useWords();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useKey('escape', true, onClose);
  useEffect(() => {
    const before = document.activeElement;
    // Not the search: there, the key that closes the list would be a letter.
    list.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const shown = found(groups, search, words);
  return (
    <section className={styles.iconKey} data-part="key" aria-label={words.t('table.icons')}>
      <header>
        <h2>{words.t('table.icons')}</h2>
        <input
          type="search"
          value={search}
          placeholder={words.t('key.find')}
          aria-label={words.t('key.find')}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={closesOnEscape(onClose)}
        />
        <p>
          {words.t('key.point')} <kbd>K</kbd>
        </p>
        <button type="button" onClick={onClose}>
          <span aria-hidden="true">×</span>
          <span className={look.spoken}>{words.t('table.close')}</span>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={list} className={styles.keyScroll} tabIndex={0}>
        <div className={styles.keyGroups}>
          {shown.map(({ title, signs }) => (
            <section key={title}>
              <h3 className={look.label}>{words.t(title)}</h3>
              <dl>
                {signs.map(({ name, text, sign }) => (
                  <div key={name} data-pointed={pointed?.sign === signName(sign) ? '' : undefined}>
                    <dt>
                      <span className={styles.keySign}>
                        <Drawn sign={sign} />
                      </span>
                      <b>{words.t(name)}</b>
                    </dt>
                    <dd>{words.t(text)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        {shown.length === 0 && <p role="status">{words.t('key.none')}</p>}
        {HowToRead !== undefined && search === '' && (
          <Suspense>
            <HowToRead />
          </Suspense>
        )}
      </div>
    </section>
  );
}
