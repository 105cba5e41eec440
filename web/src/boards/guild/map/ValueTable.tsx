import { Icon } from '../../../kit/art/Icon.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import type { PayColumn } from './model.ts';

const LOOKS = {
  village: { icon: 'hut', name: 'web.guild.villages' },
  tower: { icon: 'watchtower', name: 'web.guild.towers' },
} as const;

/** What a village pays in each era and what each discovery tower pays: past values struck out, the next one lit. */
export function ValueTable({ columns, corner }: { readonly columns: readonly PayColumn[]; readonly corner: string }) {
  return (
    <div className={`value-table value-${corner}`}>
      {columns.map((column) => (
        <Column key={column.piece} column={column} />
      ))}
    </div>
  );
}

function Column({ column: { piece, values } }: { readonly column: PayColumn }) {
  const words = useWords();
  const { icon, name } = LOOKS[piece];
  const next = values.find(({ state }) => state === 'next')?.value ?? '–';
  return (
    <div>
      <Icon name={icon} />
      <span className="spoken">{`${words.t(name)}: ${next}`}</span>
      <ol aria-hidden="true">
        {values.map(({ value, state }) => (
          <li key={value} className={state === 'ahead' ? '' : `value-${state}`}>
            {value}
          </li>
        ))}
      </ol>
    </div>
  );
}
