import { type Phrase, phrase } from '@moonstaff/kernel';
import { Icon } from '../../../kit/art/Icon.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpeech } from '../../../table/context.ts';
import { Sentence } from '../../../table/log/Sentence.tsx';
import type { Told } from './model.ts';

/** One line about the space pointed at; otherwise about the moment. */
export function ToldLine({ told }: { readonly told: Told }) {
  const words = useWords();
  const { tell, say } = useSpeech();
  switch (told.kind) {
    case 'refused':
      return (
        <p role="status" className="tidings tidings-no">
          {say(told.reason)}
        </p>
      );
    case 'gains':
      return (
        <p className="tidings">
          <b className="tidings-deed">{words.t('web.guild.place')}</b>
          {told.gains.map((gain) => (
            <span key={JSON.stringify(gain)}>
              <Sentence words={tell(gain)} />
            </span>
          ))}
          {told.reveals && <Locked why={told.reveals} />}
        </p>
      );
    case 'route':
      return <p className="tidings">{words.t(told.city === 'first' ? 'web.guild.pickRoute' : 'web.guild.pickPost')}</p>;
    case 'news':
      return (
        <p className="tidings">
          <span className="tidings-quiet">
            <Sentence words={tell(told.phrase)} />
          </span>
        </p>
      );
    case 'lit':
      return (
        <p className="tidings">
          {told.spaces > 0 && <span className="tidings-quiet">{words.t('web.guild.lit', { n: told.spaces })}</span>}
          {told.undoEnds && <Locked why={phrase('undo.wall', { why: { ...told.undoEnds } })} />}
        </p>
      );
  }
}

/** Why nothing can be taken back from here on. */
function Locked({ why }: { readonly why: Phrase }) {
  const { say } = useSpeech();
  return (
    <span className="tidings-wall">
      <Icon name="padlock" /> {say(why)}
    </span>
  );
}
