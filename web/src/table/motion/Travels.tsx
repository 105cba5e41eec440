import type { Phrase } from '@moonstaff/kernel';
import { Component, createRef, type ReactNode } from 'react';
import { Batches } from '../../kit/motion/Batches.ts';
import { type Find, type Found, look, type Sight, sightOf } from '../../kit/motion/look.ts';
import styles from '../../kit/motion/motion.module.css';
import type { Performance } from '../../kit/motion/perform.ts';
import {
  type Aims,
  endsOf,
  type Flight,
  type Motion,
  NO_AIMS,
  type Pieces,
  type Scene,
} from '../../kit/motion/plan.ts';
import { play } from '../../kit/motion/play.ts';
import { finishAll } from '../../kit/motion/runs.ts';
import { soon } from '../../kit/motion/soon.ts';
import { neededThings, stagedThings } from '../../kit/motion/stage.ts';
import type { ThingKey } from '../board.ts';
import { useSpeech, useTable } from '../context.ts';
import type { Snapshot } from '../source.ts';
import { elementOf } from '../spots/spots.ts';
import { follows } from './follows.ts';
import { prepareStages, type StageMaker, stageBetween } from './staging.ts';

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

interface LayerProps extends TravelsProps {
  /** Loads what makes stages for this board. */
  readonly stages: (() => Promise<StageMaker>) | undefined;
  readonly say: (phrase: Phrase) => string;
}

const find: Find = (key) => elementOf(key as ThingKey);

/** A change of the page, as it was just before. */
interface Change {
  readonly motion: Motion;
  readonly ends: ReadonlySet<string>;
  readonly before: Scene<Found>;
  readonly staged?: Staged | undefined;
}

type Staged = NonNullable<ReturnType<typeof stageBetween>> & {
  /** How the things it needs were before. */
  readonly before: ReadonlyMap<string, Sight>;
};

function stagedBetween(then: Snapshot, now: Snapshot, stages: LayerProps['stages']): Staged | undefined {
  const staged = stageBetween(then, now, stages);
  const seen = [...(staged ? neededThings(staged.stage) : [])].flatMap((key) => {
    const sight = sightOf(find, key);
    return sight === undefined ? [] : [[key, sight] as const];
  });
  return staged && { ...staged, before: new Map(seen) };
}

const NOTHING: ReadonlySet<string> = new Set();

/** A part of what shows a change. Returns the next one. */
type Step = () => Step | undefined;

/**
 * Shows where things went. The things that can travel are looked at just before the page changes and just after; the
 * page itself never waits. A class, since only a class may look at the page before it changes.
 */
class TravelLayer extends Component<LayerProps> {
  readonly #layer = createRef<HTMLDivElement>();
  #performance: Performance | undefined;
  /** What's left to do to show the last change. */
  #left: Step | undefined;
  /** The pictures that are still to be put on the page. */
  readonly #pictures = new Batches(() => this.#layer.current?.getBoundingClientRect());
  #frame = 0;

  readonly #press = (): void => {
    this.#finish();
    this.#performance?.hurry();
    this.#prepare();
  };

  /** Whatever travels has arrived, and what hasn't set out yet doesn't any more. */
  #finish(): void {
    this.#pictures.clear();
    finishAll();
  }

  /** At the first press or change: a table can be played without stages. */
  readonly #prepare = (): void => {
    const { stages } = this.props;
    const layer = this.#layer.current;
    if (stages === undefined || layer?.hasAttribute('data-stages')) return;
    void prepareStages(stages).then(() => layer?.setAttribute('data-stages', 'ready'));
  };

  override componentDidMount(): void {
    window.addEventListener('pointerdown', this.#press, true);
    window.addEventListener('keydown', this.#press, true);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pointerdown', this.#press, true);
    window.removeEventListener('keydown', this.#press, true);
    cancelAnimationFrame(this.#frame);
    this.#left = undefined;
    this.#pictures.clear();
    this.#performance?.end();
  }

  override getSnapshotBeforeUpdate({ now: then }: LayerProps): Change | null {
    const { now, pieces, aims, flights, stages } = this.props;
    this.#showNow();
    if (!follows(then, now)) return null;
    const staged = stagedBetween(then, now, stages);
    const motion = {
      before: pieces(then),
      after: pieces(now),
      aims: aims?.(then, now) ?? NO_AIMS,
      flights: staged === undefined ? (flights?.(then, now) ?? []) : [],
    };
    const ends = endsOf(motion);
    const before = look(find, motion.before, ends, (key) => !motion.after.has(key));
    return { motion, ends, before, staged };
  }

  override componentDidUpdate(_: LayerProps, __: unknown, change: Change | null): void {
    const layer = this.#layer.current;
    if (change === null || layer === null) return;
    this.#prepare();
    // To lay out the page, to measure it and to let things travel, each has a task of its own if there's time: not the one that
    // changed the page nor the one that paints it.
    this.#left = () => {
      layer.getBoundingClientRect();
      return () => this.#measure(change, layer);
    };
    soon(this.#goOn);
    this.#frame = requestAnimationFrame(this.#showNow);
  }

  readonly #goOn = (): void => {
    this.#left = this.#left?.();
    if (this.#left !== undefined) soon(this.#goOn);
  };

  /** Before the next frame, or before the page changes once more. Pictures may come later: no frame waits for them. */
  readonly #showNow = (): void => {
    cancelAnimationFrame(this.#frame);
    while (this.#left !== undefined) this.#left = this.#left();
  };

  #measure({ motion, ends, before, staged }: Change, layer: HTMLElement): Step {
    this.#finish();
    if (staged === undefined) this.#performance?.yield();
    else this.#performance?.end();
    const after = look(find, motion.after, ends);
    const { begin, pictures } = play(find, layer, before, after, {
      ...motion,
      staged: staged ? stagedThings(staged.stage) : NOTHING,
    });
    return () => {
      const { say } = this.props;
      const later = this.#pictures.add;
      if (staged !== undefined)
        this.#performance = staged.perform(staged.stage, { ...staged, find, layer, say, later });
      begin();
      pictures.forEach(later);
      return undefined;
    };
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

/** Shows where things went between two moments. */
export function Travels(props: TravelsProps) {
  const { board } = useTable();
  return <TravelLayer {...props} stages={board?.stages} say={useSpeech().say} />;
}
