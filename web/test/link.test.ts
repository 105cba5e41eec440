import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runGuided } from '@moonstaff/tools/guided';
import { packText, unpackText } from '../src/kit/route/pack.ts';
import { unpack } from '../src/table/replay/link.ts';

test('a link with anything but a game is refused', async () => {
  const header = { game: 'guild', rules: 1, options: {}, seed: '5'.repeat(64), entries: [] };
  for (const content of [
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"names":null}',
    '{"names":{"length":2}}',
    JSON.stringify(header),
  ])
    await assert.rejects(unpack(await packText(content)), /trouble\.notFound/, content);
  const { sitters } = await unpack(await packText(JSON.stringify({ ...header, names: ['Ilka', { toString: 7 }] })));
  assert.deepEqual(
    sitters.map(({ name }) => name),
    ['Ilka', ''],
  );
});

test('a link that unpacks to more than any game is refused', async () => {
  const bomb = await packText('x'.repeat(4_999_999));
  assert.ok(bomb.length < 10_000);
  assert.equal((await unpackText(bomb)).length, 4_999_999);
  const { CompressionStream: Real } = globalThis;
  const stream = new Blob([new Uint8Array(6_000_000)]).stream().pipeThrough(new Real('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  await assert.rejects(unpackText(bytes.toString('base64url')), /trouble\.notFound/);
});

test('strange recordings are refused, guided by coverage', async () => {
  const module = new URL('./support/fuzz-targets.ts', import.meta.url);
  const report = await runGuided({ module, target: 'recording', inputs: 300, seconds: 60, seed: 3 });
  assert.deepEqual(report.findings, []);
  assert.ok(report.refused > 20 && report.reached > report.reachedAtFirst, JSON.stringify(report));
});
