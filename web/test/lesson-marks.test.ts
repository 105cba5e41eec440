import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type ArnakAction, arnak } from '@moonstaff/arnak';
import { type GuildAction, guild } from '@moonstaff/guild';
import type { AnyGame } from '@moonstaff/kernel';
import { modelOf } from '../src/boards/arnak/model.ts';
import { momentOf as arnakMoment } from '../src/boards/arnak/moment.ts';
import { START as ARNAK_START, isEqual } from '../src/boards/arnak/reduce.ts';
import { momentOf as guildMoment } from '../src/boards/guild/moment.ts';
import { commandFor, reduce, START, type Ui } from '../src/boards/guild/reduce.ts';
import { thingsOf } from '../src/boards/guild/things.ts';
import { LessonSource } from '../src/table/lesson/LessonSource.ts';
import {
  START as BEGIN,
  isLast,
  isReading,
  type Lesson,
  moved,
  placeOf,
  sameAction,
  wanted,
} from '../src/table/lesson/lesson.ts';
import type { Snapshot } from '../src/table/source.ts';
import { isOffered } from './support/arnak-offered.ts';

/** What a learner presses is marked on the board, and two presses are enough: `npm run lessons` does it in a browser. */
type Reach = (action: never, now: Snapshot) => boolean;

function arnakReach(action: ArnakAction, now: Snapshot): boolean {
  const moment = arnakMoment({ view: now.view as never, legal: now.legal as never, mine: true, warns: true });
  if (action.type !== 'pay') return isOffered(action, moment);
  // The payment that's asked for is the one proposed.
  const { main } = modelOf(moment, ARNAK_START);
  return main.action !== undefined && isEqual(main.action, action);
}

function guildReach(action: GuildAction, now: Snapshot): boolean {
  const moment = guildMoment(now, true);
  const things = thingsOf(action, moment.view);
  const sends = (ui: Ui): boolean =>
    things.some((thing) => {
      const command = commandFor(ui, { type: 'press', thing }, moment);
      return command !== undefined && 'act' in command && sameAction(command.act, action);
    });
  return sends(START) || things.some((thing) => sends(reduce(START, { type: 'press', thing }, moment)));
}

const GAMES: { readonly [id: string]: readonly [AnyGame, Reach] } = {
  arnak: [arnak, arnakReach],
  guild: [guild, guildReach],
};

for (const [id, [game, reaches]] of Object.entries(GAMES)) {
  test(`every move of the lesson for ${id} is made by pressing what is marked`, () => {
    const path = join(import.meta.dirname, `../../tutorials/${id}.json`);
    const lesson: Lesson = JSON.parse(readFileSync(path, 'utf8'));
    const source = new LessonSource(game, lesson, 'Ilka', BEGIN, 0);
    let made = 0;
    for (let place = BEGIN; !isLast(lesson, place); ) {
      const action = wanted(lesson, place);
      if (action !== undefined) {
        source.goTo(place);
        assert.ok(reaches(action as never, source.snapshot()), `move ${place.moves}: ${JSON.stringify(action)}`);
        made++;
      }
      place = isReading(lesson, place) ? placeOf(lesson, place.note + 1) : moved(lesson, place);
    }
    source.close();
    assert.ok(made > 10, `${made} moves`);
  });
}
