import { createRequire } from 'node:module';
import { at, fastRandom, nextBelow } from '@moonstaff/kernel';
import type { Subject } from './measure.ts';

interface Board {
  cells: (string | null)[];
}

interface Moment {
  readonly G: Board;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** The part of boardgame.io that we measure. Its own types don't load without those for browsers. */
interface Internal {
  CreateGameReducer(setup: { game: unknown }): (state: Moment, action: unknown) => Moment;
  InitializeGame(setup: { game: unknown }): Moment;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const hasLine = ({ cells }: Board): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

/** As in boardgame.io's own tutorial. */
const ticTacToe = {
  setup: (): Board => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: Board; playerID: string }, id: number): string | undefined => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: Moment): object | undefined => {
    if (hasLine(G)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const GAMES = 20;

/** The yardstick: one decision (list the free cells, reduce one move) of boardgame.io's tic-tac-toe. */
export function ticTacToeSubject(): Subject {
  const { CreateGameReducer, InitializeGame }: Internal = createRequire(import.meta.url)('boardgame.io/internal');
  const reduce = CreateGameReducer({ game: ticTacToe });
  const start = InitializeGame({ game: ticTacToe });
  const random = fastRandom('tic-tac-toe');
  const play = (): number => {
    let state = start;
    let decisions = 0;
    while (state.ctx.gameover === undefined) {
      const free: number[] = [];
      for (let id = 0; id < state.G.cells.length; id++) if (state.G.cells[id] === null) free.push(id);
      const args = [at(free, nextBelow(random, free.length))];
      const payload = { type: 'clickCell', args, playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      decisions++;
    }
    return decisions;
  };
  return {
    name: 'boardgame.io tic-tac-toe',
    prepare: (size) => () => {
      let decisions = 0;
      for (let i = 0; i < GAMES * size; i++) decisions += play();
      return decisions;
    },
  };
}
