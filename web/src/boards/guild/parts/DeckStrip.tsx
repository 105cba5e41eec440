import type { ReactNode } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';

export interface DeckEntry {
  readonly id: string;
  readonly name: string;
  readonly face: ReactNode;
  readonly count?: number;
  readonly state: 'ahead' | 'now' | 'seen';
}

/** What stands on the card that calls any special action. */
export const ANY_SLOT = 'I–III';

/** The era's explore cards. Seen ones sink into the night; the order of the others is nobody's business. */
export function DeckStrip({
  cards,
  open,
  words,
}: {
  cards: readonly DeckEntry[];
  /** Whether the present card is still to be carried out. */
  open: boolean;
  words: { readonly [state in DeckEntry['state']]: string };
}) {
  return (
    <ul className={`deck-strip ${open ? 'deck-open' : ''}`}>
      {cards.map((card) => (
        <li key={card.id} className={`deck-card deck-${card.state}`}>
          <span className="spoken">{`${card.name}: ${words[card.state]}`}</span>
          <span aria-hidden="true" className={`deck-face ${card.face === ANY_SLOT ? 'deck-long' : ''}`}>
            {card.face}
            {card.count !== undefined && <b>{card.count}</b>}
          </span>
          {card.state === 'seen' && <Icon name="check-mark" className="deck-tick" />}
        </li>
      ))}
    </ul>
  );
}
