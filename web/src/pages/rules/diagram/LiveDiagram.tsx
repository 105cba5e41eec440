import type { GameId } from '@moonstaff/catalogue';
import type { Score } from '@moonstaff/kernel';
import { type ReactNode, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import look from '../../../kit/look/look.module.css';
import { packText } from '../../../kit/route/pack.ts';
import { go } from '../../../kit/route/route.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useBoard } from '../../../table/board.ts';
import { TableContext, useSpeech, useTable } from '../../../table/context.ts';
import { DiagramSource, type Example } from '../../../table/diagram/DiagramSource.ts';
import { Sentence } from '../../../table/log/Sentence.tsx';
import { rankedScores, titleOf } from '../../../table/score/verdict.ts';
import styles from './Diagram.module.css';
import type { DiagramSpec } from './diagrams.ts';
import { loadExample, loadFile } from './load.ts';
import { todoWords } from './todo.ts';
import type { Trial } from './trial.ts';

interface LiveDiagramProps {
  readonly game: GameId;
  readonly spec: DiagramSpec;
  readonly trial?: Trial;
}

/** Before, what's done, after; and the same to be played. */
export function LiveDiagram({ game, spec, trial }: LiveDiagramProps) {
  const words = useWords('lab', 'table', game);
  const { example, rule, count } = use(loadExample(game, spec, (seat) => words.t('web.player', { n: seat + 1 })));
  const [trying, setTrying] = useState<boolean>();
  const key = useRef<HTMLButtonElement>(null);
  // Once it's closed, one is where one was.
  useEffect(() => {
    if (trying === false) key.current?.focus();
  }, [trying]);
  const isTried = trial?.title?.startsWith(spec.title) === true;
  const start = async (): Promise<void> => {
    if (trial === undefined) setTrying(true);
    else trial.start(await loadFile(game, spec));
  };
  return (
    <figure className={styles.figure} data-part="diagram" data-tried={isTried ? '' : undefined}>
      {trying ? (
        <Trying example={example} parts={spec.parts} onStop={() => setTrying(false)} />
      ) : (
        <>
          <p className={styles.keys}>
            <small>{words.t('diagram.shownBy', { rule, n: count })}</small>
            {trial === undefined && (
              <button type="button" className={look.buttonDark} onClick={() => void open(game, spec)}>
                {words.t('replay.lab')}
              </button>
            )}
            <button
              type="button"
              ref={key}
              className={`${isTried ? look.buttonMain : look.buttonDark} ${styles.try}`}
              aria-pressed={trial && isTried}
              onClick={() => void start()}
            >
              <Icon name="play-button" /> {words.t(isTried ? 'diagram.trying' : 'diagram.try')}
            </button>
          </p>
          <Pictures example={example} parts={spec.parts} />
        </>
      )}
    </figure>
  );
}

/** Goes to the laboratory with this example. */
async function open(game: GameId, spec: DiagramSpec): Promise<void> {
  go('lab', game, await packText(await loadFile(game, spec)));
}

/** Parts that need the whole width. */
const WIDE: ReadonlySet<string> = new Set(['row']);

/** Parts that fit beside each other only where there's room. */
const LARGE: ReadonlySet<string> = new Set(['own', 'kept', 'research', 'goals', 'actions', 'treasures', 'purse']);

const sizeOf = (parts: readonly string[]): string | undefined =>
  parts.some((part) => WIDE.has(part)) ? 'wide' : parts.some((part) => LARGE.has(part)) ? 'large' : undefined;

interface ExampleProps {
  readonly example: Example;
  readonly parts: readonly string[];
}

/** Puts a source under everything that draws a board. */
function Seated({ source, children }: { readonly source: DiagramSource; readonly children: ReactNode }) {
  const now = useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.snapshot(),
  );
  const board = useBoard(now.game);
  return <TableContext value={{ source, now, board }}>{children}</TableContext>;
}

function Pictures({ example, parts }: ExampleProps) {
  const words = useWords();
  const before = useMemo(() => new DiagramSource(example, 0, true), [example]);
  const after = useMemo(() => new DiagramSource(example, example.entries.length, true), [example]);
  return (
    <div className={styles.pictures} data-size={sizeOf(parts)}>
      <Seated source={before}>
        <Picture label={words.t('diagram.before')} parts={parts} />
      </Seated>
      <Seated source={after}>
        <Deeds source={after} />
        <Picture label={words.t('diagram.after')} parts={parts} />
      </Seated>
    </div>
  );
}

/** A board that's only to be looked at. What it shows is said between the pictures. */
function Picture({ label, parts }: { readonly label: string; readonly parts: readonly string[] }) {
  const { now, board } = useTable();
  if (board === undefined) return null;
  return (
    <div className={styles.picture} data-game={now.game}>
      <span className={look.label}>{label}</span>
      <div inert>
        <board.Diagram parts={parts} />
      </div>
    </div>
  );
}

/** What was done, in words; and who won, if that was the end. */
function Deeds({ source }: { readonly source: DiagramSource }) {
  const words = useWords();
  const { line } = useSpeech();
  const { now, board } = useTable();
  const story = source.story();
  const { outcome } = now;
  const nameOf = (seat: Score['seat']): string =>
    seat === 'rival' ? words.name('rival', seat) : (now.sitters[seat]?.name ?? '');
  return (
    <figcaption className={styles.deeds} data-part="deeds">
      <ol>
        {story.map((told, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story that never changes
          <li key={i}>
            <Sentence words={line(told)} />
          </li>
        ))}
        {outcome && board && (
          <li>
            <b>
              {titleOf({ outcome, scores: rankedScores(outcome), unit: board.unit, you: undefined, nameOf }, words)}
            </b>
          </li>
        )}
      </ol>
    </figcaption>
  );
}

interface TryingProps extends ExampleProps {
  onStop(): void;
}

function Trying({ example, parts, onStop }: TryingProps) {
  const source = useMemo(() => new DiagramSource(example, 0, false), [example]);
  return (
    <Seated source={source}>
      <Playable source={source} parts={parts} onStop={onStop} />
    </Seated>
  );
}

interface PlayableProps {
  readonly source: DiagramSource;
  readonly parts: readonly string[];
  onStop(): void;
}

function Playable({ source, parts, onStop }: PlayableProps) {
  const words = useWords();
  const { now, board } = useTable();
  const next = source.wanted();
  const todo = useRef<HTMLParagraphElement>(null);
  const isDone = next === undefined;
  // What was pressed is gone: what's asked for now is read and stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning and at the end
  useEffect(() => {
    todo.current?.focus({ preventScroll: true });
    todo.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone, board === undefined]);
  if (board === undefined) return null;
  return (
    <>
      <p ref={todo} className={styles.todo} role="status" tabIndex={-1}>
        {next === undefined
          ? words.t('diagram.done')
          : words.t('diagram.todo', { action: todoWords(next.action, words) })}
      </p>
      {next === undefined && <Deeds source={source} />}
      <div className={styles.live} data-game={now.game}>
        <board.Diagram parts={parts} />
      </div>
      <p className={styles.keys}>
        {next !== undefined && (
          <button type="button" className={look.buttonDark} onClick={() => source.act(next.action)}>
            {words.t('learn.showMe')}
          </button>
        )}
        <button type="button" className={look.buttonDark} onClick={() => void source.again()}>
          {words.t('diagram.again')}
        </button>
        <button type="button" className={look.buttonDark} onClick={onStop}>
          {words.t('diagram.stop')}
        </button>
      </p>
    </>
  );
}
