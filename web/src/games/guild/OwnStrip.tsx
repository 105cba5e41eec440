import { CATEGORIES, type GuildView, type OwnView } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { Explorer, Placed, Village } from '../../art/pieces.tsx';
import { Token } from '../../art/Token.tsx';
import { useCount } from '../../motion/index.ts';
import { useWords } from '../../settings/Words.tsx';
import { Tag } from '../../table/parts/Tag.tsx';
import { useGain } from '../../table/useGain.ts';
import { Actions } from './Actions.tsx';
import { ownSeat } from './state.ts';
import { Treasures } from './Treasures.tsx';

const coinsOf = (own: OwnView): number => CATEGORIES.reduce((sum, category) => sum + own.coins[category], 0);

/** What is the player's own: coins, pieces left, special actions, treasures. */
export function OwnStrip({ view }: { readonly view: GuildView }) {
  const seat = ownSeat(view);
  const own = view.own ?? view.final?.players[seat];
  return (
    <>
      <Purse view={view} coins={own === undefined ? undefined : coinsOf(own)} />
      <Actions view={view} />
      <Treasures view={view} kept={own?.treasures ?? []} />
    </>
  );
}

function Purse({ view, coins }: { readonly view: GuildView; readonly coins: number | undefined }) {
  const words = useWords();
  const gain = useGain(coins ?? 0);
  const counted = useCount(coins ?? 0);
  const seat = ownSeat(view);
  const { supply } = at(view.players, seat);
  return (
    <section className="panel purse">
      <div className="purse-coins">
        <span className="purse-token" data-place="purse">
          <Token kind="coin" />
        </span>
        <span className="spoken">{words.t('web.guild.coins')}</span>
        <b>{coins === undefined ? '?' : counted}</b>
        {gain > 0 && (
          <span className="purse-gain" aria-hidden="true">
            <Tag kind="gain">+{gain}</Tag>
          </span>
        )}
        {coins !== undefined && <small>{words.t('web.guild.private')}</small>}
      </div>
      <ul>
        <li>
          <svg viewBox="-14 -14 28 28" aria-hidden="true" data-place="explorers left">
            <Placed x={0} y={0} size={24}>
              <Explorer seat={seat} />
            </Placed>
          </svg>
          <span className="spoken">{words.t('web.guild.explorers')}</span>
          <b>{supply.explorers}</b>
        </li>
        <li>
          <svg viewBox="-14 -14 28 28" aria-hidden="true" data-place="villages left">
            <Placed x={0} y={0} size={22}>
              <Village seat={seat} />
            </Placed>
          </svg>
          <span className="spoken">{words.t('web.guild.villagesLeft')}</span>
          <b>{supply.villages}</b>
        </li>
      </ul>
    </section>
  );
}
