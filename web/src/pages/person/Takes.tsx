import arnakIcons from 'virtual:icons/arnak';
import arnakPictures from 'virtual:icons/arnakPictures';
import guildIcons from 'virtual:icons/guild';
import { type AssistantId, assistants, type CardId, cardById } from '@moonstaff/arnak';
import { cardNamed, investigateCards } from '@moonstaff/guild';
import type { ReactNode } from 'react';
import { ASSISTANT_ICONS, Assistant, assistantLines, Card, cardFace } from '../../boards/arnak/parts/index.ts';
import { CardSigns } from '../../boards/guild/parts/index.ts';
import { registerIcons } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { placing, type TakeLine, takeLines } from './model.ts';
import styles from './Person.module.css';
import type { PersonPart } from './part.ts';

registerIcons(arnakIcons);
registerIcons(arnakPictures);
registerIcons(guildIcons);

const SHOWN = 5;

/** What the person takes and how it fares. The white tick is their own rate: right of it, it helps. */
export function Takes({ games, onNarrow }: PersonPart) {
  const words = useWords();
  const { played, won } = placing(games);
  const own = played === 0 ? 0 : won / played;
  const cards = takeLines(games, ['card']);
  const isArtifact = ({ id }: TakeLine): boolean => cardById[id as CardId]?.kind === 'artifact';
  const rows = [
    cards.filter((line) => !isArtifact(line)),
    cards.filter(isArtifact),
    takeLines(games, ['assistant']),
    takeLines(games, ['investigateCard']),
  ].map((row) => row.filter(isKnown).slice(0, SHOWN));
  return (
    <section className={`${look.panel} ${styles.takes}`} aria-label={words.t('person.takes')}>
      <div className={styles.title}>
        <h2 className={look.panelTitle}>{words.t('person.takes')}</h2>
        <small className={look.label}>{words.t('person.howOften')}</small>
      </div>
      {rows.every((row) => row.length === 0) && <p className={look.label}>{words.t('person.noTakes')}</p>}
      {rows.map((row) =>
        row.length === 0 ? null : (
          <ul key={row[0]?.id} className={styles.takeRow}>
            {row.map((line) => (
              <li key={line.id}>
                <button type="button" onClick={() => onNarrow({ by: 'take', kind: line.kind, id: line.id })}>
                  <span className={look.spoken}>
                    {words.t('person.taken', {
                      name: words.name(line.kind, line.id),
                      n: line.times,
                      rate: words.percent(line.wonRate),
                    })}
                  </span>
                  <span aria-hidden="true" className={styles.thing}>
                    <Drawing line={line} />
                  </span>
                  <span aria-hidden="true" className={styles.often}>
                    <small>{line.times}×</small> <b>{words.percent(line.wonRate)}</b>
                  </span>
                  <span className={styles.rate}>
                    <span style={{ width: `${line.wonRate * 100}%` }} />
                    <i style={{ left: `${own * 100}%` }} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** A server may have cards that this page doesn't know. */
function isKnown({ kind, id }: TakeLine): boolean {
  if (kind === 'card') return Object.hasOwn(cardById, id);
  return (kind === 'assistant' ? assistants : investigateCards).some((one) => one.id === id);
}

function Drawing({ line: { kind, id } }: { readonly line: TakeLine }): ReactNode {
  const words = useWords();
  if (kind === 'card') return <Card face={cardFace(id as CardId, words)} />;
  if (kind === 'assistant') {
    const assistant = id as AssistantId;
    return (
      <>
        <Assistant icon={ASSISTANT_ICONS[assistant]} effect={assistantLines(assistant, false)} gold={false} />
        <small>{words.name(kind, id)}</small>
      </>
    );
  }
  return (
    <>
      <span className={styles.investigate}>
        <CardSigns card={cardNamed(id as Parameters<typeof cardNamed>[0])} />
      </span>
      <small>{words.name(kind, id)}</small>
    </>
  );
}
