import { type RivalTileId, type RivalView, rivalTileById } from '@moonstaff/arnak';
import { plain } from '@moonstaff/text';
import { useWords } from '../../../kit/words/Words.tsx';
import { LookDialog } from '../parts/LookDialog.tsx';
import { Pile } from '../parts/Pile.tsx';
import { TempleTiles } from '../parts/TempleTiles.tsx';
import styles from './Group.module.css';
import { Group, Groups } from './Group.tsx';

interface RivalBoardProps {
  readonly title: string;
  readonly rival: RivalView;
  onClose(): void;
}

/** The rival's board in full, and its tiles: those still to come without their order, those used in theirs. */
export function RivalBoard({ title, rival, onClose }: RivalBoardProps) {
  const words = useWords();
  return (
    <LookDialog title={title} onClose={onClose}>
      <Groups>
        <Group title={words.t('arnakTable.tilesLeft')}>
          <Tiles tiles={rival.stack} />
        </Group>
        <Group title={words.t('arnakTable.tilesUsed')}>
          <Tiles tiles={rival.used} />
        </Group>
        {rival.guardians.length > 0 && (
          <Group title={words.t('arnakTable.guardians')}>
            <p>{rival.guardians.map((id) => words.name('guardian', id)).join(', ')}</p>
          </Group>
        )}
        {rival.temple.length > 0 && (
          <Group title={words.t('arnakTable.temple')}>
            <TempleTiles tiles={rival.temple} />
          </Group>
        )}
      </Groups>
      <Group title={words.t('arnakTable.cards')}>
        <Pile cards={rival.cards} />
      </Group>
    </LookDialog>
  );
}

function Tiles({ tiles }: { readonly tiles: readonly RivalTileId[] }) {
  const words = useWords();
  if (tiles.length === 0) return <p>–</p>;
  return (
    <ul className={styles.tiles}>
      {tiles.map((id) => (
        <li key={id}>
          <b>{words.name('rivalTile', id)}</b> {plain(words.voice('arnak').rival(rivalTileById[id].act))}
        </li>
      ))}
    </ul>
  );
}
