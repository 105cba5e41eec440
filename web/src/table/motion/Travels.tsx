import { Component, createRef, type ReactNode } from 'react';
import { type Found, look } from '../../kit/motion/look.ts';
import { type Aims, NO_AIMS, type Scene } from '../../kit/motion/plan.ts';
import { type Flight, finishAll, play } from '../../kit/motion/play.ts';
import type { Snapshot } from '../source.ts';
import '../../kit/motion/motion.css';

interface TravelsProps {
  readonly now: Snapshot;
  /** Tokens that fly between two moments. */
  readonly flights?: (before: Snapshot, now: Snapshot) => readonly Flight[];
  /** Where things came from and went, when that depends on what happened. */
  readonly aims?: (before: Snapshot, now: Snapshot) => Aims;
  readonly children: ReactNode;
}

/** Things also travel to and from the bar above the board. */
const tableOf = (host: HTMLElement): HTMLElement => host.closest<HTMLElement>('.table') ?? host;

const NOTHING: Scene<Found> = { things: new Map(), places: new Map() };

/**
 * Shows where things went. Whatever carries `data-travel` inside is looked at just before the page changes
 * and just after; the page itself never waits. A class, since only a class may look at the page before it changes.
 */
export class Travels extends Component<TravelsProps> {
  readonly #host = createRef<HTMLDivElement>();
  readonly #layer = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    window.addEventListener('pointerdown', finishAll, true);
    window.addEventListener('keydown', finishAll, true);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pointerdown', finishAll, true);
    window.removeEventListener('keydown', finishAll, true);
  }

  override getSnapshotBeforeUpdate({ now }: TravelsProps): Scene<Found> {
    const host = this.#host.current;
    return host === null || now.moment === this.props.now.moment ? NOTHING : look(tableOf(host));
  }

  override componentDidUpdate({ now: then }: TravelsProps, _: unknown, before: Scene<Found>): void {
    const { now, flights, aims } = this.props;
    const [host, layer] = [this.#host.current, this.#layer.current];
    if (host === null || layer === null || before === NOTHING) return;
    finishAll();
    const table = tableOf(host);
    play(table, layer, before, look(table), flights?.(then, now) ?? [], aims?.(then, now) ?? NO_AIMS);
  }

  override render(): ReactNode {
    return (
      <div ref={this.#host} className="travels">
        {this.props.children}
        <div ref={this.#layer} className="travel-layer" aria-hidden="true" inert />
      </div>
    );
  }
}
