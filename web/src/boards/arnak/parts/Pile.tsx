import type { CardId } from '@moonstaff/arnak';
import { useState } from 'react';
import look from '../../../kit/look/look.module.css';
import { hrefOf } from '../../../kit/route/route.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { RuleTitle } from '../../../table/rules/RuleTitle.tsx';
import { type Reading, readCard } from '../words/texts.ts';
import { Card } from './Card.tsx';
import { cardFace } from './faces.ts';
import styles from './Pile.module.css';

/** Face-up cards to look through: the one pointed at, focused or pressed is described in full below. */
export function Pile({ cards }: { readonly cards: readonly CardId[] }) {
  const words = useWords();
  const [looked, setLooked] = useState<number>();
  const card = looked === undefined ? undefined : cards[looked];
  if (cards.length === 0) return <p className={look.label}>{words.t('arnakTable.nothing')}</p>;
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several cards of one kind may lie here
          <li key={`${id} ${i}`}>
            <button
              type="button"
              className={styles.card}
              onPointerEnter={() => setLooked(i)}
              onFocus={() => setLooked(i)}
              onClick={() => setLooked(i)}
            >
              <span aria-hidden="true">
                <Card face={cardFace(id, words)} />
              </span>
              <span className={look.spoken}>{spoken(readCard(id, words))}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.reading}>{card !== undefined && <Read reading={readCard(card, words)} />}</p>
    </>
  );
}

const spoken = ({ title, lines }: Reading): string => `${title}. ${lines.join(' ')}`;

function Read({ reading: { title, lines, rule } }: { readonly reading: Reading }) {
  return (
    <>
      <b>{title}</b> {lines.join(' · ')}{' '}
      <a href={hrefOf('rules', 'arnak', rule)}>
        <RuleTitle game="arnak" rule={rule} />
      </a>
    </>
  );
}
