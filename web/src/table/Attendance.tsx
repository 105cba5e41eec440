import { Icon } from '../art/Icon.tsx';
import { useWords } from '../settings/Words.tsx';
import { Clock } from './Clock.tsx';
import type { SeatState } from './source.ts';

const ABSENCES = { away: 'house.away', standIn: 'house.standIn', bot: 'house.botInstead' } as const;

/** Whether somebody is there, and how much time they have: a sign each, and the words for those who listen. */
export function Attendance({ absence, clock }: SeatState) {
  const words = useWords();
  return (
    <>
      {absence !== undefined && (
        <span className="absence" title={words.t(ABSENCES[absence])}>
          <Icon name={absence === 'away' ? 'return-arrow' : 'vintage-robot'} />
          <span className="spoken">{words.t(ABSENCES[absence])}</span>
        </span>
      )}
      {clock !== undefined && <Clock {...clock} />}
    </>
  );
}
