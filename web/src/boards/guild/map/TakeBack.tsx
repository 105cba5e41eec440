import { Icon } from '../../../kit/art/Icon.tsx';
import type { Box } from '../../../kit/hex/geometry.ts';
import look from '../../../kit/look/look.module.css';
import { useWords } from '../../../kit/words/Words.tsx';
import { spaceWords } from '../describe.ts';
import { spaceNamed } from '../moment.ts';
import type { Dispatch } from '../useBoard.ts';
import { within } from './land.ts';
import styles from './TakeBack.module.css';

interface TakeBackProps {
  readonly space: string;
  readonly map: string;
  readonly seat: number;
  readonly box: Box;
  readonly turned: boolean;
  readonly dispatch: Dispatch;
}

/** A press on the explorer placed last takes it back. */
export function TakeBack({ space, map, seat, box, turned, dispatch }: TakeBackProps) {
  const words = useWords();
  const name = words.t('web.guild.takeBack', { space: spaceWords(spaceNamed(map, space), words) });
  return (
    <button
      type="button"
      className={styles.take}
      data-part="take-back"
      tabIndex={-1}
      title={name}
      style={within(space, box, turned).style}
      onClick={() => dispatch({ type: 'press', thing: { on: 'piece', piece: 'explorer', seat, space } })}
    >
      <Icon name="anticlockwise-rotation" />
      <span className={look.spoken}>{name}</span>
    </button>
  );
}
