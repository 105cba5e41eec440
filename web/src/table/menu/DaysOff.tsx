import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import type { ServerSource, ServerTable } from '../server/ServerSource.ts';
import { daysToTake } from './offers.ts';

interface DaysOffProps {
  readonly source: ServerSource;
  readonly house: ServerTable;
}

/** At tables over days: a few days without a clock, or back before they're over. */
export function DaysOff({ source, house }: DaysOffProps) {
  const words = useWords();
  const { you, clocks, daysOffLeft } = house;
  if (daysOffLeft === undefined || you === undefined) return null;
  const until = clocks?.[you]?.offUntil ?? 0;
  const take = (days: number) => void source.command({ type: 'daysOff', days });
  if (until > source.time())
    return (
      <button type="button" className={look.buttonDark} onClick={() => take(0)}>
        {words.t('house.endOff', { until: words.dateTime(new Date(until)) })}
      </button>
    );
  return (
    <>
      <p className={look.label}>{words.t('house.offHint', { n: daysOffLeft })}</p>
      {daysToTake(daysOffLeft).map((days) => (
        <button key={days} type="button" className={look.buttonDark} onClick={() => take(days)}>
          {words.t('house.takeOff', { n: days })}
        </button>
      ))}
    </>
  );
}
