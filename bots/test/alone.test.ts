import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ArnakState, arnak, GUARDIAN_POINTS, guardians } from '@moonstaff/arnak';
import { type GuildState, guild } from '@moonstaff/guild';
import { at, fastRandom, parseOptions } from '@moonstaff/kernel';
import { arnakMind } from '../src/arnak/mind.ts';
import { guildMind } from '../src/guild/mind.ts';
import { soloCoins } from '../src/guild/solo.ts';
import { playOn } from '../src/search/playout.ts';
import { planTurn } from '../src/search/turn.ts';

const always = (): boolean => true;

describe('a bot in a solo game', () => {
  const begun = (): ArnakState =>
    arnak.setup(parseOptions(arnak.options, 1, { board: 'bird', difficulty: 3 }), 1, fastRandom('alone'), 1);

  it('in Arnak looks at its lead over the rival (A-SOL-34)', () => {
    const before = begun();
    const after = arnak.clone(before);
    assert.ok(after.rival);
    after.rival = { ...after.rival, guardians: [at(guardians, 0).id] };
    assert.equal(arnakMind.value(before, 0) - arnakMind.value(after, 0), GUARDIAN_POINTS);
  });

  it('in Arnak searches its next turn, and plays it better than by prior alone', () => {
    const { playout } = arnakMind.search.alone;
    const { thought: _, ...quick } = playout;
    const gain = (way: typeof playout, luck: number): number => {
      const state = begun();
      playOn(arnakMind, state, 0, { playout: way, random: fastRandom(luck), hasTime: always });
      assert.ok((state.rival?.used.length ?? 0) > (begun().rival?.used.length ?? 0), 'it is the rival’s turn next');
      return arnakMind.value(state, 0);
    };
    const hands = Array.from({ length: 12 }, (_, luck) => gain(quick, luck));
    const mean = hands.reduce((sum, value) => sum + value, 0) / hands.length;
    assert.ok(gain(playout, 0) > mean);
  });

  it('stops when its time is up, with something to play', () => {
    const state = begun();
    const plans = planTurn(arnakMind, state, 0, arnakMind.search.alone, () => false);
    assert.ok(plans.length > 0);
    assert.ok(plans.every(({ actions }) => actions.length === 1));
  });

  const seated = (difficulty: string): GuildState =>
    guild.setup(parseOptions(guild.options, 1, { map: 'aghon', difficulty }), 1, fastRandom('alone'), 1);

  it('in the Guild values the target more than anything beyond it (G-SOL-7)', () => {
    const easy = seated('easy');
    assert.equal(soloCoins(90, easy) - soloCoins(80, easy), 10);
    assert.ok(soloCoins(100, easy) - soloCoins(90, easy) < 5);
    assert.ok(soloCoins(100, easy) > soloCoins(90, easy));
  });

  it('in the Guild gives many coins for a goal, and gives up no goal it can still meet', () => {
    const open = seated('medium');
    const met = guild.clone(open);
    at(met.goals, 0).met.push({ seat: 0, reward: 'first' });
    const over = guild.clone(open);
    over.over = true;
    const worth = guildMind.value(met, 0) - guildMind.value(open, 0);
    assert.ok(worth > 10, `${worth}`);
    const hope = guildMind.value(open, 0) - guildMind.value(over, 0);
    assert.ok(hope > 50, `${hope}`);
  });
});
