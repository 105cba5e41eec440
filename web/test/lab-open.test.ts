import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_IDS } from '@moonstaff/catalogue';
import { loadAdapter } from '@moonstaff/scenarios/page';
import { unpackText } from '../src/kit/route/pack.ts';
import { readLab, setUp } from '../src/pages/lab/lab.ts';
import { gameNamed } from '../src/table/engine/games.ts';
import { Host } from '../src/table/engine/host.ts';
import type { SavedGame } from '../src/table/engine/saved.ts';
import { labOf, labOfRecording, labOfView } from '../src/table/lab/open.ts';

const OPTIONS = { arnak: { board: 'bird', first: 0 }, guild: { map: 'avenia' } } as const;
const ACTIONS = 20;

for (const id of GAME_IDS) {
  describe(`a game of ${id} opened in the laboratory`, async () => {
    const game = await gameNamed(id);
    assert.ok(game !== undefined);
    const saved: SavedGame = {
      ...{ id: 'x', game: id, rules: game.rules.current, options: OPTIONS[id], seed: '3'.repeat(64) },
      sitters: [
        { kind: 'person', name: 'A' },
        { kind: 'bot', name: 'B', level: 'novice' },
      ],
      ...{ entries: [], over: false, changed: 0 },
    };

    const assertOpens = async (address: readonly string[] | undefined): Promise<void> => {
      assert.deepEqual(address?.slice(0, 2), ['lab', id]);
      const reading = readLab(await unpackText(address?.[2] ?? ''));
      assert.ok('drafts' in reading, JSON.stringify(reading));
      const laid = setUp(reading.drafts[0], await loadAdapter(id), (seat) => `P${seat}`);
      assert.ok('example' in laid, JSON.stringify(laid));
    };

    it('shows any moment of a recording', async () => {
      const host = new Host(game, saved);
      for (let i = 0; i < ACTIONS; i++) {
        const { toAct, legal } = host.snapshot();
        const [seat = 0] = toAct;
        const choices = seat === 0 ? legal : (host.botTurn()?.question.legal ?? []);
        const action = choices.find(({ type }) => type !== 'wait');
        assert.ok(action !== undefined);
        host.act(seat, action);
      }
      for (const at of [0, 7, 15, ACTIONS]) await assertOpens(await labOfRecording(host.saved(), at));
    });

    it('shows what the seat may know of a running table, without the expert where there are no hints', async () => {
      const now = new Host(game, saved).snapshot();
      await assertOpens(await labOfView(now, true));
      assert.equal((await labOfView(now, true))?.[3], undefined);
      assert.equal((await labOfView(now, false))?.[3], 'plain');
      assert.equal(await labOfView({ ...now, viewer: 'spectator' }, true), undefined);
      const hint = async () => [];
      assert.equal((await labOf({ hint }, now))?.[3], undefined);
      assert.equal((await labOf({ hint }, { ...now, noHints: true }))?.[3], 'plain', 'hints are off');
      assert.equal((await labOf({}, now))?.[3], 'plain', 'nobody to be asked');
    });

    it('shows nothing of a running table that the seat can’t see', async () => {
      const host = new Host(game, saved);
      const now = host.snapshot();
      const file = async (): Promise<string> => unpackText((await labOfView(now, true))?.[2] ?? '');
      const files = await Promise.all(Array.from({ length: 4 }, file));
      assert.ok(new Set(files).size > 1, 'what’s hidden is dealt anew each time');
      for (const text of files) assert.doesNotMatch(text, /seed/);
    });
  });
}
