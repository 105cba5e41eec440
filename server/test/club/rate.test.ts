import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { NEWCOMER, type Player, rateGame, type Skill, shownRating } from '../../src/ratings/rate.ts';

const person = (place: number, skill: Skill = NEWCOMER): Player => ({ place, skill });
const shown = (players: readonly Player[]): readonly number[] => rateGame(players).map(shownRating);

describe('ratings', () => {
  it('start at 1500, and rise and fall by place with several players', () => {
    assert.equal(shownRating(NEWCOMER), 1500);
    const [first, second, third, last] = shown([person(1), person(2), person(3), person(4)]);
    assert.ok(Number(first) > Number(second) && Number(second) > Number(third) && Number(third) > Number(last));
    assert.ok(Number(first) > 1500 && Number(last) < 1500);
  });

  it('stay equal when equals draw', () => {
    assert.deepEqual(shown([person(1), person(1)]), [1500, 1500]);
    const [winner, second, alsoSecond] = shown([person(1), person(2), person(2)]);
    assert.equal(second, alsoSecond);
    assert.ok(Number(winner) > Number(second));
  });

  it('keep bots where they are', () => {
    const bot = { place: 1, level: 'expert' };
    const before = at(rateGame([bot, person(2)]), 0);
    assert.deepEqual(at(rateGame([{ ...bot, place: 2 }, person(1)]), 0), before);
  });

  it('give more for beating a strong bot than for beating a weak one', () => {
    const gain = (level: string): number => at(shown([person(1), { place: 2, level }]), 0) - 1500;
    assert.ok(gain('expert') > gain('skilled') && gain('skilled') > gain('novice') && gain('novice') > gain('random'));
    assert.ok(gain('random') >= 0);
  });

  it('settle near a bot that somebody draws level with', () => {
    let skill: Skill = NEWCOMER;
    for (let game = 0; game < 200; game++) {
      const won = game % 2 === 0;
      skill = at(rateGame([person(won ? 1 : 2, skill), { place: won ? 2 : 1, level: 'expert' }]), 0);
    }
    assert.ok(Math.abs(skill.mu - 30) < 1.5, `${skill.mu}`);
  });
});
