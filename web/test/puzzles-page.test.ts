import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { GAME_IDS, type GameId } from '@moonstaff/catalogue';
import { isThorough } from '@moonstaff/tools/thorough';
import { axe } from './support/axe.ts';
import { Site } from './support/site.ts';

const gradesOf = (game: GameId): readonly number[] =>
  [...JSON.parse(readFileSync(new URL(`../../scenarios/puzzles/${game}/grades.json`, import.meta.url), 'utf8'))].map(
    Number,
  );

let site: Site;
before(async () => {
  site = await Site.open();
});
after(() => site.close());

// Both games: `npm run thorough`.
for (const game of isThorough ? GAME_IDS : (['arnak'] as const)) {
  test(`a puzzle of ${game} is looked at, played, and opened in the laboratory`, async () => {
    const page = await site.newPage();
    await page.goto(`${site.url}#/puzzles/${game}`);
    await page.getByText(/^Solved:\s0\sof\s\d+$/).waitFor();
    const all = await page.locator('[data-page="puzzles"] li').count();
    assert.equal(all, gradesOf(game).length);
    assert.deepEqual(await axe(page, { colours: false, when: isThorough }), []);
    await page.getByRole('radio', { name: 'Easy' }).check();
    assert.equal(
      await page.locator('[data-page="puzzles"] li').count(),
      gradesOf(game).filter((grade) => grade === 1).length,
    );
    await page.getByRole('radio', { name: 'All' }).check();

    await page.getByRole('link', { name: /^Puzzle 2, / }).click();
    const note = page.locator('[data-part="puzzle"]');
    await note.getByText(/One turn is clearly better/).waitFor();
    await note.getByRole('button', { name: 'Show the best turn' }).click();
    await note.getByText('The best turn', { exact: true }).waitFor();
    assert.equal(await note.locator('[data-says]').count(), 0, 'what was only shown isn’t solved');
    assert.deepEqual(await axe(page, { of: '[data-part="puzzle"]' }), []);
    await note.getByRole('button', { name: 'Try again' }).click();
    await note.getByText(/One turn is clearly better/).waitFor();
    await note.getByRole('button', { name: 'Open in the laboratory' }).click();
    await page.locator('[data-page="lab"] textarea').waitFor();
    assert.match(await page.locator('textarea').inputValue(), /title: Puzzle 2/);
    assert.deepEqual(site.faults, []);
    await page.context().close();
  });
}
