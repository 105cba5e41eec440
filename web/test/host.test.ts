import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ArnakView, arnak } from '@moonstaff/arnak';
import { isGameId } from '@moonstaff/catalogue';
import { type GuildState, type GuildView, guild } from '@moonstaff/guild';
import { type AnyGame, at, fastRandom, Match, nextBelow, seedFrom } from '@moonstaff/kernel';
import { ownerPart } from '../src/boards/guild/open.ts';
import { OPENERS } from '../src/boards/openers.ts';
import { deedsOf } from '../src/table/digest/deeds.ts';
import { Host } from '../src/table/engine/host.ts';
import type { SavedGame } from '../src/table/engine/saved.ts';
import { sinceOwn } from '../src/table/log/since.ts';
import { Recording } from '../src/table/replay/recording.ts';
import type { Sitter, Snapshot } from '../src/table/source.ts';
import { FOUR, gameWhere } from './support/arnak-game.ts';

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

test('the table can be seen again as it stood since one’s last turn, with nothing to do at it', () => {
  const host = new Host(guild, saved(person('Ilka'), bot('Marek'), bot('Juno')));
  while (host.snapshot().toAct.includes(0)) host.act(0, host.snapshot().legal.at(-1));
  const left = host.snapshot();
  while (!host.snapshot().toAct.includes(0)) {
    const turn = host.botTurn();
    if (turn !== undefined) host.act(turn.question.seat, turn.question.legal.at(-1));
  }
  const now = host.snapshot();
  const lines = sinceOwn(now);
  const moments = host.past(at(lines, 0).id, at(lines, lines.length - 1).id);
  assert.deepEqual(at(moments, 0).view, left.view);
  assert.deepEqual(at(moments, 0).log, left.log);
  assert.deepEqual(moments.at(-1)?.view, now.view);
  assert.deepEqual(moments.at(-1)?.log, now.log);
  assert.ok(moments.every(({ legal, past, undo }) => legal.length === 0 && past && undo.steps === 0));
  const deeds = deedsOf(moments);
  assert.deepEqual(
    deeds.flatMap((deed) => deed.lines.flatMap(({ events }) => events)),
    lines.filter(({ phrase }) => phrase.key !== 'guild.event.done'),
    'each line is told with the deed that brought it about',
  );
  assert.equal(deeds[0]?.lines.length, 0, 'but first one sees the table as one left it');
  host.act(0, now.legal[0]);
  host.undo();
  assert.deepEqual(host.past(at(lines, 0).id, at(lines, lines.length - 1).id), moments, 'also after an undo');
});

test('the log is sealed until the end; then there is a history of points', () => {
  const host = new Host(guild, saved(person('Ilka'), bot('Marek')));
  assert.equal(host.log(), undefined);
  assert.doesNotMatch(JSON.stringify(host.snapshot()), new RegExp(seedFrom('host')));
  while (!host.over) playOn(host);
  const { outcome, history } = host.snapshot();
  assert.equal(history?.length, 30);
  assert.deepEqual(
    history.at(-1)?.scores,
    outcome?.scores.map(({ seat, total }) => ({ seat, total })),
  );
  assert.match(host.log() ?? '', /moonstaff-log/);
  assert.deepEqual(host.saved().result?.scores, history.at(-1)?.scores, 'lists of games tell how it ended');
  assert.deepEqual(host.saved().result?.winners, outcome?.winners);
});

function recordingOf(game: AnyGame, kept: SavedGame): Recording {
  assert.ok(isGameId(game.id));
  return new Recording(game, kept, OPENERS[game.id]);
}

test('a recording with a rewind in it counts every turn once', () => {
  const host = new Host(guild, saved(person('Ilka'), bot('Marek')));
  while (!host.over) playOn(host);
  const played = host.saved();
  const match = Match.start<GuildState>(guild, {
    seats: 2,
    options: played.options,
    seed: played.seed,
    rules: played.rules,
  });
  for (const entry of played.entries) match.enter(entry);
  match.rewind(Math.floor(played.entries.length / 2), seedFrom('once more'));
  const random = fastRandom('once more');
  for (let seats = guild.toAct(match.state); seats.length > 0; seats = guild.toAct(match.state)) {
    const seat = at(seats, 0);
    const legal = guild.legal(match.state, seat);
    match.act(seat, at(legal, nextBelow(random, legal.length)));
  }
  const again = { ...played, entries: [...match.entries] };
  const { history, replay } = recordingOf(guild, again).at(match.entries.length, 0);
  assert.equal(history?.length, 30);
  assert.equal(replay?.turns.length, 30);
  assert.deepEqual(new Host(guild, again).snapshot().history, history);
});

test('an open recording shows every seat what its owner saw, events included', () => {
  const host = new Host(guild, saved(person('Ilka'), bot('Marek'), bot('Juno')));
  while (!host.over) playOn(host);
  const recording = recordingOf(guild, host.saved());
  const told = (snapshot: Snapshot, seat: number) =>
    snapshot.log.filter(({ phrase }) => phrase.args['seat'] === seat).map(({ phrase }) => phrase);
  for (let moment = 0; moment <= recording.length; moment += 9) {
    const open = recording.at(moment, 'open');
    for (const seat of [0, 1, 2]) {
      const own = recording.at(moment, seat);
      const view = own.view as GuildView;
      assert.deepEqual((open.view as GuildView).players[seat], view.players[seat]);
      assert.deepEqual(ownerPart(open.view as GuildView, seat), ownerPart(view, seat));
      assert.deepEqual(told(open, seat), told(own, seat));
    }
  }
});

test('an open recording of Arnak hides no hand, no deck and nothing anybody looked through', () => {
  const game = gameWhere(({ view }) => view.round === 3, { name: 'open', sitters: FOUR, options: { board: 'snake' } });
  const recording = recordingOf(arnak, game);
  for (let moment = 0; moment <= recording.length; moment += 7) {
    const open = recording.at(moment, 'open').view as ArnakView;
    const views = game.sitters.map((_, seat) => recording.at(moment, seat).view as ArnakView);
    assert.doesNotMatch(JSON.stringify([open.players, open.stack]), /"hidden"/);
    for (const [seat, { players, rescue }] of views.entries()) {
      assert.deepEqual(open.players[seat], players[seat]);
      if (!rescue.includes('hidden')) assert.deepEqual(open.rescue, rescue);
    }
  }
});
