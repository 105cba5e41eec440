import type { AssistantId, GuardianId } from '@moonstaff/arnak';
import type { ReactNode } from 'react';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { ASSISTANT_ICONS, GUARDIAN_ICONS } from '../parts/drawings.ts';
import { assistantLines, boonSigns } from '../parts/faces.ts';
import { Assistant, WonGuardian } from '../parts/Plates.tsx';
import { readAssistant, readGuardian } from '../words/texts.ts';
import styles from './Group.module.css';

/** What somebody has, group by group. */
export const Groups = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.groups}>{children}</div>
);

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={look.label}>{title}</h3>
      {children}
    </section>
  );
}

/** A plate with its text beside it. */
function Plated({
  drawing,
  name,
  text,
}: {
  readonly drawing: ReactNode;
  readonly name: string;
  readonly text: string;
}) {
  return (
    <li className={styles.plated}>
      <span aria-hidden="true">{drawing}</span>
      <span>
        <b>{name}</b>
        <br />
        {text}
      </span>
    </li>
  );
}

interface OwnedAssistant {
  readonly id: AssistantId;
  readonly gold: boolean;
  readonly ready: boolean;
}

export function AssistantPlates({ assistants }: { readonly assistants: readonly OwnedAssistant[] }) {
  const words = useWords();
  return (
    <ul className={styles.plates}>
      {assistants.map(({ id, gold, ready }) => (
        <Plated
          key={id}
          drawing={
            <Assistant icon={ASSISTANT_ICONS[id]} effect={assistantLines(id, gold)} gold={gold} exhausted={!ready} />
          }
          name={`${words.name('assistant', id)}${ready ? '' : `, ${words.t('arnakTable.exhausted')}`}`}
          text={readAssistant(id, words).lines[gold ? 1 : 0] ?? ''}
        />
      ))}
    </ul>
  );
}

interface OwnedGuardian {
  readonly id: GuardianId;
  readonly used: boolean;
}

export function GuardianPlates({ guardians }: { readonly guardians: readonly OwnedGuardian[] }) {
  const words = useWords();
  return (
    <ul className={styles.plates}>
      {guardians.map(({ id, used }) => (
        <Plated
          key={id}
          drawing={<WonGuardian icon={GUARDIAN_ICONS[id]} boon={boonSigns(id)} used={used} />}
          name={`${words.name('guardian', id)}${used ? `, ${words.t('arnakTable.used')}` : ''}`}
          text={readGuardian(id, words).lines[1] ?? ''}
        />
      ))}
    </ul>
  );
}
