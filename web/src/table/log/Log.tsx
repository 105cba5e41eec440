import type { Seat } from '@moonstaff/kernel';
import { memo, type ReactNode, type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { Staff } from '../../kit/art/Staff.tsx';
import { says } from '../../kit/controls/says.ts';
import { useLater } from '../../kit/late/useLater.ts';
import look from '../../kit/look/look.module.css';
import { useKept } from '../../kit/same/useKept.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { type Speech, SpeechContext, TableContext, useSpeech, useSpeechOf, useTable } from '../context.ts';
import { DockContext } from '../dock/dock.ts';
import type { LogLine } from '../source.ts';
import { showThings } from '../spots/marks.ts';
import { isPlayer, nameOf } from '../turn.ts';
import { type Block, blocksOf, condensed } from './blocks.ts';
import { AsideContext } from './instead.ts';
import styles from './Log.module.css';
import { thingsIn } from './mentions.ts';
import { Sentence } from './Sentence.tsx';
import { sinceOwn } from './since.ts';
import { storyOf, type TableLine } from './story.ts';
import { DeedWords, Net } from './Turn.tsx';

/** How many blocks the log shows until the earlier ones are asked for. */
const RECENT = 10;

/** In pixels. */
const NEAR_END = 4;

/** Who did it. Our own sign stands for what nobody did. */
export function LineMark({ line: { seat } }: { readonly line: Pick<TableLine, 'seat'> }) {
  return seat === undefined ? <Staff /> : <SeatShape seat={seat} />;
}

/** What happened, beside the board; something docked or the notes of a lesson may take its place. */
export function Log() {
  const { log: docked, overLog } = use(DockContext);
  const instead = use(AsideContext);
  return docked ?? instead ?? <LaterLog over={overLog} />;
}

/** First the board, then what is over the log, then the log, each in a frame of its own: together they'd hold up the page. */
function LaterLog({ over }: { readonly over: ReactNode }) {
  const table = useLater(useLater(useTable()));
  return (
    <TableContext value={table}>
      <WholeLog over={useLater(over)} />
    </TableContext>
  );
}

/** Whether the log goes line by line. It stays so while something else stands in its place for a while. */
let wantsAll = false;

/** The story of the game so far, the latest at the bottom: turn by turn, or line by line. */
const WholeLog = memo(function WholeLog({ over }: { readonly over: ReactNode }) {
  const { now, board } = useTable();
  const words = useWords();
  const [all, setAll] = useState(wantsAll);
  const choose = (mode: boolean) => {
    wantsAll = mode;
    setAll(mode);
  };
  const [only, setOnly] = useState<Seat>();
  const list = useRef<HTMLOListElement>(null);
  const last = now.log.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down whenever a line is added
  useEffect(() => {
    // In the next frame: to ask for its height now would lay out the page in the task that changed it.
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [last, all, only]);
  useEndInSight(list);
  const blocks = useKept(useMemo(() => blocksOf(now, now.log, board?.turns), [now, board]));
  return (
    <section
      className={`${look.panel} ${look.place} ${styles.log} ${over ? styles.covered : ''}`}
      data-part="log"
      aria-label={words.t('table.log')}
    >
      <header className={`${styles.head} ${now.sitters.length > 2 ? styles.many : ''}`}>
        <h2 className={look.panelTitle}>{words.t('table.log')}</h2>
        <Players only={only} onChange={setOnly} />
        <div className={styles.modes}>
          {([false, true] as const).map((mode) => (
            <button key={String(mode)} type="button" aria-pressed={all === mode} onClick={() => choose(mode)}>
              {words.t(mode ? 'log.allLines' : 'log.turns')}
            </button>
          ))}
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label={words.t('table.log')}>
        <SpeechContext value={useOwnSpeech()}>
          {all ? <Lines only={only} /> : <Blocks blocks={condensed(blocks, only)} />}
        </SpeechContext>
      </ol>
      {over}
    </section>
  );
});

/** The log says which of the players one is. */
export function useOwnSpeech(): Speech {
  const { now, board } = useTable();
  const words = useWords();
  const you = isPlayer(now) ? now.viewer : undefined;
  const sitters = useMemo(
    () =>
      now.sitters.map((sitter, seat) =>
        seat === you ? { ...sitter, name: words.t('log.you', { name: sitter.name }) } : sitter,
      ),
    [now.sitters, you, words],
  );
  return useSpeechOf({ ...now, sitters }, board);
}

/** A list that shows its end still does so when it gets smaller. */
function useEndInSight(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    // The browser tells it for the first time when it has laid out the page.
    let height: number | undefined;
    const observer = new ResizeObserver(() => {
      const isAtEnd = height === undefined || element.scrollTop + height >= element.scrollHeight - NEAR_END;
      height = element.clientHeight;
      if (isAtEnd) element.scrollTo({ top: element.scrollHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
}

/** Shows what one player did and nothing else, or everything again. */
function Players({ only, onChange }: { readonly only: Seat | undefined; readonly onChange: (seat?: Seat) => void }) {
  const { now } = useTable();
  const words = useWords();
  if (now.sitters.length < 2) return null;
  return (
    <fieldset className={styles.players} aria-label={words.t('log.filter')}>
      {now.sitters.map((_, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          key={seat}
          type="button"
          aria-pressed={only === seat}
          {...says(words.t('log.only', { name: nameOf(now, seat) }))}
          onClick={() => onChange(only === seat ? undefined : seat)}
        >
          <SeatShape seat={seat} />
          <span className={look.spoken}>{words.t('log.only', { name: nameOf(now, seat) })}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Lines({ only }: { readonly only: Seat | undefined }) {
  const { now } = useTable();
  const light = useLighting();
  const story = useKept(storyOf(now, now.log));
  return story.map((line, i) =>
    only === undefined || line.kind === 'heading' || line.seat === only ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place in the story while it grows
      <Line key={i} line={line} onLight={light} />
    ) : null,
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { now, board } = useTable();
  const words = useWords();
  const light = useLighting();
  const [whole, setWhole] = useState(false);
  const fresh = sinceOwn(now, board?.turns)[0]?.id ?? Number.POSITIVE_INFINITY;
  const first = whole ? 0 : Math.max(0, blocks.length - RECENT);
  const earlier = blocks.slice(0, first).filter(({ kind }) => kind === 'turn').length;
  return (
    <>
      {earlier > 0 && (
        <li>
          <button type="button" className={styles.earlier} onClick={() => setWhole(true)}>
            {words.t('log.earlier', { n: earlier })}
          </button>
        </li>
      )}
      {blocks.slice(first).map((block) => (
        <BlockRow key={block.id} block={block} fresh={block.id >= fresh} onLight={light} />
      ))}
    </>
  );
}

type Light = (events: readonly LogLine[]) => void;

/** Marks what some lines are about. Always the same function, so that old lines aren't drawn again. */
function useLighting(): Light {
  const table = useTable();
  const { tell } = useSpeech();
  const latest = useRef(table);
  latest.current = table;
  return useCallback(
    (events) => {
      const { board, now } = latest.current;
      showThings(events.flatMap((event) => thingsIn(event, tell(event.phrase), board, now)));
    },
    [tell],
  );
}

interface BlockRowProps {
  readonly block: Block;
  readonly fresh: boolean;
  readonly onLight: Light;
}

/** One turn: what was done and what it changed. A press unfolds its lines. */
const BlockRow = memo(function BlockRow({ block, fresh, onLight }: BlockRowProps) {
  const { line: told } = useSpeech();
  const [open, setOpen] = useState(false);
  const [line] = block.lines;
  if (line === undefined) return null;
  if (block.kind === 'heading') {
    return (
      <li className={styles.heading}>
        <Sentence words={told(line)} />
      </li>
    );
  }
  if (block.kind === 'note') return <Line line={line} isRivals={block.isRivals ?? false} onLight={onLight} />;
  return (
    <li
      className={`${fresh ? styles.fresh : ''} ${open ? '' : styles.closed}`}
      onPointerEnter={() => onLight(block.events)}
      onPointerLeave={() => showThings([])}
    >
      <LineMark line={line} />
      <div className={styles.turn}>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <DeedWords block={block} />
          <Net block={block} />
        </button>
        {open && (
          <ul>
            {block.lines.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a turn keep their order
              <li key={i}>
                <span>
                  <Sentence words={told(one)} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
});

interface LineProps {
  readonly line: TableLine;
  readonly isRivals?: boolean;
  readonly onLight: Light;
}

/** Pointing at a line marks what it's about on the board. */
const Line = memo(function Line({ line, isRivals = false, onLight }: LineProps) {
  const { line: told } = useSpeech();
  if (line.kind === 'heading') {
    return (
      <li className={styles.heading}>
        <Sentence words={told(line)} />
      </li>
    );
  }
  return (
    <li onPointerEnter={() => onLight(line.events)} onPointerLeave={() => showThings([])}>
      {isRivals ? <SeatShape seat="rival" /> : <LineMark line={line} />}
      <span>
        <Sentence words={told(line)} />
      </span>
    </li>
  );
});
