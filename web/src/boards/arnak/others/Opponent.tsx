import { type ArnakView, cardById, FIGURES, type PlayerView, RESOURCES, slotPoints, spaceById } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { useRef } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import type { IconName } from '../../../kit/art/icon-names.ts';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { openCards } from '../open.ts';
import { ASSISTANT_ICONS, CARD_ICONS } from '../parts/drawings.ts';
import { MiniAssistant } from '../parts/Plates.tsx';
import { tokenOf } from '../play/tokens.ts';
import { Mover } from '../spot/Mover.tsx';
import { standsFor } from '../spot/standsFor.ts';
import { isNext } from '../state.ts';
import type { Thing } from '../things.ts';
import { FullBoard } from './FullBoard.tsx';
import styles from './Opponent.module.css';

interface OpponentProps {
  readonly view: ArnakView;
  readonly seat: number;
  readonly player: PlayerView;
}

/** Another player at a glance; a press shows the board in full. */
export function Opponent({ view, seat, player }: OpponentProps) {
  const { now } = useTable();
  const words = useWords();
  const full = useRef<HTMLDialogElement>(null);
  const sitter = at(now.sitters, seat);
  const fear = player.playArea.filter((card) => card === 'fear').length + player.fearTiles;
  return (
    <section className={`${look.panel} ${styles.opponent}`} {...usePlace('others')} aria-label={sitter.name}>
      <header className={styles.head}>
        <Mover thing={{ on: 'seat', who: seat }}>
          <SeatShape seat={seat} />
        </Mover>
        <h2 className={look.panelTitle}>{sitter.name}</h2>
        {sitter.kind === 'bot' && <span className={look.label}>{words.t('arnakTable.bot')}</span>}
        <span className={styles.state}>
          {player.passed
            ? words.t('arnakTable.passed')
            : now.toAct.includes(seat)
              ? words.t('web.toMove')
              : isNext(view, seat) && words.t('arnakTable.next')}
        </span>
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
      <OpenHand player={player} />
      <ul className={styles.line}>
        <Count icon="poker-hand" n={player.hand.length} name={words.t('arnakTable.hand')} />
        <Count icon="card-draw" n={player.deck.length} name={words.t('arnakTable.deck')} />
        <li className={styles.figures} {...standsFor({ on: 'home', who: seat })}>
          <span className={look.spoken}>{`${words.t('arnakTable.figures')}: ${player.figures}`}</span>
          {Array.from({ length: FIGURES }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures
            <SeatShape key={i} seat={seat} glyph="outback-hat" away={i >= player.figures} />
          ))}
        </li>
        {player.assistants.map(({ id, gold, ready }) => (
          <li key={id}>
            <MiniAssistant icon={ASSISTANT_ICONS[id]} gold={gold} exhausted={!ready} className={styles.plate}>
              <span className={look.spoken}>{words.name('assistant', id)}</span>
            </MiniAssistant>
          </li>
        ))}
      </ul>
      <ul className={styles.line}>
        <Count icon="magnifying-glass" n={spaceById[player.glass].row} name={words.name('token', 'glass')} />
        <Count icon="notebook" n={spaceById[player.notebook].row} name={words.name('token', 'notebook')} />
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
        <Count icon="terror" n={fear} name={words.t('arnakTable.fear')} />
      </ul>
      <button type="button" className={styles.full} onClick={() => full.current?.showModal()}>
        <span className={look.spoken}>{words.t('arnakTable.boardOf', { name: sitter.name })}</span>
      </button>
      <FullBoard ref={full} title={words.t('arnakTable.boardOf', { name: sitter.name })} seat={seat} player={player} />
    </section>
  );
}

const HAND_CLASS = { basic: '', item: styles.item, artifact: styles.artifact, fear: styles.fear } as const;

/** The cards in hand by their pictures, where they are not hidden. */
function OpenHand({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  const cards = openCards(player.hand);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.hand} data-open="" aria-label={words.t('arnakTable.hand')}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several cards of one kind
        <li key={`${card} ${i}`} className={HAND_CLASS[cardById[card].kind]} title={words.name('card', card)}>
          <Icon name={CARD_ICONS[card]} />
          <span className={look.spoken}>{words.name('card', card)}</span>
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly n: number;
  readonly name: string;
  readonly place?: Thing;
}

function Count({ icon, n, name, place }: CountProps) {
  return (
    <li {...(place && standsFor(place))}>
      <Icon name={icon} />
      <span className={look.spoken}>{name}</span> {n}
    </li>
  );
}
