import { type ActionCardId, cardNamed } from '@moonstaff/guild';
import { plain } from '@moonstaff/text';
import { Inspect } from '../../../kit/controls/Inspect.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import { RuleMark } from '../../../table/rules/RuleMark.tsx';
import { useSpot } from '../../../table/spots/spots.ts';
import { CardSigns } from '../parts/index.ts';
import { keyOf } from '../things.ts';
import type { Dispatch } from '../useBoard.ts';
import type { ActionsModel, OfferModel, SlotModel } from './model.ts';

interface ActionsProps {
  readonly model: ActionsModel;
  readonly dispatch: Dispatch;
}

/** The player's special actions, or the Investigate cards to keep one of. */
export function Actions({ model, dispatch }: ActionsProps) {
  const words = useWords();
  return (
    <section className="panel actions">
      <h3 className="label">
        {model.kind === 'choosing' ? (
          words.t('web.guild.keepTitle', { slot: model.slot })
        ) : (
          <>
            {words.t('web.guild.actions')}
            <RuleMark about="actionCard" />
          </>
        )}
      </h3>
      <div className="action-row">
        {model.kind === 'choosing'
          ? model.offers.map((offer) => <Offer key={offer.card} slot={model.slot} offer={offer} dispatch={dispatch} />)
          : model.slots.map((slot) => <KeptSlot key={slot.slot} slot={slot} dispatch={dispatch} />)}
      </div>
    </section>
  );
}

interface OfferProps {
  readonly slot: string;
  readonly offer: OfferModel;
  readonly dispatch: Dispatch;
}

/** A card the player may keep: the first press chooses it, the big button keeps it. */
function Offer({ slot, offer: { card, isChosen, isOpen }, dispatch }: OfferProps) {
  const words = useWords();
  const spot = useSpot(keyOf({ on: 'offer', card }));
  const face = <Face slot={slot} card={card} />;
  if (!isOpen) return <div className="action-card">{face}</div>;
  return (
    <button
      type="button"
      className={`action-card can ${isChosen ? 'chosen' : ''}`}
      {...spot}
      aria-pressed={isChosen}
      title={plain(words.guildCards.card(cardNamed(card)))}
      onClick={() => dispatch({ type: 'press', thing: { on: 'offer', card } })}
    >
      {face}
    </button>
  );
}

function KeptSlot({
  slot: { slot, card, isUsable },
  dispatch,
}: {
  readonly slot: SlotModel;
  readonly dispatch: Dispatch;
}) {
  const words = useWords();
  const thing = { on: 'slot', slot } as const;
  const spot = useSpot(keyOf(thing));
  if (card === undefined) {
    return (
      <div className="action-card action-empty">
        <span className="action-slot">{slot}</span>–
      </div>
    );
  }
  if (!isUsable) {
    return (
      <div className="action-card" {...spot}>
        <Face slot={slot} card={card} />
        <Inspect name={words.name('actionCard', card)} text={plain(words.guildCards.card(cardNamed(card)))} />
      </div>
    );
  }
  return (
    <button type="button" className="action-card can" {...spot} onClick={() => dispatch({ type: 'press', thing })}>
      <Face slot={slot} card={card} />
    </button>
  );
}

function Face({ slot, card }: { readonly slot: string; readonly card: ActionCardId }) {
  const words = useWords();
  return (
    <>
      <span className="action-slot">{slot}</span>
      <span className="action-body">
        <CardSigns card={cardNamed(card)} />
        <span className="action-name">{words.name('actionCard', card)}</span>
      </span>
    </>
  );
}
