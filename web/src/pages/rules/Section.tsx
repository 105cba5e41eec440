import type { GameId } from '@moonstaff/catalogue';
import type { RuleSection } from '@moonstaff/text';
import { InView } from '../../kit/late/InView.tsx';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import { DiagramSlot } from './diagram/DiagramSlot.tsx';
import { DIAGRAMS } from './diagram/diagrams.ts';
import type { Trial } from './diagram/trial.ts';
import { Marked } from './Marked.tsx';
import styles from './Rules.module.css';

const RelatedComponents = lateComponent(async () => (await import('./RelatedComponents.tsx')).RelatedComponents);

const SignKey = lateComponent(async () => (await import('./SignKey.tsx')).SignKey);

/** The section that the signs of a game are shown in. */
const SIGNS_IN: { readonly [Id in GameId]: string } = { arnak: 'icons', guild: 'map' };

/** Sections that no component belongs to. */
const WITHOUT_COMPONENTS: ReadonlySet<string> = new Set(['goal', 'icons', 'setup', 'secret', 'editions']);

interface SectionProps {
  readonly game: GameId;
  readonly section: RuleSection;
  readonly asked: string;
  readonly here: boolean;
  /** Under the title. */
  readonly note?: string;
  /** What trying an example does; without it, the example is played on the spot. */
  readonly trial?: Trial;
}

/** One section: its signs, its words, its examples, and the components it's about. */
export function Section({ game, section, asked, here, note, trial }: SectionProps) {
  const { id, title, text, rules } = section;
  return (
    <article className={`${styles.rule} ${here ? styles.here : ''}`}>
      <h2 id={`rule-${id}`} tabIndex={-1}>
        <Marked text={title} asked={asked} />
      </h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {SIGNS_IN[game] === id && (
        <InView className={styles.signs}>
          <SignKey game={game} />
        </InView>
      )}
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Marked text={paragraph} asked={asked} />
        </p>
      ))}
      {DIAGRAMS[game][id]?.map((spec) => (
        <DiagramSlot key={spec.title} game={game} spec={spec} {...(trial && { trial })} />
      ))}
      {!WITHOUT_COMPONENTS.has(id) && (
        <InView>
          <RelatedComponents game={game} rules={rules} />
        </InView>
      )}
    </article>
  );
}
