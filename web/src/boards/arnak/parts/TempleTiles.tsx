import { type TempleStackId, templeStackById } from '@moonstaff/arnak';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import styles from './TempleTiles.module.css';

/** The temple tiles a player has. */
export function TempleTiles({ tiles }: { readonly tiles: readonly TempleStackId[] }) {
  const words = useWords();
  return (
    <ul className={styles.tiles}>
      {tiles.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several tiles of one stack
        <li key={`${id} ${i}`} className={styles.tile}>
          <b aria-hidden="true">{templeStackById[id].points}</b>
          <span className={look.spoken}>{words.name('temple', id)}</span>
        </li>
      ))}
    </ul>
  );
}
