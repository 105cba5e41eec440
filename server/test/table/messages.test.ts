import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Command } from '@moonstaff/client';
import { Messages } from '../../src/live/messages.ts';
import { projectTable } from '../../src/table/project.ts';
import { PureTable, who } from '../support/drafts.ts';

const STRANGER = 'stranger';

/** Everything a table can go through, in an order in which it's allowed. */
const STEPS: readonly (readonly [player: number, command: Command])[] = [
  [0, { type: 'sit', seat: 0 }],
  [0, { type: 'change', settings: { title: 'Friday', seatRequests: true } }],
  [2, { type: 'request' }],
  [0, { type: 'admit', person: who(2).person, yes: true }],
  [1, { type: 'sit', seat: 1 }],
  [0, { type: 'addSeat' }],
  [0, { type: 'seat', seat: 2, to: { kind: 'bot', level: 'random' } }],
  [0, { type: 'removeSeat', seat: 2 }],
  [1, { type: 'chat', text: 'Hello' }],
  [1, { type: 'ready', ready: true }],
  [0, { type: 'start' }],
];

it('a message says what its reader may know, however much of it was encoded before', () => {
  const table = new PureTable(2);
  const messages = new Messages();
  const compare = (what: string): void => {
    // Twice: the second time, everything that's kept is used.
    for (const _ of [1, 2]) {
      for (const person of [who(0).person, who(1).person, who(2).person, STRANGER, undefined]) {
        const { type, now, records, ...state } = JSON.parse(messages.of(table.table, person, [], table.now));
        assert.deepEqual({ type, now, records }, { type: 'table', now: table.now, records: [] });
        const wanted = JSON.parse(JSON.stringify(projectTable(table.table, person)));
        assert.deepEqual(state, wanted, `${person} after ${what}`);
      }
    }
  };
  compare('opening');
  for (const [player, command] of STEPS) {
    table.do(player, command);
    compare(command.type);
  }
  const active = table.layLanterns();
  compare('a move');
  table.table.rename(who(0).person, 'Renamed');
  compare('a new name');
  table.do(active, { type: 'ask', proposal: { kind: 'pause' } });
  compare('a proposal');
  table.do(1 - active, { type: 'answer', yes: true });
  compare('a pause');
  table.do(active, { type: 'ask', proposal: { kind: 'resume' } });
  table.do(1 - active, { type: 'answer', yes: true });
  table.do(1 - active, { type: 'plan', action: { type: 'end' } });
  compare('a plan');
  table.do(1, { type: 'leave' });
  compare('leaving');
  table.do(0, { type: 'resign' });
  compare('the end');
  table.keep((draft) => draft.push({ kind: 'rematch', table: 'next' }));
  compare('a rematch');
});
