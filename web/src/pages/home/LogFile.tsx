import { useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { late } from '../../kit/late/late.ts';
import look from '../../kit/look/look.module.css';
import { go } from '../../kit/route/route.ts';
import { fetchChapter, useWords } from '../../kit/words/Words.tsx';
import styles from './LogFile.module.css';

const importing = late(() => import('../../table/device/importLog.ts'));

/** Opens a log file: a finished game to look at again, or one to go on with. */
export function LogFile() {
  const words = useWords();
  const [reason, setReason] = useState('');
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const { importLog } = await importing();
    const game = await importLog(await file.text(), (seat) => words.t('web.player', { n: seat + 1 }));
    if ('id' in game) go('table', game.id);
    else {
      await fetchChapter(words, 'table');
      setReason(words.say(game));
    }
  };
  return (
    <section aria-label={words.t('web.logFile')}>
      <label className={`${look.buttonDark} ${styles.file}`}>
        <Icon name="scroll-unfurled" />
        {words.t('replay.import')}
        <input type="file" accept="application/json" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {reason !== '' && <p role="alert">{reason}</p>}
    </section>
  );
}
