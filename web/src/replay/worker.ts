import { type Phrase, phrase, Refusal, type Viewer } from '@moonstaff/kernel';
import { gameNamed } from '../offline/games.ts';
import { loadGame } from '../offline/store.ts';
import type { Snapshot } from '../table/source.ts';
import { Recording } from './recording.ts';

/** What the page asks, and what it is told. */
export interface Wind {
  readonly table: string;
  readonly at: number;
  readonly viewer: Viewer;
}

export type Wound = { readonly snapshot: Snapshot } | { readonly trouble: Phrase };

let recording: Promise<Recording> | undefined;

async function load(table: string): Promise<Recording> {
  const saved = await loadGame(table);
  const game = saved && (await gameNamed(saved.game));
  if (saved === undefined || game === undefined) throw new Refusal('trouble.notFound');
  return new Recording(game, saved);
}

self.onmessage = async ({ data: { table, at, viewer } }: MessageEvent<Wind>) => {
  recording ??= load(table);
  const answer: Wound = await recording.then(
    (one) => ({ snapshot: one.at(at, viewer) }),
    (error) => ({ trouble: error instanceof Refusal ? error.phrase : phrase('trouble.unexpected') }),
  );
  self.postMessage(answer);
};
