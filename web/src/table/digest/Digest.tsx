import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { BarButton } from '../../kit/controls/BarButton.tsx';
import { CloseButton } from '../../kit/controls/CloseButton.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import { says } from '../../kit/controls/says.ts';
import look from '../../kit/look/look.module.css';
import { useKept } from '../../kit/same/useKept.ts';
import { LARGE_TEXT, useLayout } from '../../kit/settings/layout.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { ThingKey } from '../board.ts';
import { SpeechContext, useSpeech, useTable } from '../context.ts';
import type { Block, Turns } from '../log/blocks.ts';
import { LineMark, useOwnSpeech } from '../log/Log.tsx';
import { thingsIn } from '../log/mentions.ts';
import { DeedWords, Exchange, TurnNote } from '../log/Turn.tsx';
import type { LogLine, Snapshot } from '../source.ts';
import { setMarks } from '../spots/marks.ts';
import { isMyTurn } from '../turn.ts';
import styles from './Digest.module.css';
import { byOthers, type Deed, deedsFor } from './deeds.ts';
import { beforeTurn, hasActed, MOST, ownTurn, shownOf, turnName, turnsAmong } from './meanwhile.ts';
import { Steps } from './Steps.tsx';
import { bringToTop, isInSight, type Opening, useGoneWhenAway, useSteadyOpening } from './steady.ts';

/** What the others did before the viewer's turn began, kept while the turn lasts. */
function useMeanwhile(now: Snapshot, turns: Turns | undefined): readonly LogLine[] {
  const mine = isMyTurn(now);
  const lines = useMemo(() => (mine ? beforeTurn(now, turns) : NOTHING), [mine, now, turns]);
  const turn = useMemo(() => (mine ? turnName(now, turns) : undefined), [mine, now, turns]);
  const [kept, keep] = useState({ turn, lines });
  if (kept.turn === turn) return kept.lines;
  keep({ turn, lines });
  return lines;
}

const NOTHING: readonly LogLine[] = [];
const NO_TURNS: readonly Block[] = [];

export interface DigestParts {
  /** For the bar: opens and closes it. */
  readonly button: ReactNode;
  /** To be docked while it's open: in a row of its own, or narrow, in the log's place. */
  readonly panel?: (isNarrow: boolean) => ReactNode;
  /** How many turns it shows. */
  readonly turns: number;
}

/** What the others have done since the viewer's last turn. It opens by itself and closes with the first move. */
export function useDigest(present: Snapshot, onShow: (moment: Snapshot | undefined) => void): DigestParts {
  const { board, source } = useTable();
  const words = useWords();
  const lines = useMeanwhile(present, board?.turns);
  const blocks = useKept(useMemo(() => turnsAmong(present, lines, board?.turns), [present, lines, board]));
  const [closed, setClosed] = useState<readonly LogLine[]>();
  /** Since when it's open again, if it is: before or after the first move. */
  const [opened, setOpened] = useState<{ readonly acted: boolean }>();
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  /** Whether every turn is shown. */
  const [whole, setWhole] = useState(false);
  const [about, setAbout] = useState(lines);
  if (about !== lines) {
    setAbout(lines);
    setDeeds([]);
    setOpened(undefined);
    setWhole(false);
  }
  const { shown, more } = useMemo(() => shownOf(blocks, whole), [blocks, whole]);
  const wanted = useRef(lines);
  useEffect(() => {
    wanted.current = lines;
  }, [lines]);
  /** How high it was when it was last open. */
  const room = useRef(0);
  const acted = hasActed(present, lines);
  const reopened = opened?.acted === acted;
  const layout = useLayout();
  const isPhone = layout === 'phone';
  const isAtLog = board?.digestAt === 'log';
  const opensItself = !(isAtLog && isPhone);
  const isOpen = blocks.length > 0 && (reopened || (opensItself && closed !== lines && !acted)) && isMyTurn(present);
  const close = useCallback(() => {
    setClosed(lines);
    setOpened(undefined);
    setDeeds([]);
  }, [lines]);
  const watch = async (events: readonly LogLine[]): Promise<void> => {
    const [first, last] = [events[0], events.at(-1)];
    if (first === undefined || last === undefined) return;
    const moments = (await source.past?.(first.id, last.id)) ?? [];
    if (wanted.current === lines) setDeeds(byOthers(deedsFor(moments, present, events), present.viewer));
  };
  const section = useRef<HTMLElement>(null);
  const toggle = () => {
    if (isOpen && (!isPhone || isInSight(section.current))) return close();
    bringToTop(section.current);
    setOpened({ acted });
  };
  useKey('s', blocks.length > 0, toggle);
  useKey('escape', isOpen, deeds.length > 0 ? () => setDeeds([]) : close);
  usePins(isOpen && deeds.length === 0 ? shown : NO_TURNS, present);
  if (blocks.length === 0) return { button: null, turns: 0 };
  const button = (
    <BarButton
      does="since"
      className={styles.keySince}
      aria-expanded={isOpen}
      aria-keyshortcuts="s"
      {...says(words.t('table.sinceLastTurn'))}
      onClick={toggle}
    >
      <Icon name="play-button" />
      <span className={look.spoken}>{words.t('table.sinceLastTurn')}</span>
    </BarButton>
  );
  const turns = Math.min(blocks.length, MOST);
  // After the first move its room stays while the turn lasts, so that nothing moves under the pointer. A tablet needs the room.
  if (
    layout !== 'medium' &&
    !isOpen &&
    !isAtLog &&
    acted &&
    closed !== lines &&
    room.current > 0 &&
    isMyTurn(present)
  ) {
    const own = ownTurn(present, lines, board?.turns);
    if (own.length === 0 && !isPhone) return { button, turns: 0 };
    const left = <Room height={room.current} isSteady={isPhone} own={own} />;
    return { button, turns, panel: (isNarrow) => (isNarrow ? undefined : left) };
  }
  if (!isOpen) return { button, turns: 0 };
  const panel = (isNarrow: boolean): ReactNode =>
    deeds.length > 0 ? (
      <Steps
        part="digest"
        label={words.t('table.sinceLastTurn')}
        deeds={deeds}
        onShow={onShow}
        onClose={() => setDeeds([])}
      />
    ) : (
      <Lines
        section={section}
        blocks={shown}
        more={more}
        onMore={() => setWhole(true)}
        isNarrow={isNarrow}
        opening={isPhone ? (reopened ? 'wanted' : 'steady') : 'docked'}
        onWatch={(events) => void watch(events)}
        onClose={close}
        onHeight={(height) => {
          room.current = height;
        }}
        all={blocks.flatMap((block) => block.events).toSorted((a, b) => a.id - b.id)}
      />
    );
  return { button, panel, turns };
}

interface RoomProps {
  readonly height: number;
  readonly isSteady: boolean;
  /** What the viewer has done in this turn. */
  readonly own: readonly Block[];
}

/** Where it was: now with the turn so far. On a phone it goes once nobody sees it any more. */
function Room({ height, isSteady, own }: RoomProps) {
  const words = useWords();
  const room = useRef<HTMLDivElement>(null);
  const speech = useOwnSpeech();
  const isGone = useGoneWhenAway(room, isSteady);
  if (isGone) return null;
  return (
    <div
      ref={room}
      className={own.length > 0 ? `${styles.digest} ${styles.ownTurn}` : ''}
      data-part="digest-room"
      style={{ height }}
    >
      {own.length > 0 && (
        <>
          <header className={styles.title}>
            <h2>{words.t('digest.own')}</h2>
          </header>
          <ol className={styles.turns}>
            <SpeechContext value={speech}>
              {own.slice(-MOST).map((block) => (
                <li key={block.id}>
                  <span className={styles.number}>
                    <LineMark line={block} />
                  </span>
                  <DeedWords block={block} />
                  <Exchange block={block} />
                </li>
              ))}
            </SpeechContext>
          </ol>
        </>
      )}
    </div>
  );
}

/** Each turn's number on the things it was about, for as long as the digest is open. */
function usePins(blocks: readonly Block[], now: Snapshot): void {
  const { board } = useTable();
  const { tell } = useSpeech();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pinned once for each set of turns
  useEffect(() => {
    const pins = new Map<ThingKey, string>();
    for (const [i, block] of blocks.entries()) {
      const deed = board?.turns?.summary(block).deed;
      // What the line says was done; not the card that was dealt to the row afterwards.
      const about =
        deed === undefined ? block.events : block.events.slice(0, 1).map((event) => ({ ...event, phrase: deed }));
      for (const event of about) {
        const [thing] = thingsIn(event, tell(event.phrase), board, now);
        if (thing !== undefined) pins.set(thing, String(i + 1));
      }
    }
    setMarks({ pins });
    return () => setMarks({ pins: new Map() });
  }, [blocks]);
}

interface LinesProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly opening: Opening;
  readonly isNarrow: boolean;
  readonly blocks: readonly Block[];
  /** How many turns aren't shown. */
  readonly more: number;
  readonly onMore: () => void;
  readonly all: readonly LogLine[];
  readonly onWatch: (events: readonly LogLine[]) => void;
  readonly onClose: () => void;
  readonly onHeight: (height: number) => void;
}

/** One line for each turn of another player, with a number that its things on the board bear too. */
function Lines({ section, opening, blocks, more, onMore, isNarrow, all, onWatch, onClose, onHeight }: LinesProps) {
  const words = useWords();
  const isPhone = useLayout() === 'phone';
  // Large words for the title and for the button don't fit beside each other on a phone.
  const isTight = useSettings().textSize > LARGE_TEXT && isPhone;
  const isWide = useLayout() === 'wide' && !isNarrow;
  const others = more > 0 && (
    <button type="button" className={styles.more} onClick={onMore}>
      {words.t('web.more', { n: more })}
    </button>
  );
  useSteadyOpening(section, opening);
  // Told by the browser when it has laid out the page: asking would make it do so at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed once
  useEffect(() => {
    if (section.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => onHeight(entry?.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={section}
      className={`${styles.digest} ${isNarrow ? styles.narrow : ''}`}
      data-part="digest"
      aria-label={words.t('table.sinceLastTurn')}
    >
      <header className={styles.title}>
        <h2>{words.t('table.sinceLastTurn')}</h2>
        <p>{words.t('digest.closes', { n: blocks.length + more })}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className={styles.turns} tabIndex={0}>
        {blocks.map((block, i) => (
          <li key={block.id}>
            <span className={styles.number}>
              {block.isRivals ? <SeatShape seat="rival" /> : <LineMark line={block} />}
              <b>{i + 1}</b>
            </span>
            <DeedWords block={block} />
            <Exchange block={block} />
            <TurnNote block={block} />
            <button
              type="button"
              className={styles.one}
              {...says(words.t('digest.one'))}
              onClick={() => onWatch(block.events)}
            >
              <Icon name="play-button" />
              <span className={look.spoken}>{words.t('digest.one')}</span>
            </button>
          </li>
        ))}
        {!isWide && others && <li>{others}</li>}
      </ol>
      <div className={styles.buttons}>
        {isWide && others}
        <button type="button" className={look.buttonDark} onClick={() => onWatch(all)}>
          <Icon name="anticlockwise-rotation" />{' '}
          <span className={isTight ? look.spoken : ''}>{words.t('digest.again')}</span>
        </button>
        <CloseButton onClose={onClose} />
      </div>
    </section>
  );
}
