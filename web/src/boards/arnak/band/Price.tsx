import { plain } from '@moonstaff/text';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import { Travel } from '../../../kit/art/Travel.tsx';
import { Tag } from '../../../kit/controls/Tag.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { ASSISTANT_ICONS, CARD_ICONS, GUARDIAN_ICONS } from '../parts/drawings.ts';
import type { Paying } from '../play/paying.ts';
import { costOf, type PriceSlot } from '../play/price.ts';
import { tokenOf } from '../play/tokens.ts';
import { givenNames, shortWords } from '../words/ways.ts';
import styles from './Price.module.css';

/** A price as slots, one for each token and icon: what's covered, what a way would fill, what's missing. */
export function Price({ paying: { slots, missing, shown } }: { readonly paying: Paying }) {
  const words = useWords();
  const tokens = slots.filter(({ needs }) => 'token' in needs || 'idol' in needs);
  const travel = slots.filter(({ needs }) => !('token' in needs || 'idol' in needs));
  const names = shown === undefined ? [] : givenNames(shown.pay, words);
  return (
    <div className={styles.price} data-part="price">
      <span className={look.spoken}>
        {words.t('arnakTable.price', { price: plain(words.voice('arnak').effects.cost(costOf(slots))) })}
      </span>
      {tokens.length > 0 && (
        <p>
          <Slots slots={tokens} />
          <b>
            {missing === undefined
              ? words.t('arnakPay.covered')
              : words.t('arnakPay.ofPrice', {
                  have: tokens.filter(({ covered }) => covered).length,
                  need: tokens.length,
                })}
          </b>
          {missing !== undefined && (
            <span className={styles.short} role="status">
              <Tag kind="short">{shortWords(missing, words)}</Tag>
            </span>
          )}
        </p>
      )}
      {travel.length > 0 && (
        <p>
          <Slots slots={travel} />
          <span className={styles.by}>
            {travel.some(({ covered }) => !covered)
              ? words.t('arnakPay.open')
              : names.length === 0
                ? words.t('arnakPay.covered')
                : words.t('arnakPay.coveredBy', { names: names.join(', ') })}
          </span>
        </p>
      )}
    </div>
  );
}

function Slots({ slots }: { readonly slots: readonly PriceSlot[] }) {
  return (
    <span className={styles.slots} aria-hidden="true">
      {slots.map((slot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price keeps its order
        <span key={i} className={styles.slot} data-covered={slot.covered ? '' : undefined}>
          <Drawing {...slot} />
          <Filling {...slot} />
        </span>
      ))}
    </span>
  );
}

function Drawing({ needs }: PriceSlot) {
  if ('token' in needs) return <Token kind={tokenOf(needs.token)} />;
  if ('travel' in needs) return <Travel kind={needs.travel} />;
  return <Icon name={'idol' in needs ? 'totem-head' : 'card-play'} />;
}

/** The small card, assistant, guardian or idol that would fill the slot. */
function Filling({ filledBy }: PriceSlot) {
  if (filledBy === undefined) return null;
  const icon =
    filledBy.type === 'play'
      ? CARD_ICONS[filledBy.card]
      : filledBy.type === 'assistant'
        ? ASSISTANT_ICONS[filledBy.assistant]
        : filledBy.type === 'boon'
          ? GUARDIAN_ICONS[filledBy.guardian]
          : 'totem-head';
  return (
    <span className={styles.filling}>
      <Icon name={icon} />
    </span>
  );
}
