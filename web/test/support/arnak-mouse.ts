import assert from 'node:assert/strict';
import { type ArnakAction, type ArnakView, arnak, type Payment } from '@moonstaff/arnak';
import { loadWords, plain, type Words } from '@moonstaff/text';
import type { Page } from 'playwright-core';
import { describe } from '../../src/boards/arnak/describe.ts';
import { sourcesOf } from '../../src/boards/arnak/payment.ts';
import { chipKey, wayKey } from '../../src/boards/arnak/places.ts';
import { thingsOf } from '../../src/boards/arnak/things.ts';
import { Host } from '../../src/table/engine/host.ts';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import type { Snapshot } from '../../src/table/source.ts';
import type { Moment } from './arnak-game.ts';
import { showsNow } from './arnak-shown.ts';
import { openScene } from './scene.ts';

/**
 * A person with a mouse at an Arnak table. The same table is played on beside the page, and after every deed
 * the page must show what the rules made of it.
 */
export class Person {
  readonly page: Page;
  readonly #host: Host;
  readonly #words: Words;

  private constructor(page: Page, host: Host, words: Words) {
    this.page = page;
    this.#host = host;
    this.#words = words;
  }

  static async sitsDown(page: Page, game: SavedGame): Promise<Person> {
    await openScene(page, game);
    await page.locator('.arnak').waitFor();
    const person = new Person(page, new Host(arnak, game), await loadWords('en'));
    await person.looks();
    return person;
  }

  get now(): Snapshot {
    return this.#host.snapshot();
  }

  get moment(): Moment {
    return { view: this.now.view as ArnakView, legal: this.now.legal as readonly ArnakAction[] };
  }

  /** The page shows what the rules say. */
  looks(): Promise<void> {
    return showsNow(this.page, this.now, this.#words);
  }

  /** A legal action as the page words it. */
  wordsFor(action: ArnakAction): string {
    return describe(action, this.now, this.#words);
  }

  /** The first legal action like this one. */
  legal<Wanted extends ArnakAction>(wanted: (action: ArnakAction) => action is Wanted): Wanted;
  legal(wanted: (action: ArnakAction) => boolean): ArnakAction;
  legal(wanted: (action: ArnakAction) => boolean): ArnakAction {
    const found = this.moment.legal.find(wanted);
    assert.ok(found, `not among ${JSON.stringify(this.moment.legal)}`);
    return found;
  }

  /** Takes a legal action with the mouse alone, and looks at what came of it. */
  async does(action: ArnakAction): Promise<void> {
    await this.#clicks(action);
    await this.settles(action);
  }

  /** What was done is done here as well; then the page shows it. After the turn it is the bots' to move. */
  async settles(action: ArnakAction): Promise<void> {
    const seat = this.#host.viewer;
    this.#host.act(seat, action);
    const { outcome, toAct } = this.now;
    if (outcome === undefined && toAct.includes(seat)) await this.looks();
  }

  /** Takes back one step. */
  async undoes(): Promise<void> {
    await this.page.locator('.undo').click();
    this.#host.undo();
    await this.looks();
  }

  key(thing: string) {
    return this.page.locator(`[data-thing="${thing}"] > .spot-key`).first();
  }

  async #clicks(action: ArnakAction): Promise<void> {
    const { page } = this;
    switch (action.type) {
      case 'pay':
        await this.offers(action);
        await page.locator('.band-done.band-ready').click();
        return;
      case 'keepRest':
      case 'endTurn':
        await page.locator('.band-done.band-ready').click();
        return;
      case 'cancel':
      case 'skip':
        await page.locator('.band-away').click();
        return;
    }
    const chip = page.locator(`[data-thing="${chipKey(action)}"]`);
    if ((await chip.count()) > 0) {
      await chip.click();
      return;
    }
    const [thing] = thingsOf(action, this.moment.view);
    assert.ok(thing !== undefined, `nothing to press for ${this.wordsFor(action)}`);
    await this.key(thing).click();
    if (await this.lists()) await page.locator(`[data-thing="${wayKey(action)}"]`).click();
  }

  /** Whether what was pressed asks which of its ways is meant. */
  async lists(): Promise<boolean> {
    return (await this.page.locator('.ways').count()) > 0;
  }

  /** Clicks sources until this payment is the one that would be made. */
  async offers(payment: Payment): Promise<void> {
    const wanted = sourcesOf(payment);
    for (let i = 0; i < 12; i++) {
      const spent = await this.spent();
      const more = [...wanted].find(([thing, n]) => (spent.get(thing) ?? 0) < n)?.[0];
      const less = [...spent].find(([thing, n]) => (wanted.get(thing) ?? 0) < n)?.[0];
      if (more !== undefined) await this.#pressesSource(more, true);
      else if (less !== undefined) await this.#pressesSource(less, false);
      else break;
    }
    const words = this.wordsFor(payment);
    const proposed = this.page.locator('.band-done small');
    // The same sources may leave different icons.
    if (payment.keep !== undefined && (await proposed.textContent()) !== words) {
      const icons = plain(this.#words.effects.cost({ travel: payment.keep }));
      await this.page
        .locator('.chips')
        .getByRole('button', { name: `Keep ${icons}`, exact: true })
        .click();
    }
    await proposed.filter({ hasText: words }).waitFor();
    assert.equal(await proposed.textContent(), words);
  }

  /** What the payment takes now: the things raised, with their number. */
  async spent(): Promise<ReadonlyMap<string, number>> {
    const things = await this.page
      .locator('.spot.spent')
      .evaluateAll((list) => list.map((one) => one.getAttribute('data-thing') ?? ''));
    const found = new Map<string, number>();
    for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
    return found;
  }

  async #pressesSource(thing: string, give: boolean): Promise<void> {
    await this.page
      .locator(`[data-thing="${thing}"]${give ? ':not(.spent)' : '.spent'} > .spot-key`)
      .first()
      .click();
    if (!(await this.lists())) return;
    const name = give ? 'Use it for the payment' : 'Take it out of the payment';
    await this.page.locator('.ways').getByRole('button', { name, exact: true }).click();
  }
}
