import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  artifacts,
  assistants,
  basicCards,
  bonusTiles,
  camps,
  type Effect,
  guardians,
  idols,
  items,
  slotOptions,
  tilesI,
  tilesII,
  tracks,
} from '@moonstaff/arnak';
import { basicCards as exploreCards, goals, investigateCards, treasures } from '@moonstaff/guild';
import { canonical } from '@moonstaff/kernel';
import { LANGUAGES, loadWords, plain, type Sentence } from '@moonstaff/text';

/** The text alone must say what an effect does, so no two effects may read the same. */
function assertApart<T>(things: readonly T[], data: (thing: T) => unknown, word: (thing: T) => Sentence): void {
  const read = new Map<string, string>();
  for (const thing of things) {
    const text = plain(word(thing));
    const meant = canonical(data(thing));
    assert.equal(read.get(text) ?? meant, meant, text);
    read.set(text, meant);
  }
  assert.ok(read.size > 5);
}

const effects: readonly Effect[] = [
  ...[...basicCards, ...items, ...artifacts, ...camps, ...tilesI, ...tilesII].map(({ effect }) => effect),
  ...[...idols, ...slotOptions, ...bonusTiles].map(({ effect }) => effect),
  ...assistants.flatMap(({ silver, gold }) => [silver, gold]),
  ...Object.values(tracks).flatMap(({ rows }) =>
    rows.flatMap(({ glass, notebook }) => [glass.effect, notebook.effect]),
  ),
];

describe('different things read differently', () => {
  for (const code of LANGUAGES) {
    it(`in ${code}`, async () => {
      const words = await loadWords(code);
      assertApart(
        effects,
        (effect) => effect,
        (effect) => words.voice('arnak').effects.effect(effect),
      );
      assertApart(
        [...items, ...artifacts],
        ({ effect, timing, ...card }) => ({ effect, timing, burns: 'exilesItself' in card && card.exilesItself }),
        (card) => words.voice('arnak').effects.card(card),
      );
      assertApart(
        guardians,
        ({ cost }) => cost,
        ({ cost }) => words.voice('arnak').effects.cost(cost),
      );
      assertApart(
        [...exploreCards, ...investigateCards],
        ({ steps, coinSpacesTimes, extraTreasures }) => ({ steps, coinSpacesTimes, extraTreasures }),
        (card) => words.voice('guild').card(card),
      );
      assertApart(
        goals,
        ({ condition }) => condition,
        ({ condition }) => words.voice('guild').goal(condition),
      );
      assertApart(
        treasures,
        ({ effect }) => effect,
        (treasure) => words.voice('guild').treasure(treasure),
      );
    });
  }
});
