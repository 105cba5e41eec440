import { cardNamed, type GuildView } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { Icon } from '../../kit/art/Icon.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import { SeatBlock } from '../../kit/controls/SeatBlock.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { isMyTurn, isPlayer, useTable } from '../../table/context.ts';
import { useMarks } from '../../table/spots/marks.ts';
import { spot } from '../../table/spots/spots.ts';
import { UndoButtons } from '../../table/undo/UndoButtons.tsx';
import { asked } from './describe.ts';
import { buttonKey } from './places.ts';
import { StepMarks } from './StepMarks.tsx';
import { legalOfType, ownSeat, taskOf } from './state.ts';
import { Tidings } from './Tidings.tsx';
import type { Pointing } from './usePointing.ts';

/** Whose turn, what is asked, what a field would bring, and the keys that end things. */
export function Band({ view, pointing }: { readonly view: GuildView; readonly pointing: Pointing }) {
  const { now } = useTable();
  const words = useWords();
  const mine = isMyTurn(now);
  const waitingFor = now.toAct.map((seat) => at(now.sitters, seat).name).join(', ');
  const seat = mine ? ownSeat(view) : (now.toAct[0] ?? ownSeat(view));
  const title = mine
    ? words.t('web.guild.yours')
    : waitingFor === ''
      ? words.t('table.over')
      : words.t('table.waitingFor', { names: waitingFor });
  return (
    <section className={`band ${mine ? '' : 'band-waiting'}`} aria-label={title}>
      <SeatBlock seat={seat} title={title} asked={mine ? asked(now, words) : ''} />
      <div className="band-body">
        <StepMarks view={view} />
        <Tidings pointing={pointing} />
      </div>
      {isPlayer(now) && (
        <div className="band-keys">
          <UndoButtons />
          <EndKeys view={view} />
        </div>
      )}
    </section>
  );
}

/** Next step, do without, what comes next, done or not done yet: whichever of them is possible now. */
function EndKeys({ view }: { readonly view: GuildView }) {
  const { source, now } = useTable();
  const marks = useMarks();
  const words = useWords();
  const [done] = legalOfType(now, 'done');
  const [next] = legalOfType(now, 'nextStep');
  const [decline] = legalOfType(now, 'decline');
  useKey('d', done !== undefined, () => done && source.act(done));
  useKey('n', next !== undefined, () => next && source.act(next));
  const unused = unusedOf(view);
  const isWithdrawable = view.players[ownSeat(view)]?.done === true && !view.over && now.undo.steps > 0;
  return (
    <>
      {next !== undefined && (
        <button
          type="button"
          className="button-dark"
          data-action="nextStep"
          {...spot(buttonKey('nextStep'), marks)}
          onClick={() => source.act(next)}
          aria-keyshortcuts="n"
        >
          <Icon name="play-button" />
          {words.t('web.guild.next')}
        </button>
      )}
      {decline !== undefined && (
        <button
          type="button"
          className="button-dark"
          data-action="decline"
          {...spot(buttonKey('decline'), marks)}
          onClick={() => source.act(decline)}
        >
          {words.t('web.guild.decline')}
        </button>
      )}
      {legalOfType(now, 'next').map((first) => (
        <button
          key={first.effect}
          type="button"
          className="button-dark"
          data-action={`next ${first.effect}`}
          {...spot(buttonKey(`next ${first.effect}`), marks)}
          onClick={() => source.act(first)}
        >
          {words.t('web.guild.order', { effect: first.effect })}
        </button>
      ))}
      {isWithdrawable && (
        <button
          type="button"
          className="button-dark"
          data-action="withdraw"
          title={words.t('web.guild.withdrawWhat')}
          onClick={() => source.undo()}
        >
          {words.t('web.guild.withdraw')}
        </button>
      )}
      <button
        type="button"
        className={`band-done ${done === undefined ? '' : unused > 0 ? 'band-open' : 'band-ready'}`}
        disabled={done === undefined}
        {...(done !== undefined && spot(buttonKey('done'), marks))}
        onClick={() => done && source.act(done)}
        aria-keyshortcuts="d"
      >
        <b>{words.t('web.guild.finish')}</b>
        <small>
          {done !== undefined &&
            (unused > 0 ? words.t('web.guild.unused', { n: unused }) : words.t('web.guild.confirm'))}
        </small>
      </button>
    </>
  );
}

/** Explorers of the present step that are not placed; an unlimited step leaves none. */
function unusedOf(view: GuildView): number {
  const task = taskOf(view.players[ownSeat(view)]);
  if (task?.task !== 'explore') return 0;
  const steps = cardNamed(task.card).steps.slice(task.step);
  const left = steps.reduce((sum, { max }) => sum + max, 0) - (task.placed[task.step]?.length ?? 0);
  return Number.isFinite(left) ? left : 0;
}
