import { Icon } from '../../kit/art/Icon.tsx';
import { Signs } from '../../kit/art/Sign.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../../table/context.ts';
import { Sentence } from '../../table/log/Sentence.tsx';
import { UndoLimit } from '../../table/undo/UndoLimit.tsx';
import { describe } from './describe.ts';
import { usePlay } from './play.ts';

/** One line about what is pointed at: what it costs and gives, or why it is not possible; else the last news. */
export function Tidings() {
  const words = useWords();
  const { now } = useTable();
  const { told, lack, mine } = usePlay();
  const { tell, say } = useSpeech();
  const reason = told?.reason === undefined ? lack : say(told.reason);
  if (reason !== undefined) {
    return (
      <p className="tidings tidings-no" role="status">
        {reason}
      </p>
    );
  }
  if (told?.preview !== undefined && told.changes !== undefined && told.action !== undefined) {
    const { spends, gains } = told.changes;
    const { reveals } = told.preview;
    return (
      <p className="tidings">
        <b className="tidings-deed">{describe(told.action, now, words)}</b>
        {spends.length > 0 && (
          <span>
            {words.t('arnakTable.youPay')} <Signs signs={spends} />
          </span>
        )}
        {gains.length > 0 && (
          <span>
            {words.t('arnakTable.youGain')} <Signs signs={gains} />
          </span>
        )}
        {reveals !== undefined && (
          <span className="tidings-wall">
            <Icon name="padlock" /> {words.t('arnakTable.wall', { wall: reveals.key.slice('arnak.wall.'.length) })}
          </span>
        )}
      </p>
    );
  }
  const last = now.log.at(-1);
  if (!mine && last !== undefined) {
    return (
      <p className="tidings">
        <span>
          <Sentence words={tell(last.phrase)} />
        </span>
      </p>
    );
  }
  return (
    <p className="tidings">
      <UndoLimit />
    </p>
  );
}
