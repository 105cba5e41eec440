import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { ADAPTERS, readFile, runWith, say, scenarioFiles } from '../src/index.ts';

const root = join(import.meta.dirname, '..');

for (const game of ADAPTERS.keys()) {
  const folder = join(root, game);
  if (!existsSync(folder)) continue;
  for (const file of scenarioFiles(folder)) {
    const name = relative(root, file);
    const reading = readFile(file);
    describe(name, () => {
      if ('fault' in reading) {
        it('can be read', () => assert.fail(`${name}:${reading.fault.line} ${say(reading.fault)}`));
        return;
      }
      for (const scenario of reading.scenarios) {
        it(`${scenario.title} (${scenario.rules.join(', ')})`, () => {
          const findings = runWith(scenario, ADAPTERS);
          assert.equal(findings.map((found) => `${name}:${found.line} ${say(found)}`).join('\n'), '');
        });
      }
    });
  }
}
