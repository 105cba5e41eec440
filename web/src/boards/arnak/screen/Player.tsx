import { type ArnakView, FIGURES, type PlayerView, RESOURCES, slotPoints } from '@moonstaff/arnak';
import type { CSSProperties } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { seatColor } from '../../../kit/art/seats.ts';
import { Token } from '../../../kit/art/Token.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { nameOf } from '../../../table/turn.ts';
import { ASSISTANT_ICONS } from '../parts/drawings.ts';
import { MiniAssistant } from '../parts/Plates.tsx';
import { tokenOf } from '../play/tokens.ts';
import { Mover } from '../spot/Mover.tsx';
import { standsFor } from '../spot/standsFor.ts';
import { isNext } from '../state.ts';
import styles from './Player.module.css';

interface ScreenPlayerProps {
  readonly view: ArnakView;
  readonly seat: number;
  readonly player: PlayerView;
}

/** What everybody may know of a player: tokens, figures, idols, guardians, assistants; of the hand only how many. */
export function ScreenPlayer({ view, seat, player }: ScreenPlayerProps) {
  const words = useWords();
  const { now } = useTable();
  const moves = now.toAct.includes(seat);
  const state = player.passed
    ? words.t('arnakTable.passed')
    : moves
      ? words.t('web.toMove')
      : isNext(view, seat)
        ? words.t('arnakTable.next')
        : '';
  return (
    <li
      className={`${styles.player} ${moves ? styles.moves : ''}`}
      style={{ '--seat': seatColor(seat) } as CSSProperties}
      aria-current={moves ? 'true' : undefined}
    >
      <header className={styles.head}>
        <Mover thing={{ on: 'seat', who: seat }}>
          <SeatShape seat={seat} />
        </Mover>
        <h2>{nameOf(now, seat)}</h2>
        <span className={styles.state}>{state}</span>
      </header>
      <ul className={styles.well}>
        {RESOURCES.map((resource) => (
          <li key={resource} className={player[resource] === 0 ? styles.none : ''}>
            <Mover thing={{ on: 'counter', who: seat, resource }}>
              <Token kind={tokenOf(resource)} />
            </Mover>
            <span className={look.spoken}>{words.name('resource', resource)}</span>
            <b>{player[resource]}</b>
          </li>
        ))}
      </ul>
      <ul className={styles.line}>
        <Count icon="poker-hand" n={player.hand.length} name={words.t('arnakTable.hand')} />
        <li className={styles.figures} {...standsFor({ on: 'home', who: seat })}>
          <span className={look.spoken}>{`${words.t('arnakTable.figures')}: ${player.figures}`}</span>
          {Array.from({ length: FIGURES }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures
            <SeatShape key={i} seat={seat} glyph="outback-hat" away={i >= player.figures} />
          ))}
        </li>
        <li>
          <span className={look.spoken}>{`${words.t('arnakTable.slots')}: ${player.slots}`}</span>
          <span className={styles.slots} aria-hidden="true">
            {slotPoints.map((points, i) => (
              <i key={points} className={i < player.slots ? styles.filled : ''} />
            ))}
          </span>
        </li>
        <li {...standsFor({ on: 'crates', who: seat })}>
          <Icon name="totem-head" />
          <span className={look.spoken}>{words.t('arnakTable.crates')}</span> {player.crates}
        </li>
        <Count icon="golem-head" n={player.guardians.length} name={words.t('arnakTable.guardians')} />
        {player.assistants.map(({ id, gold, ready }) => (
          <li key={id}>
            <MiniAssistant icon={ASSISTANT_ICONS[id]} gold={gold} exhausted={!ready} className={styles.plate}>
              <span className={look.spoken}>{words.name('assistant', id)}</span>
            </MiniAssistant>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Count({ icon, n, name }: { readonly icon: IconName; readonly n: number; readonly name: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span className={look.spoken}>{name}</span> {n}
    </li>
  );
}
