import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import { guild } from '@moonstaff/guild';
import { type AnyGame, at, eventFor, fastRandom, nextBelow, type Phrase, parseOptions } from '@moonstaff/kernel';
import { LANGUAGES, loadWords, type Words } from '@moonstaff/text';

const SEATS = ['Ana', 'Bruno', 'Celia', 'Dora'];

/** A sentence that a person may be shown: nothing unnamed, no id, no key. */
function assertSaid(said: string, of: unknown): void {
  assert.doesNotMatch(
    said,
    /undefined|\[object|[{}]|NaN|[a-z]-[a-z0-9]+-|arnak\.|guild\./,
    `${said} ${JSON.stringify(of)}`,
  );
  assert.ok(said.trim() !== '');
}

/** Plays a game at random and says everything in it: choices, previews, events, walls, questions. */
function sayAll(game: AnyGame, seats: number, options: object, seed: number, words: Words): Set<string> {
  const random = fastRandom(seed);
  const scene = { phrases: game.phrases, seats: SEATS };
  const said = new Set<string>();
  const say = (phrase: Phrase): void => {
    said.add(phrase.key);
    assertSaid(words.say(phrase, scene), phrase);
  };
  const state = game.setup(parseOptions(game.options, seats, options), seats, fastRandom(seed), game.rules.current);
  for (let i = 0; i < 2000; i++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    if (i % 10 === 0) for (const action of legal) assertSaid(words.act(game.id, action, scene), action);
    const action = at(legal, nextBelow(random, legal.length));
    if (i % 10 === 0) {
      const { price, gains, reveals } = game.preview(state, seat, action);
      for (const phrase of [...price, ...gains, ...(reveals === undefined ? [] : [reveals])]) say(phrase);
    }
    game.apply(state, seat, action, {
      event: (event) => {
        say(eventFor(event, seat));
        say(eventFor(event, 'spectator'));
      },
      reveal: say,
      confirm: say,
      settle: say,
    });
  }
  return said;
}

describe('everything that happens in play can be said', () => {
  for (const code of LANGUAGES) {
    it(`in ${code}`, async () => {
      const words = await loadWords(code);
      const heard = new Set<string>();
      for (const seed of [1, 2, 3]) {
        for (const key of sayAll(arnak, 2, { board: seed === 2 ? 'snake' : 'bird' }, seed, words)) heard.add(key);
        for (const key of sayAll(arnak, 1, {}, seed, words)) heard.add(key);
        for (const map of ['avenia', 'cnidaria']) {
          for (const key of sayAll(guild, 2, { map }, seed, words)) heard.add(key);
        }
      }
      assert.ok(heard.size > 70, `${heard.size} kinds of phrases were heard`);
    });
  }
});
