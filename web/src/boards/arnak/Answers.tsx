import type { ArnakAction, ArnakView } from '@moonstaff/arnak';
import { plain } from '@moonstaff/text';
import type { ReactNode } from 'react';
import { Signs } from '../../kit/art/Sign.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../../table/context.ts';
import { useMarks } from '../../table/spots/marks.ts';
import { spot } from '../../table/spots/spots.ts';
import { KindChip } from './Chips.tsx';
import { describe } from './describe.ts';
import { kindOf } from './kinds.ts';
import { leavings } from './payment.ts';
import { actionName, chipKey } from './places.ts';
import { usePlay, weighing } from './play.ts';
import { effectSigns } from './signs.ts';
import { legalOf, ofType, questionOf } from './state.ts';
import { thingsOf } from './things.ts';

/** Answers that are given elsewhere: by the keys at the end of the band, or by the payment. */
const ELSEWHERE: ReadonlySet<ArnakAction['type']> = new Set(['skip', 'cancel', 'pay', 'keepRest', 'endTurn']);

/** Questions whose answers are easier to read side by side than to look for on the table. */
const SAID: ReadonlySet<ArnakAction['type']> = new Set(['trade', 'bonus', 'row', 'use', 'draw', 'unslot']);

/** What the open question offers: answers in words, those on the table as a number, and free actions. */
export function Answers({ view }: { readonly view: ArnakView }) {
  const { now } = useTable();
  const words = useWords();
  const play = usePlay();
  const marks = useMarks();
  const answers = legalOf(now).filter((action) => !ELSEWHERE.has(action.type) && kindOf(action, true) === 'answer');
  const said = answers.filter((action) => SAID.has(action.type) || thingsOf(action, view).length === 0);
  const payments = ofType(legalOf(now), 'pay');
  return (
    <div className="chips">
      {said.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className="chip chip-answer"
          data-action={actionName(action)}
          {...spot(chipKey(action), marks)}
          onClick={() => play.perform(action)}
          {...weighing(play, action)}
        >
          <Drawn view={view} action={action}>
            {describe(action, now, words)}
          </Drawn>
        </button>
      ))}
      {answers.length > said.length && <KindChip kind="answer" />}
      {payments.length > 1 && (
        <button
          type="button"
          className="chip"
          onClick={(event) =>
            play.openOffer({
              ways: payments.map((propose) => ({ propose })),
              at: event.currentTarget.getBoundingClientRect(),
            })
          }
        >
          {words.t('arnakTable.ways', { n: payments.length })}
        </button>
      )}
      {(play.payment === undefined ? [] : leavings(payments, play.payment)).map((payment) => (
        <button
          key={JSON.stringify(payment)}
          type="button"
          className={`chip ${payment === play.payment ? 'chip-chosen' : ''}`}
          aria-pressed={payment === play.payment}
          onClick={() => play.take({ propose: payment })}
        >
          {words.t('arnakTable.keepIcons', { icons: plain(words.effects.cost({ travel: payment.keep ?? [] })) })}
        </button>
      ))}
      <span className="chip-rule" />
      <KindChip kind="free" />
    </div>
  );
}

/** An option of a card as its signs, with the words to be heard; everything else in words. */
function Drawn({
  view,
  action,
  children,
}: {
  readonly view: ArnakView;
  readonly action: ArnakAction;
  readonly children: ReactNode;
}) {
  const question = questionOf(view);
  const steps =
    question?.at === 'choose' && action.type === 'choose' ? question.step.options[action.option]?.steps : undefined;
  if (steps === undefined) return children;
  return (
    <>
      <span className="chip-signs">
        <Signs signs={effectSigns(steps)} />
      </span>
      <span className="chip-words">{children}</span>
    </>
  );
}
