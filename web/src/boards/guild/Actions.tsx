import { type ActionCardId, cardNamed, type GuildView, SLOTS } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { plain } from '@moonstaff/text';
import type { ReactNode } from 'react';
import { Inspect } from '../../kit/controls/Inspect.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { RuleMark } from '../../table/rules/RuleMark.tsx';
import { useMarks } from '../../table/spots/marks.ts';
import { spot } from '../../table/spots/spots.ts';
import { CardSigns } from './parts/CardDrawing.tsx';
import { buttonKey } from './places.ts';
import { type Legal, legalOfType, ownSeat } from './state.ts';

/** The player's special actions; and, when two are dealt, the choice which to keep. */
export function Actions({ view }: { readonly view: GuildView }) {
  const { source, now } = useTable();
  const words = useWords();
  const keeps = legalOfType(now, 'keep');
  const uses = legalOfType(now, 'use');
  const player = at(view.players, ownSeat(view));
  const marks = useMarks();
  const task = player.tasks.at(-1);
  if (task?.task === 'keep' && task.cards !== undefined) {
    return (
      <section className="panel actions">
        <h3 className="label">{words.t('web.guild.keepTitle', { slot: task.slot })}</h3>
        <div className="action-row">
          {task.cards.map((card) => (
            <Dealt key={card} slot={task.slot} card={card} keep={keeps.find((action) => action.card === card)} />
          ))}
        </div>
      </section>
    );
  }
  return (
    <section className="panel actions">
      <h3 className="label">
        {words.t('web.guild.actions')}
        <RuleMark about="actionCard" />
      </h3>
      <div className="action-row">
        {SLOTS.map((slot) => {
          const card = player.actions[slot];
          const use = uses.find((action) => action.slot === slot);
          if (card === undefined) return <Empty key={slot}>{slot}</Empty>;
          if (use === undefined) {
            return (
              <div key={slot} className="action-card">
                <Face slot={slot} card={card} />
                <Inspect name={words.name('actionCard', card)} text={plain(words.guildCards.card(cardNamed(card)))} />
              </div>
            );
          }
          return (
            <button
              key={slot}
              type="button"
              className="action-card can"
              data-action={`use ${slot}`}
              {...spot(buttonKey(`use ${slot}`), marks)}
              onClick={() => source.act(use)}
            >
              <Face slot={slot} card={card} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

interface DealtProps {
  readonly slot: string;
  readonly card: ActionCardId;
  /** Absent where one only looks. */
  readonly keep: Legal<'keep'> | undefined;
}

/** A card one may keep. */
function Dealt({ slot, card, keep }: DealtProps) {
  const { source } = useTable();
  const words = useWords();
  const marks = useMarks();
  const face = <Face slot={slot} card={card} />;
  if (keep === undefined) return <div className="action-card">{face}</div>;
  return (
    <button
      type="button"
      className="action-card can"
      data-action={`keep ${card}`}
      {...spot(buttonKey(`keep ${card}`), marks)}
      title={plain(words.guildCards.card(cardNamed(card)))}
      onClick={() => source.act(keep)}
    >
      {face}
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

function Empty({ children }: { readonly children: ReactNode }) {
  return (
    <div className="action-card action-empty">
      <span className="action-slot">{children}</span>–
    </div>
  );
}
