import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { WebhookForbidden } from '../../src/notices/webhook.ts';
import { newVapidKeys, type PushTarget, push } from '../../src/reach/push.ts';

function browserAt(endpoint: string): PushTarget {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint,
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

const options = { keys: newVapidKeys(), contact: 'https://play.example', keep: 60, post: {} };

describe('a push', () => {
  it('reaches the push service encrypted and signed', async () => {
    const seen: { headers: Record<string, unknown>; body: string }[] = [];
    const service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        seen.push({ headers: request.headers, body: Buffer.concat(parts).toString('latin1') });
        response.writeHead(201).end();
      });
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    const { port } = service.address() as AddressInfo;
    await push(
      browserAt(`http://127.0.0.1:${port}/push/1`),
      { title: 'secret title' },
      { ...options, post: { allowed: () => true } },
    );
    service.close();
    assert.equal(seen.length, 1);
    assert.equal(seen[0]?.headers['content-encoding'], 'aes128gcm');
    assert.equal(seen[0]?.headers['ttl'], '60');
    assert.match(String(seen[0]?.headers['authorization']), /^vapid t=/);
    assert.ok(!seen[0]?.body.includes('secret title'));
  });

  it('never goes to an address inside the network', async () => {
    await assert.rejects(push(browserAt('https://10.0.0.7/push'), {}, options), WebhookForbidden);
    await assert.rejects(push(browserAt('http://localhost:9/push'), {}, options), /internal/);
  });
});
