import { Icon } from '../../../kit/art/Icon.tsx';
import { says } from '../../../kit/controls/says.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import type { StepMark } from './model.ts';
import styles from './StepMarks.module.css';

const LOOKS = { done: styles.done, now: styles.now, ahead: '' } as const;

/** The explorers of the card one by one: placed, next, to come. The words beside it say the same. */
export function StepMarks({ steps }: { readonly steps: readonly StepMark[] }) {
  const words = useWords();
  const n = steps.filter(({ state }) => state === 'done').length;
  const isLimited = steps.every((one) => one.n !== undefined);
  const crowd = [steps.length > 4 ? styles.several : '', steps.length > 5 ? styles.crowded : ''];
  return (
    <ol
      className={[styles.marks, ...crowd].join(' ')}
      data-part="steps"
      aria-hidden="true"
      {...says(isLimited ? words.t('web.guild.placedOf', { n, of: steps.length }) : words.t('web.guild.placed', { n }))}
    >
      {steps.map(({ state, n, startsStep }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the explorers of a card keep their order
        <li key={i} className={`${LOOKS[state]} ${startsStep ? styles.begins : ''}`}>
          {state === 'done' ? <Icon name="check-mark" /> : (n ?? '∞')}
        </li>
      ))}
    </ol>
  );
}
