import { isGameId } from '@moonstaff/catalogue';
import { type Phrase, Refusal } from '@moonstaff/kernel';
import type { SavedGame } from '../device/saved.ts';
import { gameNamed } from '../engine/games.ts';
import type { Eyes, Snapshot } from '../source.ts';
import type { Moment } from './moment.ts';
import { OPENERS } from './openers.ts';
import { Recording } from './recording.ts';
import { troubleOf } from './trouble.ts';

/** What the page asks: a moment as somebody saw it. */
export interface Wind {
  readonly at: Moment;
  readonly eyes: Eyes;
}

/** First the game itself, then moments of it. */
export type ToRecording = { readonly saved: SavedGame } | Wind;

export type Wound = { readonly snapshot: Snapshot } | { readonly trouble: Phrase };

let recording: Promise<Recording> | undefined;

async function open(saved: SavedGame): Promise<Recording> {
  const game = await gameNamed(saved.game);
  const open = isGameId(saved.game) ? OPENERS[saved.game] : undefined;
  if (game === undefined || open === undefined) throw new Refusal('trouble.notFound');
  return new Recording(game, saved, open);
}

self.onmessage = async ({ data }: MessageEvent<ToRecording>) => {
  if ('saved' in data) {
    recording = open(data.saved);
    return;
  }
  const answer: Wound | undefined = await recording?.then(
    (one) => ({ snapshot: one.at(data.at, data.eyes) }),
    (error) => ({ trouble: troubleOf(error) }),
  );
  self.postMessage(answer);
};
