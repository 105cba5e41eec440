import type { GameId } from '@moonstaff/catalogue';
import type { Draft } from '@moonstaff/scenarios/page';
import { type MouseEvent, type ReactNode, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { useTable } from '../../table/context.ts';
import type { LabSource } from '../../table/lab/LabSource.ts';
import type { Bench } from './field.ts';
import styles from './Lab.module.css';
import { Pieces } from './Pieces.tsx';
import type { Piece } from './piece.ts';
import { piecesOf } from './pieces.ts';
import { Stepper } from './Stepper.tsx';

/** The parts of each board that are drawn. */
const PARTS: { readonly [Id in GameId]: readonly string[] } = {
  arnak: ['row', 'island', 'own', 'hand', 'kept', 'research'],
  guild: ['largeMap', 'card', 'goals', 'actions', 'purse', 'treasures'],
};

interface LabTableProps {
  readonly game: GameId;
  readonly source: LabSource;
  readonly expert: boolean;
  readonly bench: Bench;
  /** Why the last change was refused, in words. */
  readonly refusal: string;
  onDraft(draft: Draft): void;
  /** Further things to do, after the steps. */
  readonly children: ReactNode;
}

/** The board, all seats open, back and forth; and the pieces to be put on it. */
export function LabTable({ game, source, expert, bench, refusal, onDraft, children }: LabTableProps) {
  const words = useWords();
  const { now } = useTable();
  const board = useBoard(game);
  const [said, setSaid] = useState('');
  const [held, setHeld] = useState<Piece>();
  const [misplaced, setMisplaced] = useState('');
  const put = async (piece: Piece, x: number, y: number): Promise<void> => {
    const place = await board.dropAt(x, y, now);
    const draft = place && piece.put(bench, place);
    setHeld(undefined);
    setMisplaced(draft === undefined ? words.t('lab.notThere', { name: piece.name }) : '');
    if (draft !== undefined) onDraft(draft);
  };
  /** While a piece is held, a press on the board means where it goes. */
  const press = (event: MouseEvent): void => {
    if (held === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const { clientX, clientY, target } = event;
    // A press by keyboard has no point: the middle of what was pressed.
    const { left, top, width, height } = (target as Element).getBoundingClientRect();
    const isByKey = clientX === 0 && clientY === 0;
    void put(held, isByKey ? left + width / 2 : clientX, isByKey ? top + height / 2 : clientY);
  };
  const ask = async (): Promise<void> => {
    setSaid(words.t('lab.thinking'));
    const [best] = await source.hint().catch(() => []);
    setSaid(
      best === undefined
        ? words.t('lab.noAdvice')
        : words.t('lab.says', { action: board.describe(best.action, now, words) }),
    );
  };
  return (
    <>
      <h2 className={look.spoken}>{words.t('lab.table')}</h2>
      <div className={styles.table} data-holding={held === undefined ? undefined : ''} onClickCapture={press}>
        <board.Diagram parts={PARTS[game]} />
      </div>
      <Stepper source={source} />
      <Pieces
        groups={piecesOf(game, { ...bench, seat: now.viewer === 'spectator' ? 0 : now.viewer })}
        held={held}
        refusal={misplaced || refusal}
        onHold={(piece) => {
          setHeld(piece);
          setMisplaced('');
        }}
        onDrop={(piece, x, y) => void put(piece, x, y)}
      />
      <div className={styles.deeds}>
        {expert && (
          <div className={styles.advice}>
            <button
              type="button"
              className={look.buttonDark}
              disabled={now.legal.length === 0}
              onClick={() => void ask()}
            >
              {words.t('lab.expert')}
            </button>
            <output>{said}</output>
          </div>
        )}
        {children}
      </div>
    </>
  );
}
