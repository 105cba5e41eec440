import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GuildView, guild } from '@moonstaff/guild';
import { at, seedFrom } from '@moonstaff/kernel';
import { Host } from '../src/offline/host.ts';
import type { SavedGame } from '../src/offline/saved.ts';
import type { Sitter } from '../src/table/source.ts';

const person = (name: string): Sitter => ({ kind: 'person', name });
const bot = (name: string): Sitter => ({ kind: 'bot', name, level: 'random' });

const saved = (...sitters: readonly Sitter[]): SavedGame => ({
  id: 'test',
  game: 'guild',
  rules: 1,
  options: { map: 'aghon' },
  seed: seedFrom('host'),
  sitters,
  entries: [],
  over: false,
  changed: 0,
});

const viewOf = (host: Host): GuildView => host.snapshot().view as GuildView;

/** Everybody at the screen and every bot takes the first choice. */
function playOn(host: Host): void {
  const { curtain, legal } = host.snapshot();
  if (curtain !== undefined) host.sit(curtain);
  else if (legal.length > 0) host.act(host.viewer, legal[0]);
  const turn = host.botTurn();
  if (turn !== undefined) host.act(turn.question.seat, at(turn.question.legal, 0));
}

test('a lone person sees no curtain; the bots are asked with their own view', () => {
  const host = new Host(guild, saved(person('Ilka'), bot('Marek')));
  const { curtain, viewer, legal } = host.snapshot();
  assert.equal(curtain, undefined);
  assert.equal(viewer, 0);
  assert.ok(legal.length > 1);
  const turn = host.botTurn();
  assert.equal(turn?.question.seat, 1);
  const seen = turn?.question.view as GuildView | undefined;
  assert.equal(seen?.viewer, 1);
});

test('behind the curtain nothing of anybody is shown', () => {
  const host = new Host(guild, saved(person('Ilka'), person('Juno')));
  assert.equal(host.snapshot().curtain, 0);
  assert.equal(viewOf(host).own, undefined);
  assert.deepEqual(host.snapshot().legal, []);
  host.sit(0);
  assert.equal(viewOf(host).viewer, 0);
  while (host.viewer === 0) host.act(0, host.snapshot().legal.at(-1));
  assert.equal(host.snapshot().curtain, 1);
  assert.equal(viewOf(host).viewer, 'spectator');
  host.sit(0);
  assert.equal(host.snapshot().curtain, 1, 'only the one whose seat it is may sit down');
});

test('a game taken up again is where it was left', () => {
  const host = new Host(guild, saved(person('Ilka'), bot('Marek')));
  for (let i = 0; i < 60; i++) playOn(host);
  const again = new Host(guild, host.saved());
  assert.deepEqual(again.snapshot().view, host.snapshot().view);
  assert.deepEqual(again.snapshot().log, host.snapshot().log);
});

test('what is taken back leaves the log, and comes back with redo', () => {
  const host = new Host(guild, saved(person('Ilka'), bot('Marek')));
  const explore = host.snapshot().legal.find(({ type }) => type === 'explore');
  const before = host.snapshot();
  host.act(0, explore);
  const done = host.snapshot();
  host.undo();
  assert.deepEqual(host.snapshot().view, before.view);
  assert.deepEqual(host.snapshot().log, before.log);
  assert.equal(host.snapshot().redo, 1);
  host.redo();
  assert.deepEqual(host.snapshot().view, done.view);
  assert.deepEqual(new Host(guild, host.saved()).snapshot().log, host.snapshot().log);
});

test('the log is sealed until the end; then there is a history of points', () => {
  const host = new Host(guild, saved(person('Ilka'), bot('Marek')));
  assert.equal(host.log(), undefined);
  assert.doesNotMatch(JSON.stringify(host.snapshot()), new RegExp(seedFrom('host')));
  while (!host.over) playOn(host);
  const { outcome, history } = host.snapshot();
  assert.equal(history?.length, 30);
  assert.deepEqual(
    history.at(-1)?.points,
    outcome?.scores.map(({ total }) => total),
  );
  assert.match(host.log() ?? '', /moonstaff-log/);
});
