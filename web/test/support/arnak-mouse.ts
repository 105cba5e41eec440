import assert from 'node:assert/strict';
import { type ArnakAction, type ArnakView, arnak, type Payment } from '@moonstaff/arnak';
import { loadPageWords, plain, type Words } from '@moonstaff/text';
import type { Locator, Page } from 'playwright-core';
import { modelOf } from '../../src/boards/arnak/model.ts';
import { momentOf } from '../../src/boards/arnak/moment.ts';
import { onlyFare } from '../../src/boards/arnak/play/paying.ts';
import { NO_WISH } from '../../src/boards/arnak/play/payment.ts';
import { isEqual, START } from '../../src/boards/arnak/reduce.ts';
import { keyOf, type Spot, type Thing, thingsOf } from '../../src/boards/arnak/things.ts';
import { describe } from '../../src/boards/arnak/words/describe.ts';
import { Host } from '../../src/table/engine/host.ts';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import type { Snapshot } from '../../src/table/source.ts';
import type { Moment } from './arnak-game.ts';
import { showsNow } from './arnak-shown.ts';
import { openScene } from './scene.ts';

/**
 * A person with a mouse at an Arnak table. We play the same game beside the page, and after every action the page must
 * show what the rules made of it.
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
    await page.locator('[data-place="island"]').waitFor();
    // What the others did may stand where the log is; the whole log is checked line by line.
    if ((await page.locator('[data-part="digest"]').count()) > 0) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All lines', exact: true }).click();
    const person = new Person(page, new Host(arnak, game), await loadPageWords('en', { chapters: ['table', 'arnak'] }));
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

  /** Takes a legal action with the mouse only, and checks the result. */
  async does(action: ArnakAction): Promise<void> {
    await this.#clicks(action);
    await this.settles(action);
  }

  /** Repeats the action here and waits until the page shows it. After the turn, the bots move. */
  async settles(action: ArnakAction): Promise<void> {
    const seat = this.#host.viewer;
    this.#host.act(seat, action);
    // A dig that can be paid in one way is paid at once.
    const fare = action.type === 'dig' ? onlyFare(momentOf({ ...this.moment, mine: true, warns: false })) : undefined;
    if (fare !== undefined) this.#host.act(seat, fare);
    const { outcome, toAct } = this.now;
    if (outcome === undefined && toAct.includes(seat)) await this.looks();
  }

  /** Takes back one step. */
  async undoes(): Promise<void> {
    await this.page.locator('.undo').click();
    this.#host.undo();
    await this.looks();
  }

  /** The button over a thing on the table. */
  at(thing: Spot): Locator {
    return this.page.locator(`[data-thing="${keyOf(thing)}"] > button`);
  }

  /** A button that is a thing itself. */
  button(thing: Thing): Locator {
    return this.page.locator(`button[data-thing=${JSON.stringify(keyOf(thing))}]`);
  }

  async #clicks(action: ArnakAction): Promise<void> {
    switch (action.type) {
      case 'pay':
        await this.offers(action);
        await this.button({ on: 'mainButton' }).click();
        return;
      case 'endTurn':
        await this.button({ on: 'mainButton' }).click();
        return;
      case 'cancel':
      case 'skip':
      case 'keepRest':
        await this.button({ on: 'awayButton' }).click();
        return;
    }
    const named = this.button({ on: 'actionButton', action });
    if ((await named.count()) > 0) {
      await named.click();
      return;
    }
    const [thing] = thingsOf(action, this.moment.view);
    assert.ok(thing !== undefined, `nothing to press for ${this.wordsFor(action)}`);
    await this.at(thing).click();
    if (await this.lists()) await named.click();
  }

  /** Whether a list of choices is open. */
  async lists(): Promise<boolean> {
    return (await this.page.getByRole('dialog', { name: 'Choose' }).count()) > 0;
  }

  /** Clicks sources until this payment is selected. */
  async offers(payment: Payment): Promise<void> {
    const wanted = this.#givenFor(payment);
    for (let i = 0; i < 12; i++) {
      const given = await this.given();
      const more = wanted.find((key) => !given.includes(key));
      const less = given.find((key) => !wanted.includes(key));
      if (more !== undefined) await this.#pressesSource(more, true);
      else if (less !== undefined) await this.#pressesSource(less, false);
      else break;
    }
    // The same sources may leave different icons.
    const icons = plain(this.#words.voice('arnak').effects.cost({ travel: payment.keep ?? [] }));
    const keep = this.page.getByRole('button', { name: `Keep ${icons}`, exact: true });
    if (payment.keep !== undefined && (await keep.count()) > 0) {
      await keep.click();
      await keep.and(this.page.locator('[aria-pressed="true"]')).waitFor();
    }
    assert.deepEqual((await this.given()).toSorted(), wanted.toSorted());
  }

  /** The things this payment takes, according to the board's model. */
  #givenFor(payment: Payment): readonly string[] {
    const moment = momentOf({ ...this.moment, mine: true, warns: false });
    const whole = moment.payments.find((one) => isEqual(one, payment));
    assert.ok(whole !== undefined, 'it is one of the payments');
    const { spots } = modelOf(moment, { ...START, wish: { ...NO_WISH, whole } });
    return [...spots].flatMap(([key, { state }]) => (state === 'given' ? [key] : []));
  }

  /** The things the page has selected for the payment. */
  async given(): Promise<readonly string[]> {
    return this.page
      .locator('[data-state="given"]')
      .evaluateAll((list) => list.map((one) => one.getAttribute('data-thing') ?? ''));
  }

  async #pressesSource(key: string, give: boolean): Promise<void> {
    await this.page.locator(`[data-thing="${key}"] > button`).click();
    if (!(await this.lists())) return;
    const name = give ? 'Pay with this' : 'Don’t pay with this';
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }
}
