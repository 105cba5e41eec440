import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latestGame } from '../src/pages/arrivals/latest.ts';
import { putAnnouncementAway, setAnnouncement, shownAnnouncement } from '../src/table/server/announcement.ts';

const saved = (id: string, changed: number, over = false) => ({ id, changed, over });

test('continue means the table that waits for me, then the last game on this device, then any other', () => {
  const device = [saved('old', 1), saved('new', 3), saved('finished', 9, true)];
  const waiting = { id: 'mine', yourTurn: true };
  const running = { id: 'theirs', yourTurn: false };
  assert.deepEqual(latestGame(device, [running, waiting]), ['house', 'mine']);
  assert.deepEqual(latestGame(device, [running]), ['table', 'new']);
  assert.deepEqual(latestGame([saved('finished', 9, true)], [running]), ['house', 'theirs']);
  assert.equal(latestGame([], []), undefined);
});

test('an announcement that was put away stays away until there is another', () => {
  setAnnouncement({ text: 'Update tonight', at: 1 });
  assert.equal(shownAnnouncement()?.text, 'Update tonight');
  putAnnouncementAway();
  assert.equal(shownAnnouncement(), undefined);
  setAnnouncement({ text: 'Update tonight', at: 1 });
  assert.equal(shownAnnouncement(), undefined);
  setAnnouncement({ text: 'Later', at: 2 });
  assert.equal(shownAnnouncement()?.text, 'Later');
  setAnnouncement(undefined);
  assert.equal(shownAnnouncement(), undefined);
});
