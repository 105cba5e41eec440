import { type GameId, isGameId } from '@moonstaff/catalogue';
import { type Phrase, Refusal } from '@moonstaff/kernel';
import type { Moment } from '../../kit/route/moment.ts';
import { gameNamed } from '../engine/games.ts';
import type { Opener } from '../engine/host.ts';
import type { SavedGame } from '../engine/saved.ts';
import type { Eyes, OtherTurn, Snapshot } from '../source.ts';
import { Recording } from './recording.ts';
import { troubleOf } from './trouble.ts';

/** A moment the page wants, as somebody saw it. */
export interface Wind {
  readonly at: Moment;
  readonly eyes: Eyes;
  /** Played from there instead of what was: another turn of a seat. */
  readonly instead?: OtherTurn;
}

/** First the game itself, then moments of it. */
export type ToRecording = { readonly saved: SavedGame } | Wind;

export type Wound = { readonly snapshot: Snapshot } | { readonly trouble: Phrase };

/** Runs in a worker and shows moments of one recording. `openers` make a view in which nothing is hidden. */
export function playRecordings(openers: { readonly [Id in GameId]: Opener }): void {
  let recording: Promise<Recording> | undefined;

  const open = async (saved: SavedGame): Promise<Recording> => {
    const game = await gameNamed(saved.game);
    const opener = isGameId(saved.game) ? openers[saved.game] : undefined;
    if (game === undefined || opener === undefined) throw new Refusal('trouble.notFound');
    return new Recording(game, saved, opener);
  };

  self.onmessage = async ({ data }: MessageEvent<ToRecording>) => {
    if ('saved' in data) {
      recording = open(data.saved);
      return;
    }
    const answer: Wound | undefined = await recording?.then(
      (one) => ({ snapshot: one.at(data.at, data.eyes, data.instead) }),
      (error) => ({ trouble: troubleOf(error) }),
    );
    self.postMessage(answer);
  };
}
