import { Icon } from '../../kit/art/Icon.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { isMyTurn, useSpeech, useTable } from '../../table/context.ts';
import { Sentence } from '../../table/log/Sentence.tsx';
import { UndoLimit } from '../../table/undo/UndoLimit.tsx';
import { legalOfType } from './state.ts';
import type { Pointing } from './usePointing.ts';

/** One line about what is pointed at: what it would bring, or why it is not possible; else how much may be chosen. */
export function Tidings({ pointing }: { readonly pointing: Pointing }) {
  const words = useWords();
  const { now } = useTable();
  const { tell, say } = useSpeech();
  const { targets, pointed, first } = pointing;
  if (pointed?.reason !== undefined)
    return (
      <p role="status" className="tidings tidings-no">
        {say(pointed.reason)}
      </p>
    );
  if (pointed?.preview !== undefined) {
    const { gains, reveals } = pointed.preview;
    return (
      <p className="tidings">
        <b className="tidings-deed">{words.t('web.guild.place')}</b>
        {gains.map((gain) => (
          <span key={JSON.stringify(gain)}>
            <Sentence words={tell(gain)} />
          </span>
        ))}
        {reveals !== undefined && (
          <span className="tidings-wall">
            <Icon name="padlock" /> {say(reveals)}
          </span>
        )}
      </p>
    );
  }
  if (legalOfType(now, 'trade').length > 2) {
    return <p className="tidings">{words.t(first === undefined ? 'web.guild.pickRoute' : 'web.guild.pickPost')}</p>;
  }
  const last = now.log.at(-1);
  if (!isMyTurn(now) && last !== undefined) {
    return (
      <p className="tidings">
        <span className="tidings-quiet">
          <Sentence words={tell(last.phrase)} />
        </span>
      </p>
    );
  }
  return (
    <p className="tidings">
      {targets.size > 0 && <span className="tidings-quiet">{words.t('web.guild.lit', { n: targets.size })}</span>}
      <UndoLimit />
    </p>
  );
}
