import { useEffect, useState } from 'react';
import { replaceWith } from '../../kit/route/route.ts';
import { fetchChapter, useWords } from '../../kit/words/Words.tsx';
import { takeSharedLog } from '../../service-worker/shared-log.ts';
import { importLog } from '../../table/device/importLog.ts';
import { PageFrame } from '../frame/PageFrame.tsx';

/** A log file that another app has shared with the installed page. A finished game opens as a replay. */
export function ReceivedPage() {
  const words = useWords();
  const [reason, setReason] = useState('');
  useEffect(() => {
    const open = async (): Promise<void> => {
      const text = await takeSharedLog();
      if (text === undefined) return replaceWith();
      const game = await importLog(text, (seat) => words.t('web.player', { n: seat + 1 }));
      if ('id' in game) replaceWith(game.over ? 'replay' : 'table', game.id);
      else {
        await fetchChapter(words, 'table');
        setReason(words.say(game));
      }
    };
    void open();
  }, [words]);
  return (
    <PageFrame name="received" title={words.t('replay.import')}>
      {reason !== '' && <p role="alert">{reason}</p>}
    </PageFrame>
  );
}
