import { Icon } from '../../../kit/art/Icon.tsx';
import { explained } from '../../../kit/controls/says.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { anchor } from '../../../table/spots/spots.ts';
import { keyOf } from '../things.ts';
import type { freeCorner } from './land.ts';
import type { PayColumn } from './model.ts';
import styles from './ValueTable.module.css';

const LOOKS = {
  village: { icon: 'hut', name: 'web.guild.villages', pays: 'web.guild.villagePays' },
  tower: { icon: 'watchtower', name: 'web.guild.towers', pays: 'web.guild.towerPays' },
} as const;

type Corner = ReturnType<typeof freeCorner>;

const CORNERS: { readonly [corner in Corner]: string | undefined } = {
  'top-left': '',
  'bottom-left': styles['bottom-left'],
  'top-right': styles['top-right'],
};

const STATES = { ahead: '', next: styles.next, past: styles.past } as const;

/** What a village pays in each era and what each discovery tower pays: past values struck out, the next one lit. */
export function ValueTable({ columns, corner }: { readonly columns: readonly PayColumn[]; readonly corner: Corner }) {
  return (
    <div className={`${styles.values} ${CORNERS[corner]}`}>
      {columns.map((column) => (
        <Column key={column.piece} column={column} />
      ))}
    </div>
  );
}

function Column({ column: { piece, values } }: { readonly column: PayColumn }) {
  const words = useWords();
  const { icon, name, pays } = LOOKS[piece];
  const next = values.find(({ state }) => state === 'next')?.value;
  return (
    <div
      {...anchor(keyOf({ on: 'pay', piece }))}
      {...explained(next === undefined ? words.t(name) : words.t(pays, { n: next }))}
    >
      <Icon name={icon} />
      <span className={look.spoken}>{`${words.t(name)}: ${next ?? '–'}`}</span>
      <ol aria-hidden="true">
        {values.map(({ value, state }) => (
          <li key={value} className={STATES[state]}>
            {value}
          </li>
        ))}
      </ol>
    </div>
  );
}
