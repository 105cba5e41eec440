/** Tables begun under older rules keep them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Json, Match, seedFrom } from '@moonstaff/kernel';
import { type GuildAction, type GuildState, guild } from '../src/index.ts';
import { scenario } from '../src/scenario/index.ts';

const explore = (space: string): GuildAction => ({ type: 'explore', field: space });

/** The same table by the first version, arranged like a scenario, after these actions of the first seat. */
function played(given: { readonly [part: string]: Json }, ...actions: readonly GuildAction[]): Match<GuildState> {
  const match = Match.start<GuildState>(guild, { seats: 2, seed: seedFrom('versions'), rules: 1 });
  scenario.arrange(match.state as GuildState, given, ['ada', 'bo']);
  for (const action of actions) match.act(0, action);
  return match;
}

const offered = ({ state }: Match<GuildState>): readonly string[] =>
  guild.legal(state, 0).flatMap((action) => (action.type === 'explore' ? [action.field] : []));

const LINE = ['2r+q | 0   1', '  -8 | g', '  -6 | g', '  -5 |     g', '  -4 | g', '  -2 | g', '   0 | @@@', ''].join(
  '\n',
);
const special = (card: string, part: { readonly [name: string]: Json } = {}) => ({
  ...{ map: LINE, era: 2, card: 'special-1' },
  ada: { actions: { I: card }, explorers: ['1,-3'], ...part },
});

describe('by the first version of the rules', () => {
  it('a path goes on from the space explored last', () => {
    assert.deepEqual(offered(played(special('path-grass-sea-5'), explore('0,-2'), explore('0,-3'))), ['0,-4']);
  });

  it('a ray leads away from its first space', () => {
    assert.deepEqual(offered(played(special('ray-grass'), explore('0,-2'), explore('0,-3'))), ['0,-4']);
  });

  it('a line from a village leads straight away from it', () => {
    const map = ['2r+q | -1  0   1', '  -3 | d', '  -2 |     d', '  -1 |         d', '   0 |     @@@', ''].join('\n');
    const given = { map, era: 2, card: 'special-1', ada: { actions: { I: 'rays-two-villages' } } };
    assert.deepEqual(offered(played(given, explore('0,-1'))), []);
  });

  it('the village comes before the treasure', () => {
    const map = ['2r+q | 0   1', '  -4 | gR', '  -3 |     g', '  -2 | g', '   0 | @@@', ''].join('\n');
    const given = { map, card: 'explore-grass', treasureDeck: ['vase'], ada: { explorers: ['0,-1', '1,-2'] } };
    const { state } = played(given, explore('0,-2'));
    assert.deepEqual(guild.view(state, 0).players[0]?.tasks.at(-1)?.task, 'village');
  });

  it('being done cannot be taken back', () => {
    const match = played({ map: 'coast', card: 'explore-grass' }, explore('0,-1'), { type: 'done' });
    assert.deepEqual(match.reach(0), { steps: 0, why: { key: 'guild.wall.confirmed', args: {} } });
  });
});
