import { isGameId } from '@moonstaff/catalogue';
import { fastRandom, type Viewer } from '@moonstaff/kernel';
import { late } from '../../kit/late/late.ts';
import { gameNamed } from '../engine/games.ts';
import { playedTo } from '../engine/playedTo.ts';
import { freshSeed, type SavedGame } from '../engine/saved.ts';
import type { Snapshot, TableSource } from '../source.ts';

const scenarios = late(() => import('@moonstaff/scenarios/page'));
const linking = late(() => import('../../kit/route/pack.ts'));

/** What seats are called in a scenario. */
const SEATS = ['red', 'blue', 'yellow', 'green'] as const;

/** The laboratory with a moment of a game that's no secret any more. Nothing if no set-up can show it. */
export async function labOfRecording(saved: SavedGame, at: number): Promise<readonly string[] | undefined> {
  const { draftOfMoment, draftText, loadAdapter } = await scenarios();
  const game = await gameNamed(saved.game);
  if (game === undefined || !isGameId(saved.game)) return undefined;
  const match = playedTo(game, saved, at);
  const seats = SEATS.slice(0, saved.sitters.length);
  const draft = draftOfMoment(match, await loadAdapter(saved.game), seats, match.moves.length);
  if (draft === undefined) return undefined;
  const packed = await (await linking()).packText(draftText(titled(draft, saved.game)));
  return ['lab', saved.game, packed];
}

/** The laboratory with the moment that's shown of a table, as it knows it. */
export const labOf = async (
  source: Pick<TableSource, 'hint' | 'lab'>,
  now: Snapshot,
): Promise<readonly string[] | undefined> =>
  source.lab === undefined ? labOfView(now, source.hint !== undefined && !now.noHints) : source.lab();

/**
 * The laboratory with what the viewer may know of a running table: whatever is hidden is dealt again. Without the expert
 * where the table gives no hints.
 */
export async function labOfView(now: Snapshot, hints: boolean): Promise<readonly string[] | undefined> {
  const { draftOfState, draftText, loadAdapter } = await scenarios();
  const game = await gameNamed(now.game);
  if (game === undefined || !isGameId(now.game) || !isSeat(now.viewer)) return undefined;
  const adapter = await loadAdapter(now.game);
  const state = game.imagine(now.view, fastRandom(freshSeed()));
  const seats = SEATS.slice(0, now.sitters.length);
  const draft = draftOfState({ adapter, seats, options: { ...now.options }, rules: game.rules.current }, state);
  if (draft === undefined) return undefined;
  const packed = await (await linking()).packText(draftText(titled(draft, now.game)));
  return ['lab', now.game, packed, ...(hints ? [] : ['plain'])];
}

const isSeat = (viewer: Viewer): boolean => viewer !== 'spectator';

/** A file names a rule and expects something; a position has neither yet. */
const titled = <Draft extends object>(draft: Draft, game: string): Draft => ({
  ...draft,
  title: 'A moment of a game',
  rules: [game === 'arnak' ? 'A-GEN-2' : 'G-GEN-1'],
  expects: game === 'arnak' ? { board: { not: '' } } : { map: { not: '' } },
});
