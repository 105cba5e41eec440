import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { freePort } from '@moonstaff/tools/port';
import { newPerson } from './support/people.ts';
import { temporaryFolder, testServer } from './support/server.ts';

const refusedWith = (key: string) => (error: unknown) => error instanceof Error && error.message.startsWith(`${key} `);

describe('mail', () => {
  it("that can't be sent is a refusal that says so, and nobody gets too much of it", async (t) => {
    const folder = temporaryFolder();
    t.after(() => folder.remove());
    // Nothing listens there.
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    const server = await testServer(`${folder.path}/mail.sqlite`, {
      env: { SMTP_URL, SMTP_FROM: 'Moonstaff <moonstaff@play.example>' },
      limits: { mails: { burst: 1000, perSecond: 1000 } },
    });
    const ask = async (name: string, email: string): Promise<unknown> =>
      (await newPerson(server.url, name)).api.changeMe({ email });
    for (const name of ['Anna', 'Bert', 'Cleo'])
      await assert.rejects(ask(name, 'victim@play.example'), refusedWith('server.email.failed'));
    await assert.rejects(
      ask('Dora', 'Victim@play.example'),
      refusedWith('server.limit.rate'),
      'by the address written to',
    );
    await assert.rejects(ask('Emil', 'other@play.example'), refusedWith('server.email.failed'));
    assert.equal(server.lines.filter((line) => line.includes('"event":"mail.failed"')).length, 4);
    assert.ok(!server.lines.some((line) => line.includes('http.error')));
    await server.close();
  });
});
