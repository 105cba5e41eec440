import { LANGUAGES } from '@moonstaff/text';
import { flag, toolArgs } from '@moonstaff/tools/tool-args';
import { axe } from '../test/support/axe.ts';
import { SIZES } from '../test/support/browser.ts';
import { cutOffInLesson, notesIn, openLesson, playLesson, stepOf } from '../test/support/learn.ts';
import { Site } from '../test/support/site.ts';
import { conclude, today } from './record.ts';

const { values } = toolArgs({
  command: 'npm run lessons',
  about: `Both first games from the first note to the last, by pressing what's marked on the board, on a laptop and in the hand; and
whether every note fits in every language.`,
  options: { record: flag('keep the result') },
});
const site = await Site.open();
try {
  const results = [];
  for (const size of ['laptop', 'phone'] as const) {
    const page = await site.visit({ viewport: SIZES[size] });
    for (const lesson of ['arnak', 'guild']) {
      await openLesson(page, lesson);
      const presses = await playLesson(page);
      const [note, notes] = await stepOf(page);
      results.push({ lesson, size, presses, note, notes, axe: await axe(page) });
    }
    await page.context().close();
  }
  const cut = [];
  for (const language of LANGUAGES) {
    const page = await site.visit({}, { language });
    const notes = await notesIn(language);
    for (const lesson of ['arnak', 'guild'])
      cut.push(...(await cutOffInLesson(page, lesson, notes, [SIZES.laptop, SIZES.phone])));
    await page.context().close();
  }
  const { faults } = site;
  const passed =
    [faults, cut].every((list) => list.length === 0) &&
    results.every((one) => one.note === one.notes && one.axe.length === 0);
  conclude('lessons', { date: today(), passed, faults, cut, results }, passed, values.record);
} finally {
  await site.close();
}
