import type { Json } from '@moonstaff/kernel';
import { type GuildState, guild, type MapId } from '../src/index.ts';
import { scenario } from '../src/scenario/index.ts';
import { Recorder, start } from './play.ts';

const SEATS = ['ada', 'bo'];

/** A table of two with these pieces, as scenarios describe it. */
export function arranged(given: Json, map: MapId = 'avenia'): GuildState {
  const state = start(map, SEATS.length, 'positions');
  scenario.arrange(state, given, SEATS);
  return state;
}

/** Ada does the first legal action that has these fields. */
export function adaDoes(state: GuildState, wanted: { readonly [field: string]: string }): GuildState {
  const action = guild
    .legal(state, 0)
    .find((one) => Object.entries(wanted).every(([name, value]) => Reflect.get(one, name) === value));
  if (action === undefined) throw new Error(`Ada may not ${JSON.stringify(wanted)}`);
  guild.apply(state, 0, action, new Recorder());
  return state;
}

const DEALT = { map: 'coast', card: 'special-1', investigateDeck: ['sea5', 'region-4', 'line-sea', 'line-land'] };

/** A position for every question that Ada can be asked. */
export const ASKED = {
  keep: () => arranged(DEALT),
  use: () => arranged({ map: 'coast', era: 4, card: 'special-any', ada: { actions: { I: 'sea5', II: 'line-sea' } } }),
  explore: () => adaDoes(arranged({ map: 'coast', card: 'explore-any' }), { type: 'explore', field: '1,-1' }),
  free: () =>
    adaDoes(
      arranged({ map: 'coast', card: 'explore-sea', treasureDeck: ['free-explorer'], ada: { explorers: ['0,2'] } }),
      { type: 'explore', field: '-1,3' },
    ),
  village: () =>
    adaDoes(
      arranged({ map: 'coast', era: 3, card: 'explore-grass', ada: { explorers: ['0,-1', '0,-3'], towers: ['1,-3'] } }),
      { type: 'explore', field: '0,-2' },
    ),
  trade: () =>
    adaDoes(arranged({ map: 'coast', card: 'explore-any', ada: { explorers: ['2,-2', '1,-1'] } }), {
      type: 'explore',
      field: '-1,0',
    }),
  steps: () => {
    const actions = { I: 'rays-two-villages' };
    const state = arranged({ map: 'star', era: 2, card: 'special-1', ada: { actions, villages: ['3,-3'] } });
    return adaDoes(adaDoes(state, { type: 'explore', field: '4,-4' }), { type: 'nextStep' });
  },
  done: () => arranged({ map: 'coast', card: 'explore-any', ada: { done: true } }),
} as const;
