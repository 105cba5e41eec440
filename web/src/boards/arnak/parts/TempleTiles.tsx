import { type TempleStackId, templeStackById } from '@moonstaff/arnak';
import { useWords } from '../../../kit/words/Words.tsx';

/** The temple tiles a player has. */
export function TempleTiles({ tiles }: { readonly tiles: readonly TempleStackId[] }) {
  const words = useWords();
  return (
    <ul className="board-temple">
      {tiles.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several tiles of one stack
        <li key={`${id} ${i}`} className="temple-tile">
          <b aria-hidden="true">{templeStackById[id].points}</b>
          <span className="spoken">{words.name('temple', id)}</span>
        </li>
      ))}
    </ul>
  );
}
