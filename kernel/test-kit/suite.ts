import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  checkOptions,
  checkPerft,
  configurationsOf,
  conformIn,
  type Finding,
  type Subject,
  trial,
} from '@moonstaff/kernel/conformance';
import { readFailures } from './failures.ts';
import { linesOf, nameOf } from './report.ts';

/** Registers the whole conformance kit for one game with Node's test runner. */
export function conformanceSuite(
  subject: Subject,
  { failures, games = 20, seed = 'conformance' }: { failures: URL; games?: number; seed?: string },
): void {
  describe(`${subject.game.id} conforms`, () => {
    test('options outside the schema are refused', () => conforms(checkOptions(subject)));
    test('there are as many lines of play as committed', () => conforms(checkPerft(subject)));
    for (const configuration of configurationsOf(subject)) {
      test(`${games} games of ${nameOf(configuration)}`, () =>
        conforms(conformIn(subject, configuration, { games, seed })));
    }
    for (const failure of readFailures(failures)) {
      test(`the game ${failure.seed}, which once failed`, () =>
        conforms(trial(subject, failure.configuration, failure.seed)));
    }
  });
}

function conforms(findings: readonly Finding[]): void {
  assert.ok(findings.length === 0, linesOf(findings).join('\n'));
}
