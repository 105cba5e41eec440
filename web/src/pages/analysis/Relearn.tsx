import type { JudgedTurn } from '@moonstaff/bots/analysis';
import type { GameId } from '@moonstaff/catalogue';
import { loadAdapter, type ScenarioAdapter } from '@moonstaff/scenarios/page';
import { use, useMemo, useState } from 'react';
import { late } from '../../kit/late/late.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { SavedGame } from '../../table/engine/saved.ts';
import { AsideContext } from '../../table/log/instead.ts';
import { PuzzleSource } from '../../table/puzzle/PuzzleSource.ts';
import { SeatedTable } from '../../table/shell/SeatedTable.tsx';
import type { TurnToFind } from '../puzzles/puzzle.ts';
import { TurnNote } from '../puzzles/TurnNote.tsx';
import { turnToFind } from './relearn.ts';

/** The same promise each time, so that React may wait for it. */
const ADAPTERS: { readonly [Id in GameId]: () => Promise<ScenarioAdapter> } = {
  arnak: late(() => loadAdapter('arnak')),
  guild: late(() => loadAdapter('guild')),
};

interface RelearnProps {
  readonly game: GameId;
  readonly saved: SavedGame;
  readonly turns: readonly JudgedTurn[];
  readonly roundOf: (turn: number) => string;
  readonly onLeave: () => void;
}

/** Somebody's own mistakes, one after the other, each to be played again at the real table. */
export function Relearn({ game, saved, turns, roundOf, onLeave }: RelearnProps) {
  const [index, setIndex] = useState(0);
  const adapter = use(ADAPTERS[game]());
  const turn = turns[index];
  const found = useMemo(
    () => turn && turnToFind(adapter.game, saved, turn, (state) => adapter.told?.(state) ?? []),
    [adapter, saved, turn],
  );
  if (turn === undefined || found === undefined) return null;
  return (
    <Position
      key={index}
      {...{ turn, found, index, onLeave }}
      of={turns.length}
      round={roundOf(turn.turn)}
      onNext={() => setIndex((index + 1) % turns.length)}
    />
  );
}

interface PositionProps {
  readonly turn: JudgedTurn;
  readonly found: TurnToFind;
  readonly index: number;
  readonly of: number;
  readonly round: string;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

function Position({ turn, found, index, of, round, onNext, onLeave }: PositionProps) {
  const words = useWords('lab', 'table', 'analysis');
  const source = useMemo(() => new PuzzleSource(found.example, found.seat), [found]);
  const leave = words.t('analysis.back');
  const note = (
    <TurnNote
      turn={found}
      source={source}
      label={words.t('analysis.position', { round, turn: turn.turn, n: index + 1, of })}
      title={words.t('analysis.findBetter')}
      task={words.t('analysis.playAgain')}
      leave={
        <button type="button" aria-label={leave} title={leave} onClick={onLeave}>
          ×
        </button>
      }
      further={(solved) =>
        of > 1 && (
          <button type="button" className={solved ? look.buttonMain : look.buttonDark} onClick={onNext}>
            {words.t('analysis.nextPosition')}
          </button>
        )
      }
    />
  );
  return (
    <AsideContext value={note}>
      <SeatedTable source={source} />
    </AsideContext>
  );
}
