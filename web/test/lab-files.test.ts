import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@moonstaff/catalogue';
import { ADAPTERS, readScenarios, runWith, scenarioFiles } from '@moonstaff/scenarios';
import { loadAdapter } from '@moonstaff/scenarios/page';
import { isThorough } from '@moonstaff/tools/thorough';
import { fileOf, readLab, setUp, withSteps } from '../src/pages/lab/lab.ts';

const folderOf = (path: string): string => fileURLToPath(new URL(`../../scenarios/${path}`, import.meta.url));

/** Every file: `npm run thorough`. Here, files from all over. */
const EVERY = isThorough ? 1 : 20;

for (const game of GAME_IDS) {
  describe(`the scenario files of ${game}`, () => {
    it('are the same after being opened and saved in the laboratory', async () => {
      const adapter = await loadAdapter(game);
      let count = 0;
      const files = [game, `puzzles/${game}`].flatMap((path) => scenarioFiles(folderOf(path)));
      for (const file of files.filter((_, i) => i % EVERY === 0)) {
        const opened = readLab(readFileSync(file, 'utf8'));
        assert.ok('drafts' in opened, `${file}: ${JSON.stringify(opened)}`);
        const saved = fileOf(
          opened.drafts.map((draft) => {
            const laid = setUp(draft, adapter, String);
            assert.ok('example' in laid, `${file}: ${draft.title}: ${JSON.stringify(laid)}`);
            return withSteps(draft, laid, laid.example.entries);
          }),
        );
        assert.deepEqual(readLab(saved), opened, file);
        for (const scenario of readScenarios(file, saved)) {
          assert.deepEqual(runWith(scenario, ADAPTERS), [], `${file}: ${scenario.title}`);
          count++;
        }
      }
      assert.ok(count > 400 / EVERY, `only ${count}`);
    });
  });
}
