import type { GameId } from '@moonstaff/catalogue';
import type { Draft } from '@moonstaff/scenarios/page';
import { type MouseEvent, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useBoard } from '../../table/board.ts';
import { useTable } from '../../table/context.ts';
import { Amounts } from './Amounts.tsx';
import type { Bench, Group } from './field.ts';
import styles from './Lab.module.css';
import { Pieces } from './Pieces.tsx';
import type { Piece } from './piece.ts';
import { piecesOf } from './pieces.ts';

interface SetUpProps {
  readonly game: GameId;
  readonly bench: Bench;
  /** By seat: what each of them has. */
  readonly seats: readonly Group[];
  /** Whose things are shown. */
  readonly seat: number;
  /** Why the last change was refused, in words. */
  readonly refusal: string;
  onSeat(seat: number): void;
  onDraft(draft: Draft): void;
}

/** The position on the board, the pieces that can be put on it, and what a seat has. */
export function SetUp({ game, bench, seats, seat, refusal, onSeat, onDraft }: SetUpProps) {
  const words = useWords();
  const { now } = useTable();
  const board = useBoard(game);
  const [tab, setTab] = useState(0);
  const [held, setHeld] = useState<Piece>();
  const [misplaced, setMisplaced] = useState('');
  const groups = piecesOf(game, { ...bench, seat });
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
  return (
    <>
      <h2 className={look.spoken}>{words.t('lab.table')}</h2>
      <div
        className={styles.table}
        data-game={game}
        data-holding={held === undefined ? undefined : ''}
        onClickCapture={press}
      >
        <board.Diagram parts={(groups[tab] ?? groups[0])?.parts ?? []} />
      </div>
      <Pieces
        {...{ groups, held, tab }}
        refusal={misplaced || refusal}
        onTab={setTab}
        onHold={(piece) => {
          setHeld(piece);
          setMisplaced('');
        }}
        onDrop={(piece, x, y) => void put(piece, x, y)}
      />
      <Amounts {...{ seats, seat, onSeat, onDraft }} draft={bench.draft} onPress={press} />
    </>
  );
}
