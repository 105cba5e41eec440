import { Component, createRef, type ReactNode } from 'react';
import { type Find, type Found, look } from '../../kit/motion/look.ts';
import styles from '../../kit/motion/motion.module.css';
import {
  type Aims,
  endsOf,
  type Flight,
  type Motion,
  NO_AIMS,
  type Pieces,
  type Scene,
} from '../../kit/motion/plan.ts';
import { finishAll, play } from '../../kit/motion/play.ts';
import type { ThingKey } from '../board.ts';
import type { Snapshot } from '../source.ts';
import { elementOf } from '../spots/spots.ts';

interface TravelsProps {
  readonly now: Snapshot;
  /** The things that can travel, and how. */
  readonly pieces: (now: Snapshot) => Pieces;
  /** Tokens that fly between two moments. */
  readonly flights?: (before: Snapshot, now: Snapshot) => readonly Flight[];
  /** Where things came from and went, when that depends on what happened. */
  readonly aims?: (before: Snapshot, now: Snapshot) => Aims;
  /** A class for the layer in which pictures travel. */
  readonly layer?: string | undefined;
  readonly children: ReactNode;
}

const find: Find = (key) => elementOf(key as ThingKey);

/** A change of the page, as it was just before. */
interface Change {
  readonly motion: Motion;
  readonly ends: ReadonlySet<string>;
  readonly before: Scene<Found>;
}

/**
 * Shows where things went. The things that can travel are looked at just before the page changes and just after; the
 * page itself never waits. A class, since only a class may look at the page before it changes.
 */
export class Travels extends Component<TravelsProps> {
  readonly #layer = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    window.addEventListener('pointerdown', finishAll, true);
    window.addEventListener('keydown', finishAll, true);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pointerdown', finishAll, true);
    window.removeEventListener('keydown', finishAll, true);
  }

  override getSnapshotBeforeUpdate({ now: then }: TravelsProps): Change | null {
    const { now, pieces, aims, flights } = this.props;
    if (then.moment === now.moment) return null;
    const motion = {
      before: pieces(then),
      after: pieces(now),
      aims: aims?.(then, now) ?? NO_AIMS,
      flights: flights?.(then, now) ?? [],
    };
    const ends = endsOf(motion);
    return { motion, ends, before: look(find, motion.before, ends) };
  }

  override componentDidUpdate(_: TravelsProps, __: unknown, change: Change | null): void {
    const layer = this.#layer.current;
    if (change === null || layer === null) return;
    const { motion, ends, before } = change;
    finishAll();
    play(find, layer, before, look(find, motion.after, ends), motion);
  }

  override render(): ReactNode {
    const { layer = '', children } = this.props;
    return (
      <div className={styles.travels}>
        {children}
        <div
          ref={this.#layer}
          className={`${styles.travelLayer} ${layer}`}
          data-part="travellers"
          aria-hidden="true"
          inert
        />
      </div>
    );
  }
}
