import { at, type GameEvent, type Out, type Phrase, type Preview, phrase, type Seat } from '@moonstaff/kernel';
import type { GuildAction } from './actions.ts';
import { apply } from './apply.ts';
import { VILLAGE_PAY } from './data/pieces.ts';
import { type GuildMap, NOWHERE } from './map/geometry.ts';
import { mapOf } from './map/registry.ts';
import { isNewRuin, treasuresForRuin } from './play/place.ts';
import { cityValue, openCitiesFrom } from './play/trade.ts';
import { TREASURE_WALL } from './play/treasure.ts';
import { villageSites } from './play/village.ts';
import { clone, type GuildState, type Player, type Task } from './state.ts';

type Gain = `guild.preview.${'coins' | 'tower' | 'crystal' | 'village' | 'trade'}`;

/** What each event means for the one who brings it about. */
const GAINS: { readonly [event: string]: Gain } = {
  'guild.event.coinField': 'guild.preview.coins',
  'guild.event.tower': 'guild.preview.tower',
  'guild.event.crystal': 'guild.preview.crystal',
  'guild.event.village': 'guild.preview.village',
  'guild.event.trade': 'guild.preview.trade',
};

/**
 * What an action is certain to give: we try it on a copy and listen up to the first reveal.
 * Nothing here has a price.
 */
export function preview(state: GuildState, seat: Seat, action: GuildAction): Preview {
  const copy = clone(state);
  const heard = new GainListener(seat);
  apply(copy, seat, action, heard);
  if (heard.wall !== undefined) {
    const cards = heard.wall.key === TREASURE_WALL ? treasuresBy(state, seat, action) : 0;
    const treasure = cards === 0 ? [] : [phrase('guild.preview.treasure', { cards })];
    return { price: [], gains: [...heard.gains, ...treasure], reveals: heard.wall };
  }
  const player = at(copy.players, seat);
  const waiting = asked(action, player).flatMap((task) => promised(copy, mapOf(copy), player, task));
  return { price: [], gains: [...heard.gains, ...waiting] };
}

/** How many treasure cards the action leads to: for a new ruin, or those that were waiting for an answer. */
function treasuresBy(state: GuildState, seat: Seat, action: GuildAction): number {
  const map = mapOf(state);
  const player = at(state.players, seat);
  if (action.type === 'explore') {
    const space = map.byId.get(action.field) ?? NOWHERE;
    if (isNewRuin(map, player.board, space)) return treasuresForRuin(player);
  }
  const waiting = player.tasks.flatMap(partsOf).findLast(({ task }) => task === 'treasure');
  return waiting?.task === 'treasure' ? waiting.count : 0;
}

class GainListener implements Out {
  readonly #seat: Seat;
  readonly gains: Phrase[] = [];
  wall: Phrase | undefined;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  event({ key, args, secret }: GameEvent): void {
    const gain = GAINS[key];
    if (this.wall !== undefined || gain === undefined) return;
    const coins = Number(secret?.[this.#seat]?.['coins'] ?? 0);
    this.gains.push(
      gain === 'guild.preview.trade' ? phrase(gain, { coins }) : phrase(gain, { space: args['field'] ?? '', coins }),
    );
  }

  reveal(why: Phrase): void {
    this.wall ??= why;
  }

  confirm(): void {}

  settle(why: Phrase): void {
    this.wall ??= why;
  }
}

/** The tasks an exploration has brought about, the first to be answered first. */
const asked = (action: GuildAction, player: Player): readonly Task[] =>
  ['explore', 'village', 'trade', 'next'].includes(action.type)
    ? player.tasks
        .flatMap(partsOf)
        .filter(({ task }) => task === 'village' || task === 'trade' || task === 'treasure')
        .reverse()
    : [];

/** The tasks themselves, where the player still has to say which comes first. */
const partsOf = (task: Task): readonly Task[] => (task.task === 'order' ? task.left.toReversed() : [task]);

/** What a choice that will be asked for is worth. */
function promised(state: GuildState, map: GuildMap, player: Player, task: Task): Phrase[] {
  if (task.task === 'village') {
    const sites = villageSites(map, player, task.region).length;
    return [phrase('guild.preview.villageChoice', { sites, coins: at(VILLAGE_PAY, state.era - 1) })];
  }
  if (task.task === 'treasure') return [phrase('guild.preview.treasure', { cards: task.count })];
  if (task.task !== 'trade') return [];
  const values = openCitiesFrom(map, player.board, task.field).map((city) => cityValue(map, city));
  return values.length < 2
    ? []
    : [phrase('guild.preview.routes', { cities: values.length, coins: leastOfRoutes(values) })];
}

/** What routes between these cities bring in the worst order: each takes one of its two cities out (G-CITY-7). */
function leastOfRoutes(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const totals = values.flatMap((post, index) => {
    const open = values.toSpliced(index, 1);
    return post * Math.min(...open) + leastOfRoutes(open);
  });
  return Math.min(...totals);
}
