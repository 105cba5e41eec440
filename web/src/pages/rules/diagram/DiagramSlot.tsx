import type { GameId } from '@moonstaff/catalogue';
import { InView } from '../../../kit/late/InView.tsx';
import { lateComponent } from '../../../kit/late/lateComponent.tsx';
import styles from './Diagram.module.css';
import type { DiagramSpec } from './diagrams.ts';
import type { Trial } from './trial.ts';

const LiveDiagram = lateComponent(async () => (await import('./LiveDiagram.tsx')).LiveDiagram);

interface DiagramSlotProps {
  readonly game: GameId;
  readonly spec: DiagramSpec;
  readonly trial?: Trial;
}

/** Room for a diagram. Its board and its scenario are fetched when it comes into view. */
export function DiagramSlot({ game, spec, trial }: DiagramSlotProps) {
  return (
    <InView className={styles.slot} room={<div className={styles.room} data-part="room" />}>
      <LiveDiagram game={game} spec={spec} {...(trial && { trial })} />
    </InView>
  );
}
