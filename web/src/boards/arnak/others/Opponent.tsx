import { cardById, type PlayerView, spaceById } from '@moonstaff/arnak';
import { memo, useState } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { says } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import type { Seated } from '../../../table/source.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { openCards } from '../open.ts';
import { CARD_ICONS } from '../parts/drawings.ts';
import { Mover } from '../spot/Mover.tsx';
import { FullBoard } from './FullBoard.tsx';
import { Assistants, Count, Figures, Finds, Line, Well } from './Holdings.tsx';
import styles from './Opponent.module.css';

interface OpponentProps {
  readonly sitter: Seated;
  /** Whether they're to move, next or out. */
  readonly state: string;
  readonly seat: number;
  readonly player: PlayerView;
  /** Whether a hint beside them needs some of their room. */
  readonly crowded: boolean;
}

/** Another player at a glance; a press shows the board in full. */
export const Opponent = memo(function Opponent({ sitter, state, seat, player, crowded }: OpponentProps) {
  const words = useWords();
  const [isFull, setFull] = useState(false);
  const fear = player.playArea.filter((card) => card === 'fear').length + player.fearTiles;
  return (
    <section className={`${look.panel} ${styles.opponent}`} {...usePlace('others')} aria-label={sitter.name}>
      <header className={styles.head}>
        <Mover thing={{ on: 'seat', who: seat }}>
          <SeatShape seat={seat} />
        </Mover>
        <h2 className={look.panelTitle}>{sitter.name}</h2>
        {sitter.kind === 'bot' && <span className={look.label}>{words.t('arnakTable.bot')}</span>}
        <span className={styles.state}>{state}</span>
      </header>
      <Well seat={seat} player={player} />
      <OpenHand player={player} />
      <div className={crowded ? styles.yields : styles.lines}>
        <Line>
          <Count icon="poker-hand" n={player.hand.length} name={words.t('arnakTable.hand')} />
          <Count icon="card-draw" n={player.deck.length} name={words.t('arnakTable.deck')} />
          <Figures seat={seat} player={player} />
          <Assistants player={player} />
        </Line>
        <Line>
          <Count icon="magnifying-glass" n={spaceById[player.glass].row} name={words.name('token', 'glass')} />
          <Count icon="notebook" n={spaceById[player.notebook].row} name={words.name('token', 'notebook')} />
          <Finds seat={seat} player={player} />
          <Count icon="terror" n={fear} name={words.t('arnakTable.fear')} />
        </Line>
      </div>
      <button type="button" className={styles.full} data-cover="" onClick={() => setFull(true)}>
        <span className={look.spoken}>{words.t('arnakTable.boardOf', { name: sitter.name })}</span>
      </button>
      {isFull && (
        <FullBoard
          title={words.t('arnakTable.boardOf', { name: sitter.name })}
          seat={seat}
          player={player}
          onClose={() => setFull(false)}
        />
      )}
    </section>
  );
});

const HAND_CLASS = { basic: '', item: styles.item, artifact: styles.artifact, fear: styles.fear } as const;

/** The cards in hand by their pictures, where they are not hidden. */
function OpenHand({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  const cards = openCards(player.hand);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.hand} data-open="" aria-label={words.t('arnakTable.hand')}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several cards of one kind
        <li key={`${card} ${i}`} className={HAND_CLASS[cardById[card].kind]} {...says(words.name('card', card))}>
          <Icon name={CARD_ICONS[card]} />
          <span className={look.spoken}>{words.name('card', card)}</span>
        </li>
      ))}
    </ul>
  );
}
