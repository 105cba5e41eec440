import { cardNamed, deckOfEra, type ExploreCardId, type GuildView, specialCards } from '@moonstaff/guild';
import { plain } from '@moonstaff/text';
import type { ReactNode } from 'react';
import { SignHex } from '../../kit/hex/SignHex.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { isMyTurn, useTable } from '../../table/context.ts';
import { RuleMark } from '../../table/rules/RuleMark.tsx';
import { usePlace } from '../../table/spots/spots.ts';
import { CardFields, CardSigns } from './parts/CardDrawing.tsx';
import { ANY_SLOT, DeckStrip } from './parts/DeckStrip.tsx';
import { ExploreCard } from './parts/ExploreCard.tsx';
import { groundsOf } from './parts/StepDrawing.tsx';
import { cardOf, ownSeat } from './state.ts';

const slotOf = (card: ExploreCardId): string | undefined => {
  const special = specialCards.find(({ id }) => id === card);
  return special === undefined ? undefined : (special.slot ?? ANY_SLOT);
};

/** The exploration card of this turn; with a special one, the action that is carried out. */
export function CardNow({ view }: { readonly view: GuildView }) {
  const words = useWords();
  const { now } = useTable();
  const card = view.turned.at(-1);
  const player = view.players[ownSeat(view)];
  if (card === undefined) return null;
  const slot = slotOf(card);
  const doing = slot === undefined ? cardNamed(card) : cardOf(player);
  const title =
    slot !== undefined && doing !== undefined ? words.name('actionCard', doing.id) : words.name('exploreCard', card);
  const sentence = doing === undefined ? '' : plain(words.guildCards.card(doing));
  return (
    <ExploreCard label={words.t('web.guild.card')} title={title} sentence={sentence} open={isMyTurn(now)}>
      {slot !== undefined && <span className="explore-slot">{slot}</span>}
      {slot === undefined ? doing && <CardFields card={doing} /> : doing && <CardSigns card={doing} />}
    </ExploreCard>
  );
}

/** What is still to come this era, what is here, what has been. */
export function EraDeck({ view }: { readonly view: GuildView }) {
  const words = useWords();
  const now = view.turned.at(-1);
  const open = isMyTurn(useTable().now);
  return (
    <section className="panel era-deck" {...usePlace('deck')}>
      <h3 className="label">
        {words.t('web.guild.deck')}
        <RuleMark about="exploreCard" />
      </h3>
      <DeckStrip
        open={open}
        words={{ ahead: words.t('web.guild.ahead'), now: words.t('web.guild.now'), seen: words.t('web.guild.seen') }}
        cards={deckOfEra(view.era, view.rules).map((id) => ({
          id,
          name: words.name('exploreCard', id),
          state: id === now ? ('now' as const) : view.turned.includes(id) ? ('seen' as const) : ('ahead' as const),
          ...faceOf(id),
        }))}
      />
    </section>
  );
}

function faceOf(id: ExploreCardId): { readonly face: ReactNode; readonly count?: number } {
  const slot = slotOf(id);
  if (slot !== undefined) return { face: slot };
  const [step] = cardNamed(id).steps;
  const [only] = step === undefined ? [] : groundsOf(step);
  return step === undefined || only === undefined
    ? { face: '' }
    : { face: <SignHex ground={only.ground} />, count: step.max };
}
