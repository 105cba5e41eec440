import { type ArnakView, type ArtifactId, type CardId, type ItemId, RESOURCES, type Tokens } from '@moonstaff/arnak';
import { memo, useDeferredValue, useState } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Tag } from '../../../kit/controls/Tag.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { usePlace } from '../../../table/spots/spots.ts';
import { useBoard, useSpotModel } from '../context.ts';
import { Card } from '../parts/Card.tsx';
import { cardFace } from '../parts/faces.ts';
import { LookDialog } from '../parts/LookDialog.tsx';
import { Pile } from '../parts/Pile.tsx';
import { tokenOf } from '../play/tokens.ts';
import { Spot } from '../spot/Spot.tsx';
import { standsFor } from '../spot/standsFor.ts';
import { readCard } from '../words/texts.ts';
import styles from './CardRow.module.css';

/** What may be bought: artifacts, the staff, items; decks and exile at the ends. */
export function CardRow({ view }: { readonly view: ArnakView }) {
  const words = useWords();
  const slotOf = (kind: 'items' | 'artifacts') => (card: ItemId | ArtifactId | 'gap', i: number) =>
    card === 'gap' ? (
      <span key={`gap ${i}`} className={styles.gap} data-drop={`gap ${kind} ${i}`} />
    ) : (
      <RowCard key={card} card={card} />
    );
  return (
    <section className={`${look.place} ${styles.row}`} {...usePlace('row')} aria-label={words.t('arnakTable.cardRow')}>
      <Deck kind="artifact" count={view.artifactDeck.count} exile={view.artifactExile} basic={NO_CARDS} />
      <div className={styles.cards}>
        {view.artifactRow.map(slotOf('artifacts'))}
        <MoonStaff />
        <FlatStaff />
        {view.itemRow.map(slotOf('items'))}
      </div>
      <Deck kind="item" count={view.itemDeck.count} exile={view.itemExile} basic={view.basicExile} />
    </section>
  );
}

/** The staff parts artifacts from items and moves on each round. */
const MoonStaff = memo(function MoonStaff() {
  return (
    <svg className={styles.staff} viewBox="0 0 28 132" aria-hidden="true" {...standsFor({ on: 'staff' })}>
      <path d="M16 2A13 13 0 1 0 27 21A11.4 11.4 0 0 1 16 2Z" fill="var(--moonlight)" />
      <rect x="11" y="32" width="4" height="98" rx="1.5" fill="var(--brass)" />
      <path d="M10 58h6M10 90h6M10 122h6" stroke="#8a6a24" strokeWidth="2.4" />
    </svg>
  );
});

/** The same where the row is too narrow to stand beside it. */
const FlatStaff = memo(function FlatStaff() {
  return (
    <svg className={styles.lying} viewBox="0 0 390 16" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <path d="M2 8A8 8 0 1 0 16 3A7 7 0 0 1 2 8Z" fill="var(--moonlight)" transform="rotate(-60 10 8)" />
      <rect x="24" y="6.5" width="360" height="3" rx="1.5" fill="var(--brass)" />
      <path d="M112 5v6M202 5v6M292 5v6" stroke="#8a6a24" strokeWidth="2.4" />
    </svg>
  );
});

const RowCard = memo(function RowCard({ card }: { readonly card: ItemId | ArtifactId }) {
  const words = useWords();
  const { model } = useBoard();
  const { title, lines } = readCard(card, words);
  const thing = { on: 'row', card } as const;
  const { can, missing: latest } = useSpotModel(thing);
  // What's missing comes a frame after the rest: a turn changes much at once.
  const missing = useDeferredValue(latest);
  return (
    <Spot thing={thing} name={`${title}. ${lines.join(' ')}`} shape="card" piece={{ on: 'card', card, copy: 0 }}>
      <Card
        face={cardFace(card, words)}
        state={model.mine && !can ? 'cannot' : 'idle'}
        tag={missing && <Missing tokens={missing} />}
      />
    </Spot>
  );
});

/** How much is missing to the printed price. */
function Missing({ tokens }: { readonly tokens: Tokens }) {
  return RESOURCES.map((resource) => {
    const n = tokens[resource] ?? 0;
    return n === 0 ? null : (
      <Tag key={resource} kind="short">
        −{n} <Token kind={tokenOf(resource)} />
      </Tag>
    );
  });
}

interface DeckProps {
  readonly kind: 'item' | 'artifact';
  readonly count: number;
  readonly exile: readonly CardId[];
  /** Basic cards in exile. */
  readonly basic: readonly CardId[];
}

const NO_CARDS: readonly CardId[] = [];

/** A deck with the number of its cards; its exile pile can be opened. Basic cards are with the items. */
const Deck = memo(function Deck({ kind, count, exile, basic }: DeckProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const name = words.t(kind === 'item' ? 'arnakTable.items' : 'arnakTable.artifacts');
  const cards = [...exile, ...basic];
  const title = words.t('arnakTable.exilePile', { pile: name, n: cards.length });
  return (
    <div className={styles.deck}>
      <span className={`${styles.back} ${kind === 'item' ? styles.item : ''}`} {...standsFor({ on: 'cardDeck', kind })}>
        <Icon name={kind === 'item' ? 'knapsack' : 'star-altar'} />
        <b>{count}</b>
      </span>
      <span>{name}</span>
      <button
        type="button"
        className={styles.exile}
        {...standsFor({ on: 'exile', kind })}
        onClick={() => setOpen(true)}
      >
        <Icon name="fire" /> {cards.length}
        <span className={look.spoken}>{title}</span>
      </button>
      {isOpen && (
        <LookDialog title={title} onClose={() => setOpen(false)}>
          <Pile cards={cards} />
        </LookDialog>
      )}
    </div>
  );
});
