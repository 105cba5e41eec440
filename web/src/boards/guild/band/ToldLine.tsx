import { type Phrase, phrase } from '@moonstaff/kernel';
import { Icon } from '../../../kit/art/Icon.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpeech } from '../../../table/context.ts';
import { Sentence } from '../../../table/log/Sentence.tsx';
import type { Told } from './model.ts';
import styles from './ToldLine.module.css';

/** One line about the space pointed at; otherwise about the moment. */
export function ToldLine({ told }: { readonly told: Told }) {
  const words = useWords();
  const { tell, say, line } = useSpeech();
  switch (told.kind) {
    case 'refused':
      return (
        <p role="status" className={`${styles.told} ${styles.no}`} data-part="told">
          {say(told.reason)}
        </p>
      );
    case 'gains':
      return (
        <p className={styles.told} data-part="told">
          <b className={styles.deed}>{words.t(told.tapped ? 'web.guild.tapAgain' : 'web.guild.place')}</b>
          {told.gains.map((gain) => (
            <span key={JSON.stringify(gain)}>
              <Sentence words={tell(gain)} />
            </span>
          ))}
          {told.reveals && <Locked why={told.reveals} />}
        </p>
      );
    case 'route':
      return (
        <p className={styles.told} data-part="told">
          {words.t(told.city === 'first' ? 'web.guild.pickRoute' : 'web.guild.pickPost')}
        </p>
      );
    case 'news':
      return (
        <p className={styles.told} data-part="told">
          <span className={styles.quiet}>
            <Sentence words={line(told.line)} />
          </span>
        </p>
      );
    case 'lit':
      return (
        <p className={styles.told} data-part="told">
          {told.spaces > 0 && <span className={styles.quiet}>{words.t('web.guild.lit', { n: told.spaces })}</span>}
          {told.undoEnds && <Locked why={phrase('undo.wall', { why: { ...told.undoEnds } })} />}
        </p>
      );
  }
}

/** Why nothing can be taken back from here on. */
function Locked({ why }: { readonly why: Phrase }) {
  const { say } = useSpeech();
  return (
    <span className={styles.limit}>
      <Icon name="padlock" /> {say(why)}
    </span>
  );
}
