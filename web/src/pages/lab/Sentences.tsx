import type { Draft, Finding } from '@moonstaff/scenarios/page';
import { type ReactNode, useId } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech } from '../../table/context.ts';
import { LineMark } from '../../table/log/Log.tsx';
import { Sentence } from '../../table/log/Sentence.tsx';
import type { TableLine } from '../../table/log/story.ts';
import { faultWords } from './fault.ts';
import type { Group } from './field.ts';
import styles from './Sentences.module.css';
import { givenSentences, type Said, thenSentences } from './sentences.ts';

interface SentencesProps {
  readonly draft: Draft;
  readonly groups: readonly Group[];
  readonly story: readonly TableLine[];
  /** What was begun last, in words: the story doesn't tell it yet. */
  readonly begun: readonly string[];
  /** What isn't as expected; absent while there's still something to be done. */
  readonly findings: readonly Finding[] | undefined;
}

/** The scenario in words: what's given, what was done, what should come of it. */
export function Sentences({ draft, groups, story, begun, findings }: SentencesProps) {
  const words = useWords();
  const { line } = useSpeech();
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be reached with the keyboard
    <section className={styles.sentences} aria-labelledby={id} data-part="sentences" tabIndex={0}>
      <h2 id={id} className={look.spoken}>
        {draft.title}
      </h2>
      <Part title={words.t('lab.given')}>
        <SaidList all={givenSentences(draft, groups, words)} />
      </Part>
      <Part title={words.t('lab.when')}>
        {story.length + begun.length === 0 && <p>{words.t('lab.unplayed')}</p>}
        <ol>
          {story.map((told, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
            <li key={i}>
              <LineMark line={told} /> <Sentence words={line(told)} />
            </li>
          ))}
          {begun.map((deed) => (
            <li key={deed}>{deed} …</li>
          ))}
        </ol>
      </Part>
      <Part title={words.t('lab.then')}>
        <SaidList all={thenSentences(draft, groups, words)} />
        {findings !== undefined && <Verdict {...{ findings, draft, groups }} />}
      </Part>
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3 className={look.serif}>{title}</h3>
      <div>{children}</div>
    </>
  );
}

function SaidList({ all }: { readonly all: readonly Said[] }) {
  return (
    <ul>
      {all.map((said) =>
        'text' in said ? (
          <li key={said.text}>{said.text}</li>
        ) : (
          <li key={said.bare}>
            <code>{said.bare}</code>
          </li>
        ),
      )}
    </ul>
  );
}

interface VerdictProps extends Pick<SentencesProps, 'draft' | 'groups'> {
  readonly findings: readonly Finding[];
}

/** Whether it comes as expected, and what comes instead. */
function Verdict({ findings, draft, groups }: VerdictProps) {
  const words = useWords();
  if (findings.length === 0) return <p className={look.label}>{words.t('lab.agrees')}</p>;
  return (
    <div className={styles.verdict} role="status">
      <b>{words.t('lab.disagrees')}</b>
      {findings.map((finding) => (
        <p key={`${finding.line} ${finding.key}`}>{faultWords(finding, draft, groups, words)}</p>
      ))}
      <p>{words.t('lab.unsettled', { rules: draft.rules.join(', ') })}</p>
    </div>
  );
}
