import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { seatColor } from '../../kit/art/seats.ts';
import { Brand } from '../../kit/controls/Brand.tsx';
import { says } from '../../kit/controls/says.ts';
import look from '../../kit/look/look.module.css';
import { hrefOf } from '../../kit/route/route.ts';
import { LARGE_TEXT, useLayout } from '../../kit/settings/layout.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import bar from '../bar/Bar.module.css';
import { BarButtons } from '../bar/BarButtons.tsx';
import type { BoardModule } from '../board.ts';
import { useTable } from '../context.ts';
import { Attendance } from '../seats/Attendance.tsx';
import type { Snapshot } from '../source.ts';

interface TopBarProps {
  readonly board: BoardModule;
  readonly onScore: (() => void) | undefined;
  /** Leads back to the viewer's last turn. */
  readonly digest: ReactNode;
  readonly hint: ReactNode;
  /** The buttons that stand beside the words of the band on a phone. */
  readonly besideBand: string;
  readonly help: ComponentProps<typeof BarButtons>['help'];
  readonly icons: ComponentProps<typeof BarButtons>['icons'];
}

/** The bar at the top: our name, the state of the game, the players, and the page's buttons. */
export function TopBar({ board, onScore, digest, hint, besideBand, help, icons }: TopBarProps) {
  const { source, now, keys } = useTable();
  const words = useWords();
  const layout = useLayout();
  const { runningScore, textSize } = useSettings();
  const areNamesHidden = layout === 'phone' || (layout === 'medium' && textSize > LARGE_TEXT);
  const score = (
    <>
      <Icon name="histogram" /> <span className={layout === 'phone' ? look.spoken : ''}>{words.t('score.title')}</span>
    </>
  );
  return (
    <header
      data-part="bar"
      data-beside={besideBand}
      className={`${bar.topBar} ${keys === undefined ? '' : bar.twoRows}`}
    >
      <Brand bare={layout !== 'wide'} />
      <board.Status />
      <ol className={`${bar.barSeats} ${now.sitters.length > 3 ? bar.barFour : ''}`} data-part="seats">
        {now.sitters.map((sitter, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
            key={seat}
            className={seat === now.viewer ? bar.barMe : ''}
            data-mine={seat === now.viewer ? '' : undefined}
            style={{ '--seat': seatColor(seat) } as CSSProperties}
            {...says(layout !== 'wide' ? (seat === now.viewer ? words.t('seats.you') : sitter.name) : undefined)}
          >
            <SeatShape seat={seat} />
            <span className={`${bar.barName} ${areNamesHidden ? look.spoken : ''}`}>
              {seat === now.viewer ? words.t('seats.you') : sitter.name}
            </span>
            {runningScore && layout !== 'phone' && board.pointsShown !== undefined && (
              <span className={bar.barPoints} {...says(words.t('table.pointsShown'))} data-part="points">
                <span aria-hidden="true">{board.pointsShown(now, seat)}</span>
                <span className={look.spoken}>
                  {`${words.t('table.pointsShown')}: ${board.pointsShown(now, seat)}`}
                </span>
              </span>
            )}
            <SeatState board={board} now={now} seat={seat} />
          </li>
        ))}
      </ol>
      {onScore !== undefined ? (
        <button type="button" className={`${look.buttonDark} ${bar.score}`} onClick={onScore}>
          {score}
        </button>
      ) : (
        source.score !== undefined && (
          <a className={`${look.buttonDark} ${bar.score}`} href={hrefOf(...source.score)}>
            {score}
          </a>
        )
      )}
      {digest}
      {hint}
      {keys}
      <BarButtons onPhone="table" {...(help && { help })} {...(icons && { icons })} />
    </header>
  );
}

interface SeatStateProps {
  readonly board: BoardModule;
  readonly now: Snapshot;
  readonly seat: number;
}

function SeatState({ board, now, seat }: SeatStateProps) {
  const words = useWords();
  const waiting = now.toAct.includes(seat);
  const done = !waiting && (board.isDone?.(now, seat) ?? true);
  return (
    <>
      {(waiting || done) && (
        <Icon name={waiting ? 'sands-of-time' : 'check-mark'} className={bar.barState} part="state" />
      )}
      {(waiting || done) && <span className={look.spoken}>{words.t(waiting ? 'web.toMove' : 'web.done')}</span>}
      <Attendance {...now.seats?.[seat]} />
    </>
  );
}
