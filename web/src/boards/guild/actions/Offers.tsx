import { cardNamed, type Slot } from '@moonstaff/guild';
import { plain } from '@moonstaff/text';
import { Icon } from '../../../kit/art/Icon.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpot } from '../../../table/spots/spots.ts';
import { CardSigns } from '../parts/index.ts';
import { keyOf, type Thing } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import type { OfferModel } from './model.ts';
import styles from './Offers.module.css';

interface OffersProps {
  readonly slot: Slot;
  readonly offers: readonly OfferModel[];
  readonly dispatch: Dispatch;
}

/** The Investigate cards to keep one of, with name and full text. Choosing one lights what it reaches on the map. */
export function Offers({ slot, offers, dispatch }: OffersProps) {
  const words = useWords();
  return (
    <section className={`${look.panel} ${styles.offers}`} data-part="offers">
      <h3 className={styles.title}>{words.t('web.guild.keepNow', { slot })}</h3>
      <div className={styles.row}>
        {offers.map((offer) => (
          <Offer key={offer.card} slot={slot} offer={offer} dispatch={dispatch} />
        ))}
      </div>
    </section>
  );
}

interface OfferProps {
  readonly slot: Slot;
  readonly offer: OfferModel;
  readonly dispatch: Dispatch;
}

function Offer({ slot, offer: { card, isChosen, isOpen, reach }, dispatch }: OfferProps) {
  const words = useWords();
  const thing: Thing = { on: 'offer', card };
  const rule = cardNamed(card);
  return (
    <button
      type="button"
      className={`${styles.offer} ${isOpen ? look.can : ''} ${isChosen ? look.chosen : ''}`}
      data-can={isOpen ? '' : undefined}
      {...useSpot(keyOf(thing))}
      aria-pressed={isChosen}
      disabled={!isOpen}
      onClick={() => dispatch({ type: 'press', thing })}
    >
      <span className={styles.slot}>{slot}</span>
      <span className={styles.body}>
        <b className={styles.name}>{words.name('investigateCard', card)}</b>
        <span className={styles.text}>{plain(words.voice('guild').card(rule))}</span>
        <span className={styles.foot}>
          <CardSigns card={rule} />
          {isOpen && (
            <span className={isChosen ? styles.reach : styles.ask}>
              {isChosen ? words.t('web.guild.inReach', { n: reach }) : words.t('web.guild.pressToSee')}
            </span>
          )}
        </span>
      </span>
      {isChosen && (
        <span className={look.tickDisc} aria-hidden="true">
          <Icon name="check-mark" />
        </span>
      )}
    </button>
  );
}
