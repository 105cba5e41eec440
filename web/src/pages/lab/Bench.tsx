import type { GameId } from '@moonstaff/catalogue';
import { type Finding, run, type ScenarioAdapter, scenarioOf } from '@moonstaff/scenarios/page';
import { Suspense, useId, useMemo, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { DiagramSource } from '../../table/diagram/DiagramSource.ts';
import { AtTable } from './AtTable.tsx';
import { ReasonContext } from './Checked.tsx';
import { Complaint } from './Complaint.tsx';
import { FileKeys, FilePanel, SaveButton } from './FilePanel.tsx';
import { faultWords, isFaultOf } from './fault.ts';
import type { Field } from './field.ts';
import { groupsOf } from './fields.ts';
import styles from './Lab.module.css';
import { factsAfter } from './lab.ts';
import { notesOf } from './line-notes.ts';
import { Play } from './Play.tsx';
import { Position, TableChoices } from './Position.tsx';
import { RulesBeside } from './RulesBeside.tsx';
import { SetUp } from './SetUp.tsx';
import { Spoken } from './Spoken.tsx';
import { useBench } from './useBench.ts';

/** A position that isn't about any rule yet. */
const GENERAL = /-GEN-\d+$/;

interface BenchProps {
  readonly game: GameId;
  readonly adapter: ScenarioAdapter;
  readonly text: string;
  onText(text: string): void;
  /** Whether something made room for the file on the bench. */
  readonly hasAside: boolean;
  /** Puts another file on the bench; what's there is kept. */
  onReplace(text: string): void;
  /** Brings back the latest that was kept. */
  onBack(): void;
  readonly expert: boolean;
}

/** The rules, and beside them a position: on the board, in words and as a file. */
export function Bench({ game, adapter, text, onText, hasAside, onReplace, onBack, expert }: BenchProps) {
  const words = useWords();
  const title = useId();
  const [isPlaying, setPlaying] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const { draft, set, source, type, settle, change, lost, titles, index, choose, fault, refused } = useBench({
    ...{ game, adapter, text, onText },
  });
  const replace = (put: () => void): void => {
    setPlaying(false);
    choose(0);
    settle();
    put();
  };
  const bench = draft && set && { ...{ draft, facts: set.facts, seats: set.seats, names: set.example.names, words } };
  /** The first group is about the whole table; it's above the board. */
  const [table, ...groups] = bench === undefined ? [] : groupsOf(game, bench);
  const all = table === undefined ? groups : [table, ...groups];
  const inWords = (wrong: Finding | undefined): string =>
    wrong === undefined ? '' : faultWords(wrong, draft, all, words);
  const refusal = inWords(refused);
  const wrong = refused ?? fault;
  const reasonOf = (field: Field): string => (isFaultOf(wrong, field) ? inWords(wrong) : '');
  const seats = groups.filter(({ about }) => about === 'seat');
  const seat = chosen !== undefined && chosen < seats.length ? chosen : (source?.first() ?? 0);
  const still = useMemo(() => set && new DiagramSource(set.example, 0, true, seat), [set, seat]);
  const findings = useMemo(
    () => (draft === undefined || fault !== undefined ? [] : run(scenarioOf(draft), adapter)),
    [draft, fault, adapter],
  );
  return (
    <ReasonContext value={reasonOf}>
      {source !== undefined && (
        <AtTable {...{ game, source }}>
          <Suspense>
            <RulesBeside
              at={isPlaying ? undefined : draft?.rules.find((rule) => !GENERAL.test(rule))}
              trial={{
                title: draft?.title,
                start: (file) => replace(() => onReplace(file)),
              }}
            />
          </Suspense>
        </AtTable>
      )}
      <section className={styles.bench} aria-labelledby={title}>
        <div className={styles.first}>
          <header className={styles.head}>
            <h1 id={title} className={look.serif}>
              {words.t('lab.title')}
            </h1>
            <p className={look.label}>{words.t('lab.about')}</p>
            {hasAside && (
              <button type="button" className={`${look.buttonDark} ${styles.outlined}`} onClick={() => replace(onBack)}>
                <Icon name="anticlockwise-rotation" /> {words.t('lab.bringBack')}
              </button>
            )}
            <FileKeys {...{ text, draft }} onText={(file) => replace(() => onReplace(file))} />
            <a className={styles.close} href={hrefOf('rules', game)}>
              <span aria-hidden="true">×</span>
              <span className={look.spoken}>{words.t('lab.close')}</span>
            </a>
          </header>
          {bench !== undefined && table !== undefined && source !== undefined && still !== undefined && (
            <>
              <TableChoices draft={bench.draft} fields={table.fields} onDraft={change} />
              {isPlaying ? (
                <AtTable {...{ game, source }}>
                  <Play {...{ game, source, expert }} />
                </AtTable>
              ) : (
                <AtTable {...{ game }} source={still}>
                  <SetUp
                    {...{ game, bench, seats, seat }}
                    refusal={refusal || (lost > 0 ? words.t('lab.stepsGone', { n: lost }) : '')}
                    onSeat={setChosen}
                    onDraft={change}
                  />
                </AtTable>
              )}
            </>
          )}
          <div className={styles.views}>
            {source !== undefined && bench !== undefined && table !== undefined && (
              <AtTable {...{ game, source }}>
                <Spoken draft={bench.draft} groups={all} isRead={fault === undefined} {...{ findings, source }} />
              </AtTable>
            )}
            <FilePanel
              {...{ text, titles, index }}
              fault={fault && { line: fault.line, reason: inWords(fault) }}
              notes={notesOf(findings, text, draft, words)}
              onText={type}
              onChoose={choose}
            />
          </div>
        </div>
        {isWrong && bench !== undefined && (
          <Complaint
            {...{ game, adapter }}
            draft={bench.draft}
            facts={() => factsAfter(bench.draft, adapter)}
            onDraft={change}
          />
        )}
        {bench !== undefined && <Position draft={bench.draft} groups={groups} onDraft={change} />}
        <footer className={styles.deeds}>
          {source !== undefined && (
            <>
              <button
                type="button"
                className={isPlaying ? look.buttonDark : look.buttonMain}
                onClick={() => {
                  if (!isPlaying) source.goTo(0);
                  setPlaying(!isPlaying);
                }}
              >
                <Icon name={isPlaying ? 'settings-knobs' : 'play-button'} />{' '}
                {words.t(isPlaying ? 'lab.setUp' : 'lab.play')}
              </button>
              <button
                type="button"
                className={look.buttonDark}
                disabled={(draft?.when.length ?? 0) === 0}
                onClick={() => source.goTo(0)}
              >
                <Icon name="anticlockwise-rotation" /> {words.t('lab.start')}
              </button>
            </>
          )}
          <SaveButton text={text} />
          <button
            type="button"
            className={`${look.buttonDark} ${styles.wrong}`}
            aria-expanded={isWrong}
            onClick={() => setWrong(!isWrong)}
          >
            {words.t('lab.wrong')}
          </button>
        </footer>
      </section>
    </ReasonContext>
  );
}
