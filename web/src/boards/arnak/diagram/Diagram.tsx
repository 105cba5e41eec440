import type { ArnakView } from '@moonstaff/arnak';
import { AsAtDesk } from '../../../kit/look/AsAtDesk.tsx';
import { useTable } from '../../../table/context.ts';
import { isMyTurn } from '../../../table/turn.ts';
import { Chips } from '../band/Chips.tsx';
import { EndButtons } from '../band/EndButtons.tsx';
import { OfferList } from '../band/OfferList.tsx';
import { ToldLine } from '../band/ToldLine.tsx';
import { BoardContext } from '../context.ts';
import { HandCard } from '../hand/Hand.tsx';
import { Tray } from '../hand/Tray.tsx';
import { heldCards } from '../held.ts';
import { SiteAlone, Sites } from '../island/Sites.tsx';
import { RivalPanel } from '../others/RivalPanel.tsx';
import { Kept } from '../own/Kept.tsx';
import { OwnBoard } from '../own/OwnBoard.tsx';
import { usePictures } from '../parts/usePictures.ts';
import { Research } from '../research/Research.tsx';
import { CardRow } from '../row/CardRow.tsx';
import { ownPlayer, ownSeat, viewOf } from '../state.ts';
import { useBoardState } from '../useBoardState.ts';
import styles from './Diagram.module.css';

/** Some parts of Arnak's table away from it. `site:camp-coins` is one site. */
export function Diagram({ parts }: { readonly parts: readonly string[] }) {
  usePictures();
  const { now } = useTable();
  const view = viewOf(now);
  const board = useBoardState();
  return (
    <BoardContext value={board}>
      <div className={styles.diagram} data-board="arnak">
        {parts.map((part) => (
          <Part key={part} part={part} view={view} />
        ))}
        <Tray />
        {isMyTurn(now) && now.legal.length > 0 && (
          <div className={styles.keys}>
            <Chips />
            <ToldLine />
            <EndButtons />
          </div>
        )}
      </div>
      <OfferList />
    </BoardContext>
  );
}

function Part({ part, view }: { readonly part: string; readonly view: ArnakView }) {
  const [kind, id = ''] = part.split(':');
  const player = ownPlayer(view);
  switch (kind) {
    case 'site':
      return <SiteAlone view={view} id={id} />;
    case 'island':
      return (
        <div className={styles.island}>
          <Sites view={view} />
        </div>
      );
    case 'hand':
      return (
        <ul className={styles.hand} data-drop="hand">
          {heldCards(player).hand.map((held) => (
            <li key={`${held.card} ${held.copy}`}>
              <HandCard {...held} />
            </li>
          ))}
        </ul>
      );
    case 'row':
      return (
        <div className={styles.row}>
          <CardRow view={view} />
        </div>
      );
    case 'own':
      return (
        <AsAtDesk className={styles.ownPart}>
          <div className={styles.own}>
            <OwnBoard seat={ownSeat(view)} player={player} />
          </div>
        </AsAtDesk>
      );
    case 'kept':
      return (
        <div className={styles.kept} data-drop="kept">
          <Kept player={player} />
        </div>
      );
    case 'rival':
      return view.rival === undefined ? null : (
        <div className={styles.rival} data-drop="rival">
          <RivalPanel rival={view.rival} />
        </div>
      );
    default:
      return (
        <div className={styles.research}>
          <Research view={view} />
        </div>
      );
  }
}
