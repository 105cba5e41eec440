import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SCHEMA_FILE, schemaText } from '../test-kit/log-schema.ts';

test('the published schema of a log is the one that reads logs', () => {
  assert.deepEqual(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')), JSON.parse(schemaText()));
});
