import { type CardId, cardById, type PlayerView } from '@moonstaff/arnak';
import { Icon } from '../../kit/art/Icon.tsx';
import { Travel } from '../../kit/art/Travel.tsx';
import { Tag } from '../../kit/controls/Tag.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { usePlace } from '../../table/spots/spots.ts';
import { cardFace } from './faces.ts';
import { heldCards, OWN_DECK_PLACE, travelling } from './moving.ts';
import { Card } from './parts/Card.tsx';
import { usePlay } from './play.ts';
import { Spot } from './Spot.tsx';
import { Tray } from './Tray.tsx';
import { readCard } from './texts.ts';
import { inHand, OWN_DECK } from './things.ts';

/** Deck and hand; beside them the cards one is to choose from, when there are any. */
export function Hand({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  const { spent } = usePlay();
  const { hand } = heldCards(player);
  const cards = hand.map(({ card }) => card);
  return (
    <section className="panel own-hand" {...usePlace('hand')} aria-label={words.t('arnakTable.hand')}>
      <Spot
        thing={OWN_DECK}
        name={`${words.t('arnakTable.deck')}: ${player.deck.length}`}
        className="own-deck"
        travel={{ 'data-place': OWN_DECK_PLACE }}
      >
        <span className="own-deck-back">
          <Icon name="card-draw" />
          <b>{player.deck.length}</b>
        </span>
        <span className="label">{words.t('arnakTable.deck')}</span>
      </Spot>
      <ul className="hand-cards">
        {hand.map(({ card, name }, i) => {
          const before = cards.slice(0, i).filter((one) => one === card).length;
          return (
            <li key={name}>
              <HandCard card={card} name={name} paid={before < spent(inHand(card))} />
            </li>
          );
        })}
        {cards.length === 0 && <li className="label hand-none">{words.t('arnakTable.nothing')}</li>}
      </ul>
      <Tray />
    </section>
  );
}

interface HandCardProps {
  readonly card: CardId;
  /** For its journeys. */
  readonly name: string;
  readonly paid: boolean;
}

function HandCard({ card, name, paid }: HandCardProps) {
  const words = useWords();
  const { title, lines } = readCard(card, words);
  return (
    <Spot
      thing={inHand(card)}
      name={`${title}. ${lines.join(' ')}`}
      className="spot-card hand-card"
      spent={paid}
      travel={travelling(name, { from: OWN_DECK_PLACE })}
    >
      <Card
        face={cardFace(card, words)}
        state={paid ? 'spent' : 'idle'}
        tag={
          paid ? (
            <Tag kind="spend">
              −
              {cardById[card].travel.map((icon, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
                <Travel key={i} kind={icon} />
              ))}
            </Tag>
          ) : undefined
        }
      />
    </Spot>
  );
}
