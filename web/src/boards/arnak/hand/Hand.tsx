import { type CardId, cardById, type PlayerView } from '@moonstaff/arnak';
import { type CSSProperties, memo } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Signs } from '../../../kit/art/Sign.tsx';
import { Travel } from '../../../kit/art/Travel.tsx';
import { Tag } from '../../../kit/controls/Tag.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { usePlace } from '../../../table/spots/spots.ts';
import { useSpotModel } from '../context.ts';
import { heldCards } from '../held.ts';
import { Card } from '../parts/Card.tsx';
import { cardFace } from '../parts/faces.ts';
import { broughtSigns } from '../parts/signs.ts';
import { Spot } from '../spot/Spot.tsx';
import type { Thing } from '../things.ts';
import { readCard } from '../words/texts.ts';
import styles from './Hand.module.css';
import { Tray } from './Tray.tsx';

/** Deck and hand; beside them the cards one is to choose from, when there are any. */
export const Hand = memo(function Hand({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  const { hand } = heldCards(player);
  return (
    <section
      className={`${look.panel} ${look.place} ${styles.hand}`}
      style={{ '--held': Math.max(hand.length, 1) } as CSSProperties}
      {...usePlace('hand')}
      aria-label={words.t('arnakTable.hand')}
    >
      <Spot
        thing={{ on: 'deck' }}
        name={`${words.t('arnakTable.deck')}: ${player.deck.length}`}
        className={styles.deck}
      >
        <span className={styles.back}>
          <Icon name="card-draw" />
          <b>{player.deck.length}</b>
        </span>
        <span className={look.label}>{words.t('arnakTable.deck')}</span>
      </Spot>
      <ul className={styles.cards}>
        {hand.map((held) => (
          <li key={`${held.card} ${held.copy}`}>
            <HandCard {...held} />
          </li>
        ))}
        {hand.length === 0 && <li className={`${look.label} ${styles.none}`}>{words.t('arnakTable.nothing')}</li>}
      </ul>
      <Tray />
    </section>
  );
});

interface HandCardProps {
  readonly card: CardId;
  readonly copy: number;
  readonly piece: Thing;
}

export function HandCard({ card, copy, piece }: HandCardProps) {
  const words = useWords();
  const { title, lines } = readCard(card, words);
  const thing = { on: 'hand', card, copy } as const;
  const { state, played, discarded } = useSpotModel(thing);
  const paid = state === 'given';
  return (
    <Spot thing={thing} name={`${title}. ${lines.join(' ')}`} shape="fanned" piece={piece}>
      <Card
        face={cardFace(card, words)}
        state={paid ? 'given' : 'idle'}
        tag={
          played ? (
            <Tag kind="gain">
              <Signs signs={broughtSigns(cardById[card].effect)} />
            </Tag>
          ) : paid ? (
            <Tag kind="spend">
              −
              {discarded ? (
                <Icon name="card-play" />
              ) : (
                cardById[card].travel.map((icon, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
                  <Travel key={i} kind={icon} />
                ))
              )}
            </Tag>
          ) : undefined
        }
      />
    </Spot>
  );
}
