import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import test from 'node:test';
import { StepError, Steps } from '../launch/steps.mjs';

function recorder(): { stream: Writable; read: () => string } {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { stream, read: () => text.replaceAll(/\d+\.\d s/g, '0 s') };
}

test('each step is printed with its number, name and time', async () => {
  const { stream, read } = recorder();
  const steps = new Steps(2, { stream });
  await steps.run('Node', async () => 'ready');
  await steps.run('Packages', async (busy) => {
    busy('installing');
    busy('installing more');
    return 'installed';
  });
  assert.equal(read(), '[1/2] Node: ready (0 s)\n[2/2] Packages: installing … 0 s\n[2/2] Packages: installed (0 s)\n');
});

test('with `quiet`, only steps with something to do are printed', async () => {
  const { stream, read } = recorder();
  const steps = new Steps(2, { stream, quiet: true });
  await steps.run('Node', async () => 'ready');
  await steps.run('Packages', async (busy) => {
    busy('installing');
    return 'installed';
  });
  assert.equal(read(), '[2/2] Packages: installing … 0 s\n[2/2] Packages: installed (0 s)\n');
});

test("a failed step prints the program's output, the step, and what to do", async () => {
  const { stream, read } = recorder();
  const work = async (): Promise<string> => {
    throw new StepError('no network', 'plug it in.', 'ENOTFOUND\n');
  };
  await assert.rejects(new Steps(3, { stream }).run('Packages', work), StepError);
  assert.equal(read(), 'ENOTFOUND\n\n[1/3] Packages failed: no network\nWhat to do: plug it in.\n');
});
