import type { GameId } from '@moonstaff/catalogue';
import type { Json } from '@moonstaff/kernel';
import type { Draft, ScenarioAdapter } from '@moonstaff/scenarios/page';
import { rulesTold } from '@moonstaff/text';
import { use, useId, useState } from 'react';
import entry from '../../kit/controls/Field.module.css';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { sectionsOf } from '../../table/rules/sections.ts';
import styles from './Lab.module.css';
import { factsIn, failsToday, withComplaint } from './lab.ts';
import { rulesFound } from './rules-found.ts';

interface ComplaintProps {
  readonly game: GameId;
  readonly adapter: ScenarioAdapter;
  readonly draft: Draft;
  facts(): Json;
  onDraft(draft: Draft): void;
}

/** Says what should be instead, and makes a scenario of it that fails today. */
export function Complaint({ game, adapter, draft, facts, onDraft }: ComplaintProps) {
  const words = useWords();
  const sections = use(sectionsOf(words, game));
  const [asked, setAsked] = useState('');
  const [told, setTold] = useState('');
  const [path, setPath] = useState('');
  const [expected, setExpected] = useState('');
  const [verdict, setVerdict] = useState('');
  const list = useId();
  const known = factsIn(facts());
  const now = known.find((fact) => fact.path === path);
  const found = rulesFound(sections, asked);
  const make = (): void => {
    const complaint = withComplaint(draft, rulesTold(told), path, expected);
    setVerdict(words.t(failsToday(complaint, adapter) ? 'lab.fails' : 'lab.holds'));
    onDraft(complaint);
  };
  return (
    <section className={`${look.panel} ${styles.complaint}`} aria-label={words.t('lab.wrong')}>
      <h2 className={look.panelTitle}>{words.t('lab.wrong')}</h2>
      <label className={entry.field}>
        {words.t('lab.wrongRule')}
        <input
          className={entry.entry}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: it was asked for just now
          autoFocus
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
      </label>
      {asked.trim() !== '' && found.length === 0 && <p>{words.t('lab.wrongNone')}</p>}
      <ul className={styles.found}>
        {found.map(({ title, text, tells }) => (
          <li key={text}>
            <label>
              <input type="radio" name={list} checked={told === tells} onChange={() => setTold(tells)} />
              <span>
                <b>{title}</b> {text}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <label className={entry.field}>
        {words.t('lab.wrongFact')}
        <input
          className={entry.entry}
          list={`${list}-facts`}
          value={path}
          onChange={(event) => setPath(event.target.value)}
        />
        <datalist id={`${list}-facts`}>
          {known.map((fact) => (
            <option key={fact.path} value={fact.path} />
          ))}
        </datalist>
      </label>
      {now !== undefined && <p>{words.t('lab.wrongNow', { value: String(now.value) })}</p>}
      <label className={entry.field}>
        {words.t('lab.wrongValue')}
        <input className={entry.entry} value={expected} onChange={(event) => setExpected(event.target.value)} />
      </label>
      <button type="button" className={look.buttonMain} disabled={now === undefined || expected === ''} onClick={make}>
        {words.t('lab.wrongMake')}
      </button>
      <p role="status">{verdict}</p>
    </section>
  );
}
