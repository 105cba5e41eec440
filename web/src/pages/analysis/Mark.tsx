import styles from './Mark.module.css';
import { type MarkKind, SIGNS } from './model.ts';

const LOOKS: { readonly [Kind in MarkKind]: string | undefined } = {
  find: styles.find,
  inaccuracy: styles.inaccuracy,
  mistake: styles.mistake,
  blunder: styles.blunder,
};

/** The sign of a grade. The word is always beside it. */
export function Mark({ kind }: { readonly kind: MarkKind }) {
  return (
    <span className={`${styles.mark} ${LOOKS[kind]}`} aria-hidden="true">
      {SIGNS[kind]}
    </span>
  );
}
