import {
  at,
  type FastRandom,
  fastRandom,
  type GameEvent,
  nextBelow,
  type Out,
  parseOptions,
  type Seat,
  seedFrom,
  tableRandom,
} from '@moonstaff/kernel';
import { type GuildAction, type GuildState, guild, type MapId } from '../src/index.ts';

/** A new game from words. */
export const start = (map: MapId, seats: number, words: string | number, rules = guild.rules.current): GuildState =>
  guild.setup(parseOptions(guild.options, seats, { map }), seats, tableRandom(seedFrom(words)), rules);

/** Random play that likes to explore: it confirms a turn early only now and then. */
function pick(random: FastRandom, actions: readonly GuildAction[]): GuildAction {
  const [first] = actions;
  const action = at(actions, nextBelow(random, actions.length));
  return action.type === 'done' && first?.type === 'explore' && nextBelow(random, 6) > 0
    ? at(actions, nextBelow(random, actions.length - 1))
    : action;
}

/** Records everything that is reported. */
export class Recorder implements Out {
  readonly events: GameEvent[] = [];
  readonly walls: string[] = [];

  event(event: GameEvent): void {
    this.events.push(event);
  }

  reveal({ key }: { readonly key: string }): void {
    this.walls.push(key);
  }

  confirm(): void {}

  settle({ key }: { readonly key: string }): void {
    this.walls.push(key);
  }
}

export interface Turn {
  readonly state: GuildState;
  readonly seat: Seat;
  readonly action: GuildAction;
}

/** Plays to the end; `before` sees each action before it's applied, `after` sees what it reported. */
export function playOut(
  state: GuildState,
  words: string | number,
  before: (turn: Turn) => void,
  after: (turn: Turn, ears: Recorder) => void = () => {},
): GuildState {
  const random = fastRandom(words);
  for (let waiting = guild.toAct(state); waiting.length > 0; waiting = guild.toAct(state)) {
    const seat = at(waiting, nextBelow(random, waiting.length));
    const action = pick(random, guild.legal(state, seat));
    const ears = new Recorder();
    before({ state, seat, action });
    guild.apply(state, seat, action, ears);
    after({ state, seat, action }, ears);
  }
  return state;
}
