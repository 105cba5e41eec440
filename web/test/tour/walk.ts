import type { GameId } from '@moonstaff/catalogue';
import { loadWords } from '@moonstaff/text';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { layOut } from '../screens/camera.ts';
import { known, seatAll } from '../support/call.ts';
import type { House } from '../support/house.ts';
import { openScene } from '../support/scene.ts';
import { goOn, type Site } from '../support/site.ts';
import type { Leg } from './devices.ts';
import { handOn } from './hands.ts';
import { look } from './look.ts';
import { isTouch, type Stop, type Visit } from './stop.ts';

/** What was found at a stop. */
export interface Finding {
  readonly stop: string;
  readonly faults: readonly string[];
}

interface Walk extends Leg {
  readonly stops: readonly Stop[];
  /** How long it may take until something is there, in milliseconds. */
  readonly patience: number;
  /** Hands over the page while it's at a stop. */
  readonly take?: (page: Page, stop: Stop) => Promise<void>;
}

/** Goes from stop to stop on one device in one language, and says what's wrong at each. */
export async function* walk(house: House, { device, language, stops, patience, take }: Walk): AsyncGenerator<Finding> {
  const { site } = house;
  const { width, height } = device;
  const words = await loadWords(language);
  const options = { viewport: { width, height }, hasTouch: isTouch(device), isMobile: isTouch(device) };
  let kept: { readonly page: Page; readonly settings: string } | undefined;
  let complaints: string[] = [];
  const leave = async (): Promise<void> => {
    await kept?.page.context().close();
    kept = undefined;
  };
  /** One page after the other takes less time than a new one for each stop. */
  const pageFor = async (stop: Stop): Promise<Page> => {
    const settings = stop.live ?? JSON.stringify(stop.settings ?? {});
    if (kept?.settings === settings) return kept.page;
    await leave();
    const page = await (stop.live === undefined
      ? site.arrive(options, { language, ...stop.settings })
      : sitDown(house, stop.live, options, language));
    page.setDefaultTimeout(patience);
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
    kept = { page, settings };
    return page;
  };
  for (const stop of stops) {
    if (stop.except?.(device) === true) continue;
    complaints = [];
    const faults: string[] = [];
    const page = await pageFor(stop);
    const visit: Visit = { page, hand: handOn(page, device.by), device, language, words };
    try {
      await page.mouse.move(0, 0);
      await come(site, stop, visit);
      await take?.(page, stop);
      faults.push(...(await look(page, device)));
      if (stop.opens !== undefined) faults.push(...(await closes(visit, stop.opens)));
    } catch (error) {
      await take?.(page, stop);
      faults.push(String(error).split('\n').slice(0, 3).join(' '));
      // Nobody knows what's open now.
      await leave();
    }
    yield { stop: stop.name, faults: [...faults, ...complaints] };
  }
  await leave();
}

/** Ilka's page at a new table on the server. Marek has said something. */
async function sitDown(house: House, game: GameId, options: BrowserContextOptions, language: string): Promise<Page> {
  const ilka = await known(house, 'Ilka', { language }, options);
  const marek = await known(house, 'Marek');
  await seatAll([ilka, marek], game);
  await marek.page.keyboard.press('c');
  const field = marek.page.getByRole('textbox', { name: 'Write a message' });
  await field.fill('Good luck, and may the best expedition win!');
  await field.press('Enter');
  await marek.page.locator('[data-part="talk"] li').last().waitFor();
  await marek.page.context().close();
  return ilka.page;
}

async function come(site: Site, stop: Stop, visit: Visit): Promise<void> {
  const { page } = visit;
  if (stop.game !== undefined) await openScene(page, stop.game());
  else if (stop.place !== undefined) {
    if (page.url().startsWith(`${site.url}#`)) await goOn(page, 'nowhere');
    else await page.goto(`${site.url}#/nowhere`);
    await layOut(page, stop.kept?.() ?? []);
    await goOn(page, stop.place);
  }
  await stop.come(visit);
}

/** What was opened goes with its cross, and with Escape. */
async function closes({ page, hand, device, words }: Visit, selector: string): Promise<readonly string[]> {
  const opened = page.locator(selector).first();
  const cross = opened.getByRole('button', { name: words.t('table.close') }).first();
  const byCross = device.by !== 'keyboard' && (await cross.count()) > 0;
  if (byCross) await hand.press(cross);
  else await page.keyboard.press('Escape');
  try {
    await opened.waitFor({ state: 'hidden' });
    return [];
  } catch {
    return [`doesn’t close with ${byCross ? 'its cross' : 'Escape'}`];
  }
}
