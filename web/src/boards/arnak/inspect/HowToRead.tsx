import art from '../../../kit/art/art.module.css';
import { Signs } from '../../../kit/art/Sign.tsx';
import { signs } from '../../../kit/art/signs.ts';
import { Token } from '../../../kit/art/Token.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import { Card } from '../parts/Card.tsx';
import { cardFace } from '../parts/faces.ts';
import styles from './HowToRead.module.css';

/** A card with travel, a price, points, and an effect in two steps. */
const SAMPLE = 'ostrich';

/** One card, read part by part. */
export function HowToRead() {
  const words = useWords();
  return (
    <section className={styles.reading} data-part="reading">
      <div className={styles.sample} aria-hidden="true">
        <Card face={cardFace(SAMPLE, words)} />
      </div>
      <div className={styles.lead}>
        <h3>{words.t('arnakSign.read')}</h3>
        <p>{words.t('arnakSign.readPoint')}</p>
      </div>
      <ul>
        <li>
          <span className={styles.part}>
            <Signs signs={signs('car car')} />
          </span>
          {words.t('arnakSign.readTravel')}
        </li>
        <li>
          <span className={styles.part}>
            <Token kind="coin" /> 3
          </span>
          {words.t('arnakSign.readPrice')}
        </li>
        <li>
          <span className={styles.part}>
            <span className={art.seal}>1</span>
          </span>
          {words.t('arnakSign.readPoints')}
        </li>
        <li>
          <span className={styles.part}>
            <Signs signs={signs('draw')} />
          </span>
          {words.t('arnakSign.readDraw')}
        </li>
        <li>
          <span className={styles.part}>
            <Signs signs={signs('hat − car')} />
          </span>
          {words.t('arnakSign.readSend')}
        </li>
        <li>
          <span className={styles.part}>A › B&ensp;A / B</span>
          {words.t('arnakSign.readWays')}
        </li>
      </ul>
    </section>
  );
}
