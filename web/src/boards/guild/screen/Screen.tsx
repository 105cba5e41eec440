import { cardNamed } from '@moonstaff/guild';
import { plain } from '@moonstaff/text';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import { SignHex } from '../../../kit/hex/SignHex.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useTable } from '../../../table/context.ts';
import { LastDeed } from '../../../table/screen/LastDeed.tsx';
import { type DeckCardModel, deckOf, slotOf } from '../deck/model.ts';
import { type GoalModel, goalsOf } from '../goals/model.ts';
import { momentOf, viewOf } from '../moment.ts';
import { CardSpaces, GoalDrawing, Reward, Rewards } from '../parts/index.ts';
import { ScreenMap } from './Map.tsx';
import styles from './Screen.module.css';

/** The Guild's public board for a television: the Explore card, the goals, and everybody's map in one size. */
export function Screen({ corner }: { readonly corner: ReactNode }) {
  const { now } = useTable();
  const words = useWords();
  const moment = useMemo(() => momentOf(now, false), [now]);
  const view = viewOf(now);
  return (
    <div className={styles.screen} data-board="guild">
      <div className={styles.cards}>
        <Card id={view.turned.at(-1)} />
        <ul className={styles.deck} aria-label={words.t('web.guild.deck')}>
          {deckOf(moment).map((card) => (
            <DeckCard key={card.id} card={card} />
          ))}
        </ul>
        <ul className={styles.goals} aria-label={words.t('web.guild.goals')}>
          {goalsOf(moment).map((goal) => (
            <Goal key={goal.id} goal={goal} />
          ))}
        </ul>
        <LastDeed className={styles.deed} />
        {corner}
      </div>
      <ul className={styles.maps} data-players={view.players.length}>
        {view.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          <ScreenMap key={seat} map={view.options.map} player={player} seat={seat} />
        ))}
      </ul>
    </div>
  );
}

/** The card of the turn. With an Era card, everybody uses an Investigate card of their own. */
function Card({ id }: { readonly id: Parameters<typeof slotOf>[0] | undefined }) {
  const words = useWords();
  if (id === undefined) return <section className={styles.card} />;
  const slot = slotOf(id);
  const rule = slot === undefined ? cardNamed(id) : undefined;
  return (
    <section className={styles.card} aria-label={words.t('web.guild.card')}>
      <h2>{words.name('exploreCard', id)}</h2>
      {rule !== undefined && <p>{plain(words.voice('guild').card(rule))}</p>}
      <div className={styles.drawing}>{rule === undefined ? <b>{slot}</b> : <CardSpaces card={rule} />}</div>
    </section>
  );
}

const STATES = { ahead: 'web.guild.ahead', now: 'web.guild.now', seen: 'web.guild.seen' } as const;

const STATE_CLASS = { ahead: '', now: styles.now, seen: styles.seen } as const;

function DeckCard({ card: { id, state, slot, ground, count } }: { readonly card: DeckCardModel }) {
  const words = useWords();
  return (
    <li className={`${styles.deckCard} ${STATE_CLASS[state]}`}>
      <span className={look.spoken}>{`${words.name('exploreCard', id)}: ${words.t(STATES[state])}`}</span>
      <span aria-hidden="true" className={styles.face}>
        {slot}
        {ground && <SignHex ground={ground} />}
        {count !== undefined && <b>{count}</b>}
      </span>
      {state === 'seen' && <Icon name="check-mark" className={`${styles.tick}`} />}
    </li>
  );
}

function Goal({ goal: { condition, rewards, met } }: { readonly goal: GoalModel }) {
  const words = useWords();
  return (
    <li className={styles.goal}>
      <GoalDrawing condition={condition} />
      <Rewards>
        {rewards.map(({ value, state }) => (
          <Reward key={value} isGone={state !== 'open'}>
            {value}
          </Reward>
        ))}
      </Rewards>
      <p>{plain(words.voice('guild').goal(condition))}</p>
      <span className={styles.met}>
        {met.map(({ seat, name }) => (
          <span key={seat}>
            <SeatShape seat={seat} className={styles.seat} />
            <span className={look.spoken}>{name}</span>
          </span>
        ))}
      </span>
    </li>
  );
}
