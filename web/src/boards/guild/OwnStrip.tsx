import { type GuildView, SOLO_TARGETS } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { Explorer, Placed, Village } from '../../kit/art/pieces.tsx';
import { Token } from '../../kit/art/Token.tsx';
import { Tag } from '../../kit/controls/Tag.tsx';
import { useGain } from '../../kit/motion/useGain.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useCount } from '../../table/motion/index.ts';
import { Actions } from './Actions.tsx';
import { coinsOf, ownerPart } from './open.ts';
import { ownSeat } from './state.ts';
import { Treasures } from './Treasures.tsx';

/** What is the player's own: coins, pieces left, special actions, treasures. */
export function OwnStrip({ view, coming }: { readonly view: GuildView; readonly coming: number }) {
  const seat = ownSeat(view);
  const own = ownerPart(view, seat);
  return (
    <>
      <Purse view={view} coins={own === undefined ? undefined : coinsOf(own)} coming={coming} />
      <Actions view={view} />
      <Treasures kept={own?.treasures ?? []} />
    </>
  );
}

interface PurseProps {
  readonly view: GuildView;
  readonly coins: number | undefined;
  /** What the field pointed at would bring. */
  readonly coming: number;
}

function Purse({ view, coins, coming }: PurseProps) {
  const words = useWords();
  const gain = useGain(coins ?? 0);
  const counted = useCount(coins ?? 0);
  const seat = ownSeat(view);
  const { supply } = at(view.players, seat);
  const alone = view.players.length === 1;
  return (
    <section className="panel purse">
      <div className="purse-coins">
        <span className="purse-token" data-place="purse">
          <Token kind="coin" />
        </span>
        <span className="spoken">{words.t('web.guild.coins')}</span>
        <b>
          {coins === undefined ? '?' : counted}
          {alone && <span className="purse-target">{`/${SOLO_TARGETS[view.options.difficulty]}`}</span>}
        </b>
        {gain + coming > 0 && (
          <span className={gain > 0 ? 'purse-gain purse-gained' : 'purse-gain'} aria-hidden="true">
            <Tag kind="gain">+{gain > 0 ? gain : coming}</Tag>
          </span>
        )}
        {view.own !== undefined && !alone && <small>{words.t('web.guild.private')}</small>}
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
