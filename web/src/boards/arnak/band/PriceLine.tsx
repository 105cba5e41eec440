import type { Resource } from '@moonstaff/arnak';
import { plain } from '@moonstaff/text';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Travel } from '../../../kit/art/Travel.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import type { Paying, PriceSlot } from '../play/paying.ts';
import { tokenOf } from '../play/tokens.ts';
import styles from './PriceLine.module.css';

/** A price as slots, one for each token, and what is still missing. */
export function PriceLine({ paying: { slots, missing } }: { readonly paying: Paying }) {
  const words = useWords();
  return (
    <span className={styles.price}>
      <span className={look.spoken}>
        {words.t('arnakTable.price', { price: plain(words.voice('arnak').effects.cost(costOf(slots))) })}
      </span>
      {slots.map((slot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price keeps its order
        <span key={i} className={`${styles.slot} ${slot.covered ? styles.covered : ''}`} aria-hidden="true">
          <Drawing {...slot} />
        </span>
      ))}
      {missing?.compass !== undefined && (
        <b className={styles.short} role="status">
          {words.t('arnakTable.shortOf', { n: missing.compass })}
        </b>
      )}
    </span>
  );
}

function Drawing({ needs }: PriceSlot) {
  if ('token' in needs) return <Token kind={tokenOf(needs.token)} />;
  return 'travel' in needs ? <Travel kind={needs.travel} /> : <Icon name="card-play" />;
}

function costOf(slots: readonly PriceSlot[]) {
  const tokens: { [R in Resource]?: number } = {};
  for (const { needs } of slots) if ('token' in needs) tokens[needs.token] = (tokens[needs.token] ?? 0) + 1;
  const travel = slots.flatMap(({ needs }) => ('travel' in needs ? [needs.travel] : []));
  const handCards = slots.filter(({ needs }) => 'handCard' in needs).length;
  return { ...tokens, ...(travel.length > 0 && { travel }), ...(handCards > 0 && { handCards }) };
}
