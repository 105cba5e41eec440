import { cardNamed, type InvestigateCardId } from '@moonstaff/guild';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/art/Icon.tsx';
import { Token } from '../../../kit/art/Token.tsx';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { CardSigns, TREASURE_ICONS } from '../parts/index.ts';
import styles from './Goods.module.css';
import type { OpponentModel } from './model.ts';

/** What a player has besides the map: Investigate cards and, if everything is open, coins, treasures and cards. */
export function Goods({ opponent: { actions, dealt, own } }: { readonly opponent: OpponentModel }) {
  const words = useWords();
  return (
    <div className={styles.goods}>
      <Row title={words.t('web.guild.actions')}>{cards(actions)}</Row>
      {dealt && <Row title={words.t('web.guild.keepTitle', { slot: dealt.slot })}>{cards(dealt.cards)}</Row>}
      {own && (
        <>
          <Row title={words.t('web.guild.coins')}>
            <li>
              <Token kind="coin" /> <b>{own.coins}</b>
            </li>
          </Row>
          <Row title={words.t('web.guild.treasures')}>
            {own.treasures.map((id, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several treasures of one kind
              <li key={`${id} ${i}`}>
                <Icon name={TREASURE_ICONS[id]} />
                {words.name('treasure', id)}
              </li>
            ))}
          </Row>
          {own.returned.length > 0 && <Row title={words.t('web.guild.returned')}>{cards(own.returned)}</Row>}
        </>
      )}
    </div>
  );
}

const cards = (ids: readonly InvestigateCardId[]): ReactNode => ids.map((id) => <InvestigateCard key={id} id={id} />);

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className={look.label}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function InvestigateCard({ id }: { readonly id: InvestigateCardId }) {
  const words = useWords();
  return (
    <li>
      <span aria-hidden="true">
        <CardSigns card={cardNamed(id)} />
      </span>
      {words.name('investigateCard', id)}
    </li>
  );
}
