import { plain } from '@moonstaff/text';
import { memo } from 'react';
import { useWords } from '../../../kit/words/Words.tsx';
import { exploreCardText } from '../describe.ts';
import styles from '../parts/ExploreCard.module.css';
import { CardSigns, CardSpaces, ExploreCard } from '../parts/index.ts';
import type { CardModel } from './model.ts';

/** The Explore card of this turn; with an Era card, the Investigate card that is carried out. */
export const CardNow = memo(function CardNow({ card }: { readonly card: CardModel }) {
  const words = useWords();
  const { id, slot, rule, left, isOpen } = card;
  const title =
    slot !== undefined && rule !== undefined ? words.name('investigateCard', rule.id) : words.name('exploreCard', id);
  return (
    <ExploreCard
      label={words.t('web.guild.card')}
      title={title}
      sentence={rule === undefined ? exploreCardText(id, words) : plain(words.voice('guild').card(rule))}
      isOpen={isOpen}
    >
      {slot !== undefined && <span className={styles.slot}>{slot}</span>}
      {rule && (slot === undefined ? <CardSpaces card={rule} /> : <CardSigns card={rule} left={left} />)}
    </ExploreCard>
  );
});
