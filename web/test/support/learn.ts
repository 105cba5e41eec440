import assert from 'node:assert/strict';
import { type LanguageCode, type LessonNote, loadWords } from '@moonstaff/text';
import type { Page } from 'playwright-core';
import { awaitWish, press, type Wishes } from './wishes.ts';

/** Every note of both lessons. */
export async function notesIn(language: LanguageCode): Promise<readonly LessonNote[]> {
  const words = await loadWords(language);
  const lessons = await Promise.all((['arnak', 'guild'] as const).map((game) => words.lesson(game)));
  return lessons.flatMap((lesson) => [...lesson.values()]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export async function openLesson(page: Page, name: string): Promise<void> {
  await page.evaluate((lesson) => {
    window.location.hash = `#/learn/${lesson}`;
  }, name);
  await page.locator(`[data-board="${name}"]`).waitFor();
  await page.locator('[data-place="note"]').waitFor();
}

/** The number of the note, and the number of notes. */
export async function stepOf(page: Page): Promise<readonly [number, number]> {
  const [at = 0, of = 0] =
    ((await page.locator('[data-place="note"] small').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [at, of];
}

/** What the note wants. */
export type Wish = 'over' | 'read' | 'try' | 'do';

const WISHES: Wishes<Wish> = [
  ['wait', '[aria-busy="true"], [data-says="wait"]'],
  ['over', '[data-does="play"]'],
  ['read', '[data-does="next"]'],
  // On a phone the note covers the board until it's folded.
  ['try', '[data-does="try"]'],
  ['do', '[data-marked="wanted"]'],
];

/** Waits while others move, then says what the note wants. */
export const awaitNote = (page: Page): Promise<Wish> => awaitWish(page, WISHES);

/** Does what the note asks for: reads on, or presses the thing marked on the board. */
export async function follow(page: Page): Promise<Wish> {
  const wish = await press(page, WISHES);
  assert.equal(await page.locator('[data-says="stray"]').count(), 0);
  return wish;
}

/**
 * Plays on by pressing what's marked, to the note with this number or to the last one, and looks at every note once.
 * Returns how many things were pressed.
 */
export async function playLesson(page: Page, until = Number.POSITIVE_INFINITY): Promise<number> {
  let seen = 0;
  for (let presses = 0; presses < 150; presses++) {
    const wish = await awaitNote(page);
    const [at] = await stepOf(page);
    if (at !== seen) assert.deepEqual(await cutOff(page), [], `note ${at}`);
    seen = at;
    if (wish === 'over' || at >= until) return presses;
    await follow(page);
  }
  return assert.fail(`the lesson doesn't end; at note ${seen}`);
}

/** Texts of the note that don't fit, and buttons that are out of sight. */
const cutOff = (page: Page): Promise<readonly string[]> => page.evaluate(cutOffNow);

const cutOffNow = (): readonly string[] =>
  [...document.querySelectorAll('[data-place="note"], [data-place="note"] :is(h2, p, button)')]
    .filter((thing) => {
      const note = thing.closest('[data-place="note"]')?.getBoundingClientRect().bottom ?? 0;
      const isOut = thing.matches('button') && thing.getBoundingClientRect().bottom > note;
      return isOut || thing.scrollWidth > thing.clientWidth + 1;
    })
    .map((thing) => `${thing.className}: ${thing.textContent}`);

/** Puts each of these texts into the note that's open, and lists those that don't fit. */
const cutOffWith = (page: Page, notes: readonly LessonNote[]): Promise<readonly string[]> =>
  page.evaluate(
    `((notes) => {
      const parts = ['h2', 'h2 + p', '[data-says="ask"]'].map((part) => document.querySelector('[data-place="note"] ' + part));
      const before = parts.map((part) => part.textContent);
      const cut = notes.flatMap(({ title, text, ask }) => {
        for (const [i, words] of [title, text, ask ?? ''].entries()) parts[i].textContent = words;
        return (${cutOffNow})();
      });
      for (const [i, part] of parts.entries()) part.textContent = before[i];
      return cut;
    })(${JSON.stringify(notes)})`,
  );

/**
 * Opens a lesson and returns every text that doesn't fit at one of these sizes. It isn't played: the texts of all notes
 * are put into the first that asks for something, and the buttons are looked at there, before it and at the end.
 */
export async function cutOffInLesson(
  page: Page,
  lesson: string,
  notes: readonly LessonNote[],
  sizes: readonly Size[],
): Promise<readonly string[]> {
  const cut: string[] = [];
  const look = async (texts: readonly LessonNote[] = []): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const found = [...(await cutOff(page)), ...(texts.length === 0 ? [] : await cutOffWith(page, texts))];
      cut.push(...found.map((text) => `${lesson} at ${size.width}: ${text}`));
    }
  };
  await leaveAt(page, lesson, 0);
  await openLesson(page, lesson);
  await look();
  while ((await awaitNote(page)) === 'read') await page.locator('[data-does="next"]').click();
  await look(notes);
  await openEnd(page, lesson, 0);
  assert.equal(await awaitNote(page), 'over');
  await look();
  return cut;
}

/** Goes home, and opens the lesson again with this number of notes left after the one that's shown. */
export async function openEnd(page: Page, lesson: string, left: number): Promise<void> {
  const [, last] = await stepOf(page);
  await leaveAt(page, lesson, last - 1 - left);
  await openLesson(page, lesson);
}

/** Goes home, and has the page remember that the lesson was left at this note. */
async function leaveAt(page: Page, lesson: string, note: number): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '';
  });
  await page.locator('[data-page="home"]').waitFor();
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `moonstaff.lesson.${lesson}`,
    `${note}`,
  ] as const);
}
