// Runs several test files in one process, one after another: node --test tools/together.ts FILE…
import test, { suite } from 'node:test';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
  // In a suite of its own, so that its hooks are only for its own tests.
  suite(file, async () => {
    try {
      await import(pathToFileURL(file).href);
    } catch (error) {
      // The others still run, and a test with its name says which file it was.
      test(file, () => {
        throw error;
      });
    }
  });
}
