import type { ArnakView } from '@moonstaff/arnak';
import { memo } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { says } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { ASSISTANT_ICONS } from '../parts/drawings.ts';
import { assistantLines } from '../parts/faces.ts';
import { Assistant } from '../parts/Plates.tsx';
import { Spot } from '../spot/Spot.tsx';
import { readAssistant } from '../words/texts.ts';
import styles from './Supply.module.css';

/** The stacks of assistants with their top ones; on the Snake side also the assistants waiting for rescue. */
export const Supply = memo(function Supply({ supply, rescue }: Pick<ArnakView, 'supply' | 'rescue'>) {
  const words = useWords();
  const [first] = rescue;
  const rescued = first === 'hidden' ? undefined : first;
  const plates = supply.length + (rescued === undefined ? 0 : 1);
  return (
    <div className={styles.supply}>
      <h3 className={look.label}>{words.t('arnakTable.supply')}</h3>
      <div className={`${styles.stacks} ${plates > 3 ? styles.four : ''}`}>
        {supply.map(({ count, top }, stack) =>
          top === 'none' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: stacks keep their places
            <span key={stack} className={styles.none} data-drop={`supply ${stack}`} />
          ) : (
            <Spot
              // biome-ignore lint/suspicious/noArrayIndexKey: stacks keep their places
              key={stack}
              thing={{ on: 'supply', stack }}
              name={`${readAssistant(top, words).title}, ${words.t('arnakTable.left', { n: count })}. ${readAssistant(top, words).lines.join(' ')}`}
              shape="plate"
              piece={{ on: 'assistantTile', assistant: top }}
            >
              <Assistant icon={ASSISTANT_ICONS[top]} effect={assistantLines(top, false)} />
              <span className={styles.count}>{count}</span>
            </Spot>
          ),
        )}
        {rescued !== undefined && (
          <div className={styles.rescue} {...says(words.t('arnakTable.rescue'))}>
            <Assistant icon={ASSISTANT_ICONS[rescued]} effect={[]} />
            <span className={styles.count}>{rescue.length}</span>
            <Icon name="life-buoy" className={styles.buoy} />
            <span className={look.spoken}>
              {`${words.t('arnakTable.rescue')}: ${readAssistant(rescued, words).title}, ${words.t('arnakTable.left', { n: rescue.length })}`}
            </span>
          </div>
        )}
      </div>
    </div>
  );
});
