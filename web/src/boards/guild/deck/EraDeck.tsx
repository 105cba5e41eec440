import { memo } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { explained } from '../../../kit/controls/says.ts';
import { SignHex } from '../../../kit/hex/SignHex.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { RuleMark } from '../../../table/rules/RuleMark.tsx';
import { usePlace, useSpot } from '../../../table/spots/spots.ts';
import { exploreCardText } from '../describe.ts';
import { ANY_SLOT } from '../parts/signs.ts';
import { keyOf } from '../things.ts';
import styles from './EraDeck.module.css';
import type { DeckCardModel } from './model.ts';

const STATES = { ahead: 'web.guild.ahead', now: 'web.guild.now', seen: 'web.guild.seen' } as const;

const STATE_CLASS = { ahead: '', now: styles.now, seen: styles.seen } as const;

interface EraDeckProps {
  readonly cards: readonly DeckCardModel[];
  /** Whether the viewer still has to carry out the present card. */
  readonly isOpen: boolean;
}

/** The Explore cards of this era: seen, here, still to come. */
export const EraDeck = memo(function EraDeck({ cards, isOpen }: EraDeckProps) {
  const words = useWords();
  return (
    <section className={`${look.panel} ${styles.deck}`} {...usePlace('deck')}>
      <h3 className={look.label}>
        {words.t('web.guild.deck')}
        <RuleMark about="exploreCard" />
      </h3>
      <ul className={isOpen ? styles.open : ''}>
        {cards.map((card) => (
          <DeckCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
});

function DeckCard({ card: { id, state, slot, ground, count } }: { readonly card: DeckCardModel }) {
  const words = useWords();
  const name = words.name('exploreCard', id);
  return (
    <li
      className={`${styles.card} ${STATE_CLASS[state]}`}
      {...useSpot(keyOf({ on: 'deck', card: id }))}
      {...explained(`${name}: ${words.t(STATES[state])}. ${exploreCardText(id, words)}`)}
    >
      <span className={look.spoken}>{`${name}: ${words.t(STATES[state])}`}</span>
      <span aria-hidden="true" className={`${styles.face} ${slot === ANY_SLOT ? styles.long : ''}`}>
        {slot}
        {ground && <SignHex ground={ground} />}
        {count !== undefined && <b>{count}</b>}
      </span>
      {state === 'seen' && <Icon name="check-mark" className={`${styles.tick}`} />}
    </li>
  );
}
