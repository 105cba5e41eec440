import look from '../../kit/look/look.module.css';
import { basePath } from '../../kit/route/route.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Reach.module.css';

/** How a message will look. */
export function Samples() {
  const words = useWords();
  const samples = [
    [
      words.t('reach.sampleTurn', { game: words.name('game', 'arnak') }),
      words.t('reach.sampleTurnLine', { name: 'Marek' }),
    ],
    [
      words.t('reach.sampleTime', { game: words.name('game', 'guild') }),
      words.t('reach.sampleTimeLine', { name: 'Ola' }),
    ],
  ] as const;
  return (
    <div className={styles.samples}>
      <p className={look.label}>{words.t('reach.looks')}</p>
      {samples.map(([title, line]) => (
        <div key={title} className={styles.sample}>
          <img src={`${basePath()}icon.svg`} alt="" />
          <span className={styles.lines}>
            <b>{title}</b>
            <span className={look.label}>{line}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
