import { foremost, type SoundName } from '../../kit/sound/tones.ts';
import type { BoardModule } from '../board.ts';
import type { Snapshot } from '../source.ts';

/** What is heard when one moment follows another: the foremost of what was logged, and of winning. */
export function heardBetween(
  before: Snapshot,
  now: Snapshot,
  { sounds }: Pick<BoardModule, 'sounds'>,
): SoundName | undefined {
  if (now.replay !== undefined || now.past !== undefined || now.moment <= before.moment) return undefined;
  const last = before.log.at(-1)?.id ?? -1;
  const logged = now.log.filter(({ id }) => id > last).flatMap(({ phrase }) => sounds[phrase.key] ?? []);
  const won = before.outcome === undefined && now.outcome?.winners.some((seat) => seat === now.viewer);
  return foremost(won ? ['win', ...logged] : logged);
}
