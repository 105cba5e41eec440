import { Icon } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { Token, type TokenKind } from '../../kit/art/Token.tsx';
import { Travel, type TravelKind } from '../../kit/art/Travel.tsx';
import styles from './Gallery.module.css';

const TOKENS: readonly TokenKind[] = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'];
const TRAVEL: readonly TravelKind[] = ['boot', 'car', 'ship', 'plane'];
const EFFECTS: readonly (readonly [IconName, string])[] = [
  ['card-draw', 'draw'],
  ['fire', 'exile'],
  ['upgrade', 'upgrade'],
  ['cycle', 'refresh'],
  ['card-play', 'hand card as cost'],
  ['terror', 'Fear'],
  ['electric', 'free action'],
  ['hourglass', 'pass to gain'],
  ['outback-hat', 'send or move'],
  ['dig-dug', 'use a site'],
  ['golem-head', 'overcome'],
  ['buy-card', 'buy cheaper'],
  ['card-pick', 'gain a card'],
  ['magnifying-glass', 'research'],
  ['person', 'assistant'],
  ['totem-head', 'idol'],
];

export function Resources() {
  return (
    <section>
      <h2>Resources and travel</h2>
      <div className={styles.tokens}>
        {TOKENS.map((kind) => (
          <Token key={kind} kind={kind} />
        ))}
      </div>
      <div className={styles.tokens}>
        {TRAVEL.map((kind) => (
          <Travel key={kind} kind={kind} />
        ))}
      </div>
      <h2>Effects</h2>
      <ul className={styles.effects}>
        {EFFECTS.map(([icon, word]) => (
          <li key={word}>
            <Icon name={icon} /> {word}
          </li>
        ))}
      </ul>
    </section>
  );
}
