import { treasureNamed } from '@moonstaff/guild';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { plain } from '@moonstaff/text';
import { Icon } from '../../../kit/art/Icon.tsx';
import { LARGE_TEXT, useLayout } from '../../../kit/settings/layout.ts';
import { useSettings } from '../../../kit/settings/settings.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpeech } from '../../../table/context.ts';
import { LineMark } from '../../../table/log/Log.tsx';
import { Sentence } from '../../../table/log/Sentence.tsx';
import type { TableLine } from '../../../table/log/story.ts';
import type { Told } from './model.ts';
import styles from './ToldLine.module.css';

/** One line about the space pointed at; otherwise about the moment. */
export function ToldLine({ told }: { readonly told: Told }) {
  const words = useWords();
  const { tell, say, line } = useSpeech();
  const isPhone = useLayout() === 'phone';
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
    case 'drawn':
      return (
        <p role="status" className={styles.told} data-part="told">
          {told.treasures.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several treasures of one kind
            <span key={i}>
              <b className={styles.deed}>{words.t('web.guild.drawn', { treasure: words.name('treasure', id) })}</b>{' '}
              {plain(words.voice('guild').treasure(treasureNamed(id)))}
            </span>
          ))}
        </p>
      );
    case 'lit':
      if (isPhone && told.since.length > 0) return <Since lines={told.since} />;
      return (
        <p className={styles.told} data-part="told">
          {told.spaces > 0 && <span className={styles.quiet}>{words.t('web.guild.lit', { n: told.spaces })}</span>}
          {told.undoEnds && <Locked why={phrase('undo.wall', { why: { ...told.undoEnds } })} />}
        </p>
      );
  }
}

/** What the others did, where that isn't told beside the board. */
function Since({ lines }: { readonly lines: readonly TableLine[] }) {
  const { line } = useSpeech();
  const isLarge = useSettings().textSize > LARGE_TEXT;
  return (
    <p className={`${styles.told} ${styles.since} ${isLarge ? styles.large : ''}`} data-part="told">
      {lines.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a turn keep their order
        <span key={i}>
          <LineMark line={one} /> <Sentence words={line(one)} />{' '}
        </span>
      ))}
    </p>
  );
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
