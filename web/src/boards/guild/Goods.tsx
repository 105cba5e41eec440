import { type ActionCardId, cardNamed, type OwnView, type PlayerView, SLOTS, type TreasureId } from '@moonstaff/guild';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { Token } from '../../kit/art/Token.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { coinsOf } from './open.ts';
import { CardSigns } from './parts/CardDrawing.tsx';
import { TREASURE_ICONS } from './Treasures.tsx';

interface GoodsProps {
  readonly player: PlayerView;
  /** What only its owner knows, where everything is open. */
  readonly own: OwnView | undefined;
}

/** What somebody has besides the map: special actions; where everything is open, coins, treasures and cards dealt. */
export function Goods({ player, own }: GoodsProps) {
  const words = useWords();
  const kept = SLOTS.flatMap((slot) => player.actions[slot] ?? []);
  const task = player.tasks.at(-1);
  const dealt = task?.task === 'keep' ? task : undefined;
  return (
    <div className="goods">
      <Row title={words.t('web.guild.actions')}>{cards(kept)}</Row>
      {dealt?.cards !== undefined && (
        <Row title={words.t('web.guild.keepTitle', { slot: dealt.slot })}>{cards(dealt.cards)}</Row>
      )}
      {own !== undefined && (
        <>
          <Row title={words.t('web.guild.coins')}>
            <li>
              <Token kind="coin" /> <b>{coinsOf(own)}</b>
            </li>
          </Row>
          <Row title={words.t('web.guild.treasures')}>{treasures(own.treasures)}</Row>
          {own.returned.length > 0 && <Row title={words.t('web.guild.returned')}>{cards(own.returned)}</Row>}
        </>
      )}
    </div>
  );
}

const cards = (ids: readonly ActionCardId[]): ReactNode => ids.map((id) => <ActionCard key={id} id={id} />);

const treasures = (ids: readonly TreasureId[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: several treasures of one kind
  ids.map((id, i) => <Treasure key={`${id} ${i}`} id={id} />);

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="label">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function ActionCard({ id }: { readonly id: ActionCardId }) {
  const words = useWords();
  return (
    <li>
      <span aria-hidden="true">
        <CardSigns card={cardNamed(id)} />
      </span>
      {words.name('actionCard', id)}
    </li>
  );
}

function Treasure({ id }: { readonly id: TreasureId }) {
  const words = useWords();
  return (
    <li>
      <Icon name={TREASURE_ICONS[id]} />
      {words.name('treasure', id)}
    </li>
  );
}
