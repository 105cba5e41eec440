import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { BARS } from '../trials/bars.ts';

it('the list of bars has trials that exist, and options that they know', () => {
  assert.ok(Object.keys(BARS).length > 10);
  for (const [name, { script, args }] of Object.entries(BARS)) {
    const file = join(import.meta.dirname, '../trials', script);
    assert.ok(existsSync(file), name);
    const source = readFileSync(file, 'utf8');
    for (const option of [...args, '--record'].filter((word) => word.startsWith('--')))
      assert.match(
        source,
        new RegExp(`^ +${option.slice(2)}: (choices?|count|flag|word)\\(`, 'm'),
        `${name} ${option}`,
      );
  }
});
