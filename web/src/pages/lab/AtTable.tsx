import type { GameId } from '@moonstaff/catalogue';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useBoard } from '../../table/board.ts';
import { TableContext } from '../../table/context.ts';
import type { DiagramSource } from '../../table/diagram/DiagramSource.ts';
import type { LabSource } from '../../table/lab/LabSource.ts';

interface AtTableProps {
  readonly game: GameId;
  readonly source: LabSource | DiagramSource;
  readonly children: ReactNode;
}

/** Puts the table of the laboratory under what shows it. */
export function AtTable({ game, source, children }: AtTableProps) {
  const now = useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.snapshot(),
  );
  const board = useBoard(game);
  return <TableContext value={{ source, now, board }}>{children}</TableContext>;
}
