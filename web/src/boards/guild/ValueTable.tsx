import { type GuildView, TOWER_PAY, VILLAGE_PAY } from '@moonstaff/guild';
import { Icon } from '../../kit/art/Icon.tsx';
import type { IconName } from '../../kit/art/icon-names.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { ownSeat } from './state.ts';

/** What a village pays in each era and what each tower pays: past ones struck out, the next one lit. */
export function ValueTable({ view, corner }: { readonly view: GuildView; readonly corner: string }) {
  const words = useWords();
  const towers = view.players[ownSeat(view)]?.towers.length ?? 0;
  return (
    <div className={`value-table value-${corner}`}>
      <Column icon="hut" name={words.t('web.guild.villages')} values={VILLAGE_PAY} next={view.era - 1} />
      <Column icon="watchtower" name={words.t('web.guild.towers')} values={TOWER_PAY} next={towers} />
    </div>
  );
}

interface ColumnProps {
  readonly icon: IconName;
  readonly name: string;
  readonly values: readonly number[];
  readonly next: number;
}

function Column({ icon, name, values, next }: ColumnProps) {
  return (
    <div>
      <Icon name={icon} />
      <span className="spoken">{`${name}: ${values[next] ?? '–'}`}</span>
      <ol aria-hidden="true">
        {values.map((value, i) => (
          <li key={value} className={i < next ? 'value-past' : i === next ? 'value-next' : ''}>
            {value}
          </li>
        ))}
      </ol>
    </div>
  );
}
