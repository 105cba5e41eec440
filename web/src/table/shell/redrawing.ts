import { keepEqual } from '../../kit/same/keepEqual.ts';
import type { Snapshot, TableSource } from '../source.ts';
import { isMyTurn } from '../turn.ts';

/** Draws a snapshot, perhaps as the first one. */
type Show = (now: Snapshot | undefined, isFirst: boolean) => void;

/** Which snapshots of a source are drawn. While one is being drawn, a later one may take its place. */
export class Redrawing {
  readonly #source: Pick<TableSource, 'snapshot'>;
  readonly #show: Show;
  /** The last one that was to be drawn. */
  #latest: Snapshot | undefined;
  /** What came of the viewer's own move isn't skipped: before others go on, the page has shown that it's their turn. */
  #owed = false;

  constructor(source: Pick<TableSource, 'snapshot'>, shown: Snapshot | undefined, show: Show) {
    this.#source = source;
    this.#latest = shown;
    this.#show = show;
  }

  /** The source has changed. */
  readonly draw = (): void => {
    if (this.#owed) return;
    const before = this.#latest;
    // Most of a table stays as it was; only what changed is drawn again.
    const now = keepEqual(before, this.#source.snapshot());
    if (now === before) return;
    this.#owed = before !== undefined && isMyTurn(before);
    this.#latest = now;
    this.#show(now, before === undefined);
  };

  /** This one is on the screen. */
  drawn(now: Snapshot | undefined): void {
    if (!this.#owed || now !== this.#latest) return;
    this.#owed = false;
    this.draw();
  }
}
