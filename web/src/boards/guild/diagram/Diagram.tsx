import type { CSSProperties } from 'react';
import { boxAround } from '../../../kit/hex/geometry.ts';
import { AsAtDesk } from '../../../kit/look/AsAtDesk.tsx';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useTable } from '../../../table/context.ts';
import { isMyTurn } from '../../../table/turn.ts';
import { Actions } from '../actions/Actions.tsx';
import { keptOf } from '../actions/model.ts';
import { EndButtons } from '../band/EndButtons.tsx';
import { ToldLine } from '../band/ToldLine.tsx';
import { CardNow } from '../deck/CardNow.tsx';
import { Goals } from '../goals/Goals.tsx';
import { landOf, MARGIN } from '../map/land.ts';
import { OwnMap } from '../map/OwnMap.tsx';
import type { BoardModel } from '../model.ts';
import { ownSeat, viewOf } from '../moment.ts';
import { Purse } from '../own/Purse.tsx';
import { Treasures } from '../own/Treasures.tsx';
import { type Dispatch, useBoard } from '../useBoard.ts';
import styles from './Diagram.module.css';

/** Some parts of the Guild's table away from it. */
export function Diagram({ parts }: { readonly parts: readonly string[] }) {
  const { now } = useTable();
  const { model, dispatch } = useBoard();
  return (
    <div className={styles.diagram} data-board="guild">
      {parts.map((part) => (
        <Part key={part} part={part} model={model} dispatch={dispatch} />
      ))}
      {isMyTurn(now) && now.legal.length > 0 && (
        <div className={styles.keys}>
          <ToldLine told={model.band.told} />
          {model.band.buttons && <EndButtons buttons={model.band.buttons} dispatch={dispatch} />}
        </div>
      )}
    </div>
  );
}

/** The kept Investigate cards, even while another is being chosen. */
function KeptCards() {
  const view = viewOf(useTable().now);
  const player = view.players[ownSeat(view)];
  return player && <Actions model={keptOf(player)} dispatch={() => undefined} />;
}

interface PartProps {
  readonly part: string;
  readonly model: BoardModel;
  readonly dispatch: Dispatch;
}

/** How wide a map is for its height. */
function ratioOf(map: string, isTurned: boolean): number {
  const { width, height } = boxAround(landOf(map), isTurned, MARGIN);
  return width / height;
}

function Part({ part, model, dispatch }: PartProps) {
  const isPhone = useLayout() === 'phone';
  switch (part) {
    case 'map':
      return (
        <div className={styles.map} style={{ '--ratio': ratioOf(model.map.map, isPhone) } as CSSProperties}>
          <OwnMap model={model.map} dispatch={dispatch} bare />
        </div>
      );
    case 'largeMap':
      return (
        <div className={styles.largeMap}>
          <OwnMap model={model.map} dispatch={dispatch} />
        </div>
      );
    case 'card':
      return model.card === undefined ? null : (
        <AsAtDesk className={styles.card}>
          <CardNow card={model.card} />
        </AsAtDesk>
      );
    case 'goals':
      return (
        <AsAtDesk className={styles.goals}>
          <Goals goals={model.goals} />
        </AsAtDesk>
      );
    case 'actions':
      return (
        <div className={styles.actions}>
          <Actions model={model.actions} dispatch={dispatch} />
        </div>
      );
    case 'slots':
      return (
        <div className={styles.actions}>
          <KeptCards />
        </div>
      );
    case 'treasures':
      return (
        <AsAtDesk className={styles.treasures}>
          <Treasures treasures={model.treasures} />
        </AsAtDesk>
      );
    default:
      return (
        <AsAtDesk className={styles.card}>
          <Purse purse={model.purse} coming={model.map.pointed?.gains?.coins ?? 0} />
        </AsAtDesk>
      );
  }
}
