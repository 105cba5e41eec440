import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES, loadWords } from '@moonstaff/text';
import { PREFERENCE_NAMES, PREFERENCES, settingsFrom, valueName } from '../src/kit/settings/preferences.ts';

const PRESETS = settingsFrom(null);

describe('settings a browser has kept', () => {
  it('nothing, nonsense and another kind of value leave the presets', () => {
    for (const kept of ['', 'nonsense', '[]', '3', 'null', '"text"', '{"language":"xx","sound":1,"textSize":101}'])
      assert.deepEqual(settingsFrom(kept), PRESETS, kept);
  });

  it('what fits is taken over, what is unknown is dropped', () => {
    const kept = settingsFrom(
      '{"language":"pl","sound":true,"textSize":130,"motion":"slow","name":"Ilka","tea":"green"}',
    );
    assert.deepEqual(kept, { ...PRESETS, language: 'pl', sound: true, textSize: 130, motion: 'slow', name: 'Ilka' });
  });

  it('a long name is cut', () => {
    assert.equal(settingsFrom(JSON.stringify({ name: 'x'.repeat(100) })).name.length, PREFERENCES.name.longest);
  });

  it('every preset is a value that can be kept', () => {
    assert.deepEqual(settingsFrom(JSON.stringify(PRESETS)), PRESETS);
  });
});

describe('preferences', () => {
  it('every one and every value has words in all languages', async () => {
    for (const code of LANGUAGES) {
      const words = await loadWords(code);
      for (const name of PREFERENCE_NAMES) {
        const preference = PREFERENCES[name];
        assert.notEqual(words.t(preference.label), '', `${code} ${name}`);
        if (preference.kind !== 'choice') continue;
        const names = preference.values.map((value) => valueName(name, value, words));
        assert.equal(new Set(names).size, names.length, `${code} ${name}: ${names.join()}`);
      }
    }
  });
});
