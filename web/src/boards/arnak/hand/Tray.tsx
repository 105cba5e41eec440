import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { useBoard } from '../context.ts';
import { Card } from '../parts/Card.tsx';
import { ASSISTANT_ICONS } from '../parts/drawings.ts';
import { assistantLines, cardFace } from '../parts/faces.ts';
import { Assistant } from '../parts/Plates.tsx';
import { Spot } from '../spot/Spot.tsx';
import { asked } from '../words/describe.ts';
import { readAssistant, readCard } from '../words/texts.ts';
import styles from './Tray.module.css';

/** Things to choose from that aren't on the table: cards drawn, cards in exile, assistants to rescue. */
export function Tray() {
  const { now } = useTable();
  const words = useWords();
  const { cards, assistants } = useBoard().model.tray;
  if (cards.length + assistants.length === 0) return null;
  return (
    <section className={styles.tray} data-part="tray" aria-label={asked(now, words)}>
      <h3>{asked(now, words)}</h3>
      <div className={styles.things}>
        {cards.map((card) => (
          <Spot key={card} thing={{ on: 'tray', card }} name={readCard(card, words).lines.join(' ')} shape="card">
            <Card face={cardFace(card, words)} />
          </Spot>
        ))}
        {assistants.map((id) => (
          <Spot key={id} thing={{ on: 'rescue', assistant: id }} name={readAssistant(id, words).title} shape="plate">
            <Assistant icon={ASSISTANT_ICONS[id]} effect={assistantLines(id, false)} />
          </Spot>
        ))}
      </div>
    </section>
  );
}
