import { cardNamed, type InvestigateCardId } from '@moonstaff/guild';
import { plain } from '@moonstaff/text';
import { memo } from 'react';
import { Inspect } from '../../../kit/controls/Inspect.tsx';
import { says } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { RuleMark } from '../../../table/rules/RuleMark.tsx';
import { useSpot } from '../../../table/spots/spots.ts';
import { CardSigns } from '../parts/index.ts';
import { keyOf } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import styles from './Actions.module.css';
import type { ActionsModel, SlotModel } from './model.ts';
import { Offers } from './Offers.tsx';

interface ActionsProps {
  readonly model: ActionsModel;
  readonly dispatch: Dispatch;
}

/** The player's Investigate cards, or the Investigate cards to keep one of. */
export const Actions = memo(function Actions({ model, dispatch }: ActionsProps) {
  const words = useWords();
  const isPhone = useLayout() === 'phone';
  if (model.kind === 'choosing') return <Offers what={model.what} offers={model.offers} dispatch={dispatch} />;
  return (
    <section className={`${look.panel} ${look.place} ${styles.actions}`}>
      <h3 className={isPhone ? look.spoken : look.label}>
        {words.t('web.guild.actions')}
        <RuleMark about="investigateCard" />
      </h3>
      <div className={styles.row}>
        {model.slots.map((slot) => (
          <KeptSlot key={slot.slot} slot={slot} />
        ))}
      </div>
    </section>
  );
});

function KeptSlot({ slot: { slot, card } }: { readonly slot: SlotModel }) {
  const words = useWords();
  const spot = useSpot(keyOf({ on: 'slot', slot }));
  if (card === undefined) {
    return (
      <div className={`${styles.card} ${styles.empty}`} {...spot} {...says(words.t('web.guild.noCard', { slot }))}>
        <span className={styles.slot}>{slot}</span>–
      </div>
    );
  }
  return (
    <div className={styles.card} {...spot}>
      <Face slot={slot} card={card} />
      <Inspect name={words.name('investigateCard', card)} text={plain(words.voice('guild').card(cardNamed(card)))} />
    </div>
  );
}

function Face({ slot, card }: { readonly slot: string; readonly card: InvestigateCardId }) {
  const words = useWords();
  return (
    <>
      <span className={styles.slot}>{slot}</span>
      <span className={styles.body}>
        <CardSigns card={cardNamed(card)} />
        <span className={useLayout() === 'phone' ? look.spoken : `${styles.name} ${look.oneLine}`}>
          {words.name('investigateCard', card)}
        </span>
      </span>
    </>
  );
}
