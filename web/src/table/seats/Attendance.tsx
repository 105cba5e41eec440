import { Icon } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { says } from '../../kit/controls/says.ts';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { Clock } from '../clock/Clock.tsx';
import type { SeatState } from '../source.ts';
import styles from './Attendance.module.css';

const ABSENCES = { lost: 'house.lost', away: 'house.away', standIn: 'house.standIn', bot: 'house.botInstead' } as const;

const ICONS = {
  lost: 'linked-rings',
  away: 'return-arrow',
  standIn: 'vintage-robot',
  bot: 'vintage-robot',
} as const satisfies { readonly [absence in keyof typeof ABSENCES]: IconName };

/** Whether somebody is there and how much time they have, as icons with words for screen readers. */
export function Attendance({ absence, clock }: SeatState) {
  const words = useWords();
  return (
    <>
      {absence !== undefined && (
        <span
          className={`${styles.absence} ${absence === 'lost' ? styles.absenceLost : ''}`}
          data-part="absence"
          {...says(words.t(ABSENCES[absence]))}
        >
          <Icon name={ICONS[absence]} />
          <span className={look.spoken}>{words.t(ABSENCES[absence])}</span>
        </span>
      )}
      {clock !== undefined && <Clock {...clock} />}
    </>
  );
}
