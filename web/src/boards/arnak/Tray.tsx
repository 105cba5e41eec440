import type { AssistantId, CardId } from '@moonstaff/arnak';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { asked } from './describe.ts';
import { ASSISTANT_ICONS } from './drawings.ts';
import { assistantLines, cardFace } from './faces.ts';
import { Card } from './parts/Card.tsx';
import { Assistant } from './parts/Plates.tsx';
import { usePlay } from './play.ts';
import { Spot } from './Spot.tsx';
import { readAssistant, readCard } from './texts.ts';
import { inTray, toRescue } from './things.ts';

/** Things to choose from that lie nowhere on the table: cards drawn, cards in exile, assistants to rescue. */
export function Tray() {
  const { now } = useTable();
  const words = useWords();
  const { ways } = usePlay();
  const named = (prefix: string) =>
    [...ways.keys()].flatMap((thing) => (thing.startsWith(prefix) ? [thing.slice(prefix.length)] : []));
  const cards = named('tray:') as readonly CardId[];
  const assistants = named('rescue:') as readonly AssistantId[];
  if (cards.length + assistants.length === 0) return null;
  return (
    <section className="tray" aria-label={asked(now, words)}>
      <h3>{asked(now, words)}</h3>
      <div className="tray-things">
        {cards.map((card) => (
          <Spot key={card} thing={inTray(card)} name={readCard(card, words).lines.join(' ')} className="spot-card">
            <Card face={cardFace(card, words)} />
          </Spot>
        ))}
        {assistants.map((id) => (
          <Spot key={id} thing={toRescue(id)} name={readAssistant(id, words).title} className="spot-plate">
            <Assistant icon={ASSISTANT_ICONS[id]} effect={assistantLines(id, false)} />
          </Spot>
        ))}
      </div>
    </section>
  );
}
