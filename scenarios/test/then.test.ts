import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readScenarios, run, say } from '../src/index.ts';
import { sampleScenario } from '../src/sample.ts';
import { findings, found, GIVEN } from './support.ts';

/** Both have laid a lantern and red is to act. The expectation is on line 13. */
const once = (expectation: string): string =>
  `${GIVEN}when:\n  - red: {card: 3}\n  - blue: {card: 7}\nthen:\n  ${expectation}\n`;

const holds = (expectation: string): void => assert.deepEqual(found(once(expectation)), [], expectation);
const fails = (expectation: string, key: string): void => {
  const wrong = findings(once(expectation));
  assert.deepEqual(
    wrong.map(({ line, key }) => `${line} ${key}`),
    [`13 ${key}`],
    expectation,
  );
  for (const finding of wrong) assert.doesNotMatch(say(finding), /^\w+\.\w+ |\{\w+\}/);
};

describe('facts by path', () => {
  it('hold if they’re equal, and show the difference if not', () => {
    holds('red.coins: 2');
    holds('red: {coins: 2, hand: [10, 11]}');
    fails('red.coins: 3', 'differs.value');
    fails('red: {hand: [11, 10]}', 'differs.value');
    fails('red.hand: [10]', 'differs.value');
    const [finding] = findings(once('red: {coins: 3}'));
    assert.deepEqual(finding?.args, { path: 'red.coins', expected: 3, actual: 2 });
    const [list] = findings(once('red.hand: [3]'));
    assert.equal(list && say(list), 'red.hand: expected [3], got [10, 11]');
  });

  it('that don’t exist say what there is instead', () => {
    fails('red.coin: 2', 'path.meant');
    fails('red.jewels: 2', 'path.unknown');
    fails('red: {jewels: 2}', 'differs.absent');
    fails('red.coins.more: 2', 'path.unknown');
    holds('red.jewels: {absent: true}');
    fails('red.coins: {absent: true}', 'differs.value');
  });

  it('compare by words', () => {
    for (const good of [
      'red.hand: {size: 2}',
      'red.hand: {has: 10}',
      'red.hand: {has: [11, 10]}',
      'red.hand: {lacks: 3}',
      'red.hand: {any order: [11, 10]}',
      'red.hand: {not: [1]}',
      'red: {is: {hand: [10, 11], laid: [], coins: 2, bought: []}}',
      'round: {at least: 1}',
      'round: {at most: 1}',
    ]) {
      holds(good);
    }
    for (const bad of [
      'red.hand: {size: 3}',
      'red.hand: {has: 3}',
      'red.hand: {has: [10, 3]}',
      'red.hand: {lacks: [3, 10]}',
      'red.hand: {any order: [11, 10, 3]}',
      'red.hand: {any order: [11, 11]}',
      'red.hand: {not: [10, 11]}',
      'red: {is: {coins: 2}}',
      'round: {at least: 2}',
      'round: {at most: 0}',
      'red: {at most: 0}',
    ]) {
      fails(bad, 'differs.value');
    }
  });
});

describe('what is legal', () => {
  it('is there, is missing, is too much, or is exactly that', () => {
    holds('legal: {red: [draw, {type: buy, card: 30}]}');
    fails('legal: {red: [{type: buy, card: 6}]}', 'step.because');
    fails('legal: {blue: [end]}', 'step.turn');
    holds('illegal: {red: [lay], blue: [{}]}');
    fails('illegal: {red: [buy]}', 'legal.unwanted');
    holds('only: {red: [buy, sell, draw, end]}');
    fails('only: {red: [buy, sell, draw]}', 'legal.unwanted');
    fails('only: {red: [buy, sell, draw, end, lay]}', 'step.because');
  });
});

describe('a refusal', () => {
  it('holds for what isn’t legal, with its reason and arguments', () => {
    holds('refused: {red: {type: buy, card: 6}}');
    holds('refused: {red: {type: buy, card: 6}, because: why.coins, args: {price: 3}}');
    holds('refused: [{blue: end}, {undo: blue, because: undo.wall}]');
    fails('refused: {red: end}', 'refused.allowed');
    fails('refused: {red: {type: buy, card: 6}, because: why.turn}', 'refused.other');
    fails('refused: {red: {type: buy, card: 6}, because: why.coins, args: {price: 4}}', 'differs.value');
    fails('refused: {undo: blue, because: undo.nothing}', 'refused.other');
  });
});

describe('events', () => {
  it('are those since the last look, in order, for everyone or one viewer', () => {
    holds('events: [lay, lay, shown: {seat: 0}, shown: {seat: 1, card: 7}]');
    holds('events: {red: [lay: {card: 3}], blue: [lay: {card: 7}], spectator: [lay: {card: {absent: true}}]}');
    fails('events: [shown: {seat: 1}, shown: {seat: 0}]', 'events.missing');
    fails('events: [lay: {card: 3}]', 'events.missing');
    fails('events: {red: [lay: {card: 7}]}', 'events.missing');
    holds('no events: [draw, lay: {card: 3}]');
    fails('no events: [shown: {card: 3}]', 'events.unwanted');
  });

  it('are forgotten once looked at', () => {
    const text = `${GIVEN}when:\n  - red: {card: 3}\n  - then: {events: [lay]}\nthen:\n  events: [lay]\n`;
    assert.deepEqual(found(text), ['13 events.missing']);
  });
});

describe('views, previews, scores and the end', () => {
  it('are compared like facts', () => {
    holds('view: {red: {own.hand: [10, 11]}, spectator: {own: {absent: true}}}');
    fails('view: {blue: {own.hand: [10, 11]}}', 'differs.value');
    fails('view: {spectator: {own.hand: [10, 11]}}', 'path.unknown');
    holds('preview: {red: {type: buy, card: 30}, price: [coins: {coins: 1}], gains: [points], reveals: []}');
    holds('preview: {red: draw, reveals: wall.drawn}');
    fails('preview: {red: {type: buy, card: 30}, price: [coins: {coins: 2}]}', 'preview.missing');
    fails('preview: {red: {type: buy, card: 30}, gains: []}', 'preview.unwanted');
    fails('preview: {red: draw, reveals: []}', 'preview.unwanted');
    fails('preview: {red: lay}', 'step.because');
    holds('scores: {red: {coins: 6, total: 6}}');
    fails('scores: {red: {total: 5}}', 'differs.value');
    holds('outcome: none');
    fails('outcome: {winners: [red]}', 'differs.absent');
    holds('to act: red');
    fails('to act: [red, blue]', 'differs.value');
    holds('undo: {red: 0}');
    holds('undo: {red: {steps: 0, why: wall.shown}}');
    fails('undo: {red: 1}', 'differs.value');
    fails('undo: {red: {why: wall.row}}', 'differs.value');
  });
});

describe('a rule that crashes', () => {
  it('is a finding of the step it crashed at', () => {
    const game = {
      ...sampleScenario.game,
      apply: () => {
        throw new TypeError('no such card');
      },
    };
    const [scenario] = readScenarios('made-up.yaml', once('round: 1'));
    const wrong = scenario === undefined ? [] : run(scenario, { ...sampleScenario, game });
    assert.deepEqual(
      wrong.map(({ line, key }) => `${line} ${key}`),
      ['10 step.crash'],
    );
    assert.match(wrong.map((finding) => say(finding)).join(), /no such card/);
  });
});
