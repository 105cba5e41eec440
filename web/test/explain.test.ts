import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  artifacts,
  assistants,
  bonusTiles,
  camps,
  guardians,
  idols,
  items,
  slotOptions,
  tilesI,
  tilesII,
} from '@moonstaff/arnak';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { readingOf } from '../src/boards/arnak/inspect/reading.ts';
import { everySpot } from '../src/boards/arnak/keyboard.ts';
import { costSigns, effectSigns } from '../src/boards/arnak/parts/signs.ts';
import { KIND_ICONS } from '../src/boards/arnak/play/kinds.ts';
import { SIGNS as ARNAK } from '../src/boards/arnak/signs.ts';
import type { Spot } from '../src/boards/arnak/things.ts';
import { SIGNS as GUILD } from '../src/boards/guild/signs.ts';
import { entryFor, found, signName } from '../src/table/key/signs.ts';
import { Desk } from './support/arnak-moment.ts';

describe('the key to all signs', () => {
  it('has a name and a sentence for each, in every language', async () => {
    for (const code of LANGUAGES) {
      const words = await loadWords(code);
      for (const { name, text } of [...ARNAK, ...GUILD].flatMap(({ signs }) => signs)) {
        assert.notEqual(words.t(name), name, `${code} ${name}`);
        assert.match(words.t(text), /\.$/, `${code} ${text}`);
      }
    }
  });

  it('has every sign that a component of Arnak shows', () => {
    const effects = [
      ...[...items, ...artifacts, ...camps, ...tilesI, ...tilesII, ...idols, ...bonusTiles, ...slotOptions].map(
        ({ effect }) => effect,
      ),
      ...assistants.flatMap(({ silver, gold }) => [silver, gold]),
      ...guardians.flatMap(({ boon }) => (boon.kind === 'freeAction' ? [boon.effect] : [])),
    ];
    const signs = [...effects.flatMap(effectSigns), ...guardians.flatMap(({ cost }) => costSigns(cost))];
    const names = new Set([...signs.filter((sign) => !('text' in sign)).map(signName), ...Object.values(KIND_ICONS)]);
    // A level is drawn by the tent of its camps, which is named where it is.
    names.delete('camping-tent');
    assert.deepEqual(
      [...names].filter((name) => entryFor(ARNAK, name) === undefined),
      [],
    );
  });

  it('is searched by name and meaning', async () => {
    const words = await loadWords('en');
    assert.deepEqual(
      found(ARNAK, 'hire pilot', words).flatMap(({ signs }) => signs.map(({ name }) => name)),
      ['arnakSign.coin'],
    );
    assert.deepEqual(found(ARNAK, 'no such thing', words), []);
    assert.equal(found(GUILD, '', words).length, GUILD.length);
  });
});

describe('the inspector', () => {
  it('has a title and a sentence for every spot of the table', async () => {
    const desk = Desk.with({ hand: ['fear', 'funding-car'], coins: 3, compass: 3, crates: 1 });
    const words = await loadWords('en');
    const more: readonly Spot[] = [
      { on: 'fearTiles' },
      { on: 'resource', resource: 'coins' },
      { on: 'icon', icon: 'plane', copy: 0 },
    ];
    for (const spot of [...everySpot(desk.moment.view, desk.model), ...more]) {
      const reading = readingOf(spot, desk.moment.view, words);
      assert.ok(reading !== undefined && reading.title !== '', JSON.stringify(spot));
      assert.ok(
        reading.lines.some((line) => line !== ''),
        JSON.stringify(spot),
      );
    }
  });
});
