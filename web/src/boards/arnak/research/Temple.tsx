import { type ArnakView, type TempleColumn, type TempleStackId, templeStacks, trackOf } from '@moonstaff/arnak';
import { memo } from 'react';
import { Signs } from '../../../kit/art/Sign.tsx';
import { useWords } from '../../../kit/words/Words.tsx';
import { tokenSigns } from '../parts/signs.ts';
import { Spot } from '../spot/Spot.tsx';
import styles from './Temple.module.css';

const TIERS = [1, 2, 3] as const;
const COLUMNS: readonly TempleColumn[] = ['left', 'middle', 'right'];

/** The temple tiles as a pyramid: a tile costs what stands below it. */
export const Temple = memo(function Temple({
  rules,
  options,
  temple,
}: Pick<ArnakView, 'rules' | 'options' | 'temple'>) {
  const words = useWords();
  return (
    <section className={styles.temple} aria-label={words.t('arnakTable.temple')}>
      {TIERS.map((tier) => (
        <div key={tier} className={styles.tier}>
          {templeStacks.map((stack, index) =>
            stack.combines.length === TIERS.length + 1 - tier ? (
              <Tile key={stack.id} id={stack.id} points={stack.points} left={temple[index] ?? 0} />
            ) : null,
          )}
        </div>
      ))}
      <div className={styles.costs}>
        {COLUMNS.map((column) => (
          <Signs key={column} signs={tokenSigns(trackOf({ rules, options }).temple[column])} />
        ))}
      </div>
    </section>
  );
});

function Tile({ id, points, left }: { readonly id: TempleStackId; readonly points: number; readonly left: number }) {
  const words = useWords();
  const thing = { on: 'temple', stack: id } as const;
  return (
    <Spot
      thing={thing}
      name={`${words.name('temple', id)}, ${words.t('arnakTable.left', { n: left })}`}
      className={`${styles.tile} ${left === 0 ? styles.empty : ''}`}
    >
      <b>{points}</b>
      <small>×{left}</small>
    </Spot>
  );
}
