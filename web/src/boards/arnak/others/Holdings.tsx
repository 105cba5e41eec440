import { type ArnakView, FIGURES, type PlayerView, RESOURCES, slotPoints } from '@moonstaff/arnak';
import type { Words } from '@moonstaff/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import type { Snapshot } from '../../../table/source.ts';
import type { Anchor } from '../../../table/spots/spots.ts';
import { ASSISTANT_ICONS } from '../parts/drawings.ts';
import { MiniAssistant } from '../parts/Plates.tsx';
import { tokenOf } from '../play/tokens.ts';
import { Mover } from '../spot/Mover.tsx';
import { standsFor } from '../spot/standsFor.ts';
import { isNext } from '../state.ts';
import type { Thing } from '../things.ts';
import styles from './Holdings.module.css';

/** What everybody may know of a player, in lines. Sizes come from outside: `--well`, `--line`, `--figure`. */

interface HoldingsProps {
  readonly seat: number;
  readonly player: PlayerView;
}

/** Whether they're to move, next or out, in a word. */
export function stateWord(view: ArnakView, { toAct }: Snapshot, { seat, player }: HoldingsProps, words: Words): string {
  if (player.passed) return words.t('arnakTable.passed');
  if (toAct.includes(seat)) return words.t('web.toMove');
  return isNext(view, seat) ? words.t('arnakTable.next') : '';
}

export function Well({ seat, player }: HoldingsProps) {
  const words = useWords();
  return (
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
  );
}

/** A line of counts; something may stand for what goes there. */
export function Line({ children, ...anchor }: Partial<Anchor> & { readonly children: ReactNode }) {
  return (
    <ul className={styles.line} {...anchor}>
      {children}
    </ul>
  );
}

export function Figures({ seat, player }: HoldingsProps) {
  const words = useWords();
  return (
    <li className={styles.figures} {...standsFor({ on: 'home', who: seat })}>
      <span className={look.spoken}>{`${words.t('arnakTable.figures')}: ${player.figures}`}</span>
      {Array.from({ length: FIGURES }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two figures
        <SeatShape key={i} seat={seat} glyph="outback-hat" away={i >= player.figures} />
      ))}
    </li>
  );
}

export function Assistants({ player }: Pick<HoldingsProps, 'player'>) {
  const words = useWords();
  return player.assistants.map(({ id, gold, ready }) => (
    <li key={id}>
      <MiniAssistant icon={ASSISTANT_ICONS[id]} gold={gold} exhausted={!ready} className={styles.plate}>
        <span className={look.spoken}>{words.name('assistant', id)}</span>
      </MiniAssistant>
    </li>
  ));
}

/** Idol slots, idols and guardians. */
export function Finds({ seat, player }: HoldingsProps) {
  const words = useWords();
  return (
    <>
      <li>
        <span className={look.spoken}>{`${words.t('arnakTable.slots')}: ${player.slots}`}</span>
        <span className={styles.slots} aria-hidden="true">
          {slotPoints.map((points, i) => (
            <i key={points} className={i < player.slots ? styles.filled : ''} />
          ))}
        </span>
      </li>
      <Count
        icon="totem-head"
        n={player.crates}
        name={words.t('arnakTable.crates')}
        place={{ on: 'crates', who: seat }}
      />
      <Count icon="golem-head" n={player.guardians.length} name={words.t('arnakTable.guardians')} />
    </>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly n: number;
  readonly name: string;
  readonly place?: Thing;
}

export function Count({ icon, n, name, place }: CountProps) {
  return (
    <li {...(place && standsFor(place))}>
      <Icon name={icon} />
      <span className={look.spoken}>{name}</span> {n}
    </li>
  );
}
