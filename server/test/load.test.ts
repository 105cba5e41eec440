import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isThorough } from '@moonstaff/tools/thorough';
import { load } from '../trials/load.ts';

/** The long form, with the claims about time: `npm run load -- --tables 500`. */
describe('many tables at once', () => {
  it('lose no move, need little memory and make progress', async () => {
    const tables = isThorough ? 40 : 20;
    const report = await load({
      tables,
      few: 5,
      seconds: 2,
      game: 'sample',
      database: 'sqlite',
      nodes: 1,
      rounds: { latency: 1, commits: 1 },
    });
    assert.equal(report.lost, 0);
    assert.ok(report.moves > tables, `${report.moves} moves`);
    assert.ok(report.kilobytesPerTable < 200, `${report.kilobytesPerTable} KB a table`);
    const { servers, players } = report.waits;
    assert.ok(servers.processor > 0 && players.processor > 0 && servers.late.most > 0, JSON.stringify(report.waits));
    // Speed is measured on an idle machine. Here it only has to work.
    const { rawCommits, single, batched = 0 } = report.durable;
    assert.ok(rawCommits > 0 && single > 0 && batched > 0, JSON.stringify(report.durable));
  });
});
