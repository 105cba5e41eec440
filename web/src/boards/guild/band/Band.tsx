import { memo } from 'react';
import { SeatBlock } from '../../../kit/controls/SeatBlock.tsx';
import look from '../../../kit/look/look.module.css';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useSettings } from '../../../kit/settings/settings.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import looks from '../../../table/band/Band.module.css';
import { useTable } from '../../../table/context.ts';
import { useAsked } from '../../../table/self/waiting.ts';
import { usePlace } from '../../../table/spots/spots.ts';
import { UndoButtons } from '../../../table/undo/UndoButtons.tsx';
import { asked } from '../describe.ts';
import type { Dispatch } from '../useBoard.ts';
import styles from './Band.module.css';
import { EndButtons } from './EndButtons.tsx';
import type { BandModel } from './model.ts';
import { StepMarks } from './StepMarks.tsx';
import { ToldLine } from './ToldLine.tsx';
import { Warning } from './Warning.tsx';

interface BandProps {
  readonly model: BandModel;
  readonly dispatch: Dispatch;
}

/** How many buttons there are between Undo and the big one. */
const besidesUndo = ({ nextStep, decline, effects, withdraw }: NonNullable<BandModel['buttons']>): number =>
  effects.length + [nextStep, decline, withdraw].filter(Boolean).length;

/** On a phone, what is asked stands beside or below whose turn it is, unless it's longer than this, at its usual size. */
const LONG = 34;

/** Beside more buttons than this, a phone has no room for the explorers one by one. The words above say how many are left. */
const WITH_STEPS = 1;

/** Whose turn it is, what to decide, what a space would bring, and the buttons that end things. */
export const Band = memo(function Band({ model, dispatch }: BandProps) {
  const { now } = useTable();
  const words = useWords();
  const layout = useLayout();
  const { textSize } = useSettings();
  const { seat, state, waitingFor, buttons, warning } = model;
  const title =
    state === 'mine'
      ? words.t('web.guild.yours')
      : state === 'over'
        ? words.t('table.over')
        : words.t('table.waitingFor', { names: waitingFor.join(', ') });
  const isPhone = layout === 'phone';
  const more = buttons && besidesUndo(buttons) + (now.redo > 0 ? 1 : 0);
  const question = useAsked(state === 'mine' ? asked(now, words) : '');
  const steps = <StepMarks steps={model.steps} />;
  return (
    <section
      className={`${looks.band} ${look.place} ${styles.band} ${question.length * (textSize / 100) > LONG ? styles.long : ''}`}
      data-more={more && Math.min(3, more)}
      {...usePlace('band')}
      aria-label={title}
    >
      <SeatBlock seat={seat} title={title} asked={question} />
      <div className={styles.body}>
        {!isPhone && steps}
        <ToldLine told={model.told} />
      </div>
      {buttons && (
        <div className={styles.buttons}>
          <UndoButtons bare={isPhone} />
          {isPhone && <span className={styles.steps}>{(more ?? 0) <= WITH_STEPS && steps}</span>}
          <EndButtons buttons={buttons} dispatch={dispatch} />
        </div>
      )}
      {warning && <Warning warning={warning} dispatch={dispatch} />}
    </section>
  );
});
