import { phrase } from '@moonstaff/kernel';
import { Icon } from '../../kit/art/Icon.tsx';
import { useKey } from '../../kit/controls/keys.ts';
import { says } from '../../kit/controls/says.ts';
import look from '../../kit/look/look.module.css';
import { useLayout } from '../../kit/settings/layout.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../context.ts';
import { wallOf } from './wall.ts';

/** Undo and redo; bare, their words are only heard. A padlock says why one can't undo further. */
export function UndoButtons({ bare = false }: { readonly bare?: boolean }) {
  const { source, now, board } = useTable();
  const words = useWords();
  const { say } = useSpeech();
  // Redo comes and goes, and Undo stays where it is: buttons begin at the left of a phone, and end at the right elsewhere.
  const layout = useLayout();
  const isPhone = layout === 'phone';
  const { steps } = now.undo;
  const why = wallOf(now, board);
  useKey('u', steps > 0, () => source.undo());
  useKey('r', now.redo > 0, () => source.redo());
  const reason = why === undefined ? words.say(phrase('undo.nothing')) : say(phrase('undo.wall', { why: { ...why } }));
  const hint = steps > 0 ? words.t('table.undoSteps', { n: steps }) : reason;
  const redo = now.redo > 0 && (
    <button
      type="button"
      className={look.buttonDark}
      data-part="redo"
      onClick={() => source.redo()}
      {...says(words.t('table.redo'))}
      aria-keyshortcuts="r"
    >
      <Icon name="anticlockwise-rotation" className={look.mirrored} />
      {/* On a wide page its word would push the last actions out of the row. */}
      <span className={bare || layout === 'wide' ? look.spoken : ''}>{words.t('table.redo')}</span>
    </button>
  );
  return (
    <>
      {!isPhone && redo}
      <button
        type="button"
        className={`${look.buttonDark} undo`}
        data-part="undo"
        disabled={steps === 0}
        onClick={() => source.undo()}
        {...says(hint)}
        aria-keyshortcuts="u"
      >
        <Icon name={steps === 0 && why !== undefined ? 'padlock' : 'anticlockwise-rotation'} />
        <span className={bare ? look.spoken : ''}>{words.t('table.undo')}</span>
        <span className={look.spoken}>{hint}</span>
      </button>
      {isPhone && redo}
    </>
  );
}
