import { cardNamed } from '@moonstaff/guild';
import { plain } from '@moonstaff/text';
import { Icon } from '../../../kit/art/Icon.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpot } from '../../../table/spots/spots.ts';
import { CardSigns } from '../parts/index.ts';
import { keyOf } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import { confirming, type OfferModel, thingOf } from './model.ts';
import styles from './Offers.module.css';

interface OffersProps {
  readonly what: 'keep' | 'use';
  readonly offers: readonly OfferModel[];
  readonly dispatch: Dispatch;
}

/** The Investigate cards to choose from, with name and full text. Choosing one lights where it can begin on the map. */
export function Offers({ what, offers, dispatch }: OffersProps) {
  const words = useWords();
  const slot = offers[0]?.slot ?? '';
  const chosen = offers.find(({ isChosen }) => isChosen);
  return (
    <section className={`${look.panel} ${styles.offers}`} data-part="offers">
      <div className={styles.head}>
        <h3 className={styles.title}>
          {what === 'keep' ? words.t('web.guild.keepNow', { slot }) : words.t('web.guild.useNow')}
        </h3>
        {offers.some(({ isOpen }) => isOpen) && (
          <span className={chosen ? styles.reach : styles.ask} data-part="reach">
            {chosen ? words.t('web.guild.inReach', { n: chosen.reach }) : words.t('web.guild.pressToSee')}
          </span>
        )}
      </div>
      <div className={`${styles.row} ${offers.length > 2 ? styles.many : ''}`}>
        {offers.map((offer) => (
          <Offer key={offer.card} what={what} offer={offer} dispatch={dispatch} />
        ))}
      </div>
    </section>
  );
}

interface OfferProps {
  readonly what: 'keep' | 'use';
  readonly offer: OfferModel;
  readonly dispatch: Dispatch;
}

function Offer({ what, offer, dispatch }: OfferProps) {
  const words = useWords();
  const { card, slot, isChosen, isOpen, reach } = offer;
  const thing = thingOf(what, offer);
  const rule = cardNamed(card);
  return (
    <button
      type="button"
      className={`${styles.offer} ${isOpen ? look.can : ''} ${isChosen ? look.chosen : ''}`}
      data-can={isOpen ? '' : undefined}
      {...useSpot(keyOf(thing))}
      aria-pressed={isChosen}
      disabled={!isOpen}
      onClick={({ detail }) => {
        // At the keyboard, Enter on the chosen card confirms it, as the big button does.
        const isConfirmed = isChosen && detail === 0;
        dispatch({ type: 'press', thing: isConfirmed ? confirming(what, offer) : thing });
      }}
    >
      <span className={styles.slot}>{slot}</span>
      <span className={styles.body}>
        <b className={styles.name}>{words.name('investigateCard', card)}</b>
        <span className={styles.text}>{plain(words.voice('guild').card(rule))}</span>
        <span className={styles.foot}>
          <CardSigns card={rule} />
        </span>
        {isChosen && <span className={look.spoken}>{words.t('web.guild.inReach', { n: reach })}</span>}
      </span>
      {isChosen && (
        <span className={look.tickDisc} aria-hidden="true">
          <Icon name="check-mark" />
        </span>
      )}
    </button>
  );
}
