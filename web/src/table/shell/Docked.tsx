import { use, useRef, useState } from 'react';
import { useKey } from '../../kit/controls/keys.ts';
import look from '../../kit/look/look.module.css';
import { useLayout } from '../../kit/settings/layout.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { useTable } from '../context.ts';
import { useDigest } from '../digest/Digest.tsx';
import { Column } from '../dock/Column.tsx';
import { DockContext, type Docks, fitsAboveBand, fitsBeside, heightInUnits } from '../dock/dock.ts';
import { useRootMark } from '../dock/useRootMark.ts';
import { Help } from '../help/Help.tsx';
import { useHint } from '../hint/Hint.tsx';
import { Explainer } from '../key/Explainer.tsx';
import { IconKey } from '../key/IconKey.tsx';
import { usePointed } from '../key/underPointer.ts';
import { AsideContext } from '../log/instead.ts';
import { HelpContext } from '../rules/help.ts';
import { SelfAnswer } from '../self/SelfAnswer.tsx';
import { whereToAsk } from '../sound/asking.ts';
import { SoundQuestion } from '../sound/SoundQuestion.tsx';
import type { Snapshot } from '../source.ts';
import { isPlayer } from '../turn.ts';
import styles from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

interface DockedProps {
  readonly board: BoardModule;
  readonly present: Snapshot;
  /** Shows an earlier moment of the table, or the present one. */
  readonly onShow: (moment: Snapshot | undefined) => void;
  readonly onScore: (() => void) | undefined;
}

/** The bar, the board, and what is docked beside it. */
export function Docked({ board, present, onShow, onScore }: DockedProps) {
  const { now, dock } = useTable();
  const isLesson = use(AsideContext) !== undefined;
  const words = useWords();
  const layout = useLayout();
  const settings = useSettings();
  const digest = useDigest(present, onShow);
  const hint = useHint(board);
  const [open, setOpen] = useState<'help' | 'icons'>();
  const [rule, setRule] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const pointed = usePointed(board.signs);
  const close = () => setOpen(undefined);
  const toggle = (what: 'help' | 'icons') => () => {
    setRule(undefined);
    setOpen(open === what ? undefined : what);
  };
  const openAt = (asked: string) => {
    setRule(asked);
    setOpen('help');
  };
  useKey('k', true, toggle('icons'));
  useKey('?', true, toggle('help'));
  const help = open === 'help' && (
    <Help
      key={rule}
      board={board}
      at={rule}
      onKeys={() => dialog.current?.showModal()}
      onIcons={() => setOpen('icons')}
      onClose={close}
    />
  );
  const wide = layout === 'wide';
  const beside = wide && fitsBeside(window.innerWidth);
  const isRow = layout === 'phone' || board.digestAt !== 'log';
  /** On a tablet, a hint has a row of its own above the band: all of it is in sight, and so is what it's about. */
  const advice = layout === 'medium' && isRow ? hint.panel : undefined;
  const aside = (advice ? undefined : hint.panel) ?? (help || (beside ? undefined : dock) || undefined);
  const { innerWidth: width, innerHeight: height } = window;
  const smaller = beside && dock ? 'column' : help ? 'help' : undefined;
  // Where it stands doesn't depend on who happened to act.
  const usualTurns = Math.max(digest.turns, now.sitters.length - 1);
  const above =
    isRow && (!wide || fitsAboveBand(heightInUnits({ width, height }, smaller), usualTurns, settings.largeCards));
  const told = above ? digest.panel?.(false) : undefined;
  const plays = isPlayer(now) && now.outcome === undefined && !isLesson;
  const quiet = told ?? (plays && whereToAsk(settings, layout) === 'row' ? <SoundQuestion /> : undefined);
  const row = advice ?? (aside === undefined ? quiet : undefined);
  const docks: Docks = {
    ...(row !== undefined && { row }),
    ...(layout === 'phone' ? { keys: aside } : { log: aside }),
    ...(!above && aside === undefined && { overLog: digest.panel?.(true) }),
  };
  useRootMark('digest', docks.row !== undefined);
  useRootMark('hint', hint.panel !== undefined);
  return (
    <DockContext value={docks}>
      <TopBar
        board={board}
        onScore={onScore}
        digest={
          <>
            {digest.button}
            <SelfAnswer board={board} />
          </>
        }
        hint={hint.button}
        besideBand={[digest.button && 'since', hint.button && 'hint'].filter(Boolean).join(' ')}
        help={{ open: open === 'help', toggle: toggle('help'), dialog }}
        icons={{ open: open === 'icons', toggle: toggle('icons') }}
      />
      <main id="table" className={styles.tableMain} tabIndex={-1}>
        <h1 className={look.spoken}>{words.name('game', now.game)}</h1>
        <HelpContext value={openAt}>
          <board.Board />
        </HelpContext>
      </main>
      {beside && dock && <Column>{dock}</Column>}
      {open === 'icons' && (
        <IconKey groups={board.signs} pointed={pointed} HowToRead={board.HowToRead} onClose={close} />
      )}
      {open !== 'icons' && <Explainer groups={board.signs} pointed={pointed} />}
    </DockContext>
  );
}
