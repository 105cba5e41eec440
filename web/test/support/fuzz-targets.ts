/** What somebody may have put into a link, for the fuzzer. */

import { loadGame } from '@moonstaff/catalogue';
import { type AnyGame, Match, Refusal } from '@moonstaff/kernel';
import type { Target } from '@moonstaff/tools/guided';
import { packText } from '../../src/kit/route/pack.ts';
import { unpack } from '../../src/table/replay/link.ts';

async function openRecordings(): Promise<Target> {
  const games = new Map<string, AnyGame>([
    ['arnak', await loadGame('arnak')],
    ['guild', await loadGame('guild')],
  ]);
  const seed = '5'.repeat(64);
  const undo = { kind: 'undo', seat: 0 };
  const seeds = [...games.values()].map(({ id, rules }) => {
    const game = games.get(id);
    const match = game && Match.start(game, { seats: 2, options: {}, seed, rules: rules.current });
    const [action] = match === undefined ? [] : (game?.legal(match.state, 0) ?? []);
    const entries = [{ kind: 'act', seat: 0, action }, undo];
    return JSON.stringify({ game: id, rules: rules.current, options: {}, seed, names: ['Ilka', 'Bert'], entries });
  });
  return {
    seeds,
    run: async (input) => {
      const saved = await unpack(await packText(input));
      const game = games.get(saved.game);
      if (game === undefined) throw new Refusal('trouble.notFound');
      const { sitters, options, seed, rules, entries } = saved;
      const match = Match.start(game, { seats: sitters.length, options, seed, rules });
      for (const entry of entries) match.enter(entry);
    },
    isRefusal: (error) => error instanceof Refusal,
  };
}

export const targets = { recording: openRecordings };
