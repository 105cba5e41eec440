import { editionOf, type PlayerView, TOWER_PAY, VILLAGE_PAY } from '@moonstaff/guild';
import { type Phrase, printedIn } from '@moonstaff/kernel';
import { type Moment, spaceNamed } from '../moment.ts';
import { answerOf, chosenCard, fingerOn, firstCityOf, pointedAt, type Ui } from '../reduce.ts';
import type { PieceName } from '../things.ts';
import { type About, aboutSpace } from './about.ts';
import { type Gains, gainsOf } from './gains.ts';
import { lastPlaced } from './lastPlaced.ts';
import { type Press, pressesOf } from './presses.ts';
import { reachOf } from './reach.ts';

/** A space that can be pressed. */
export interface Spot {
  readonly space: string;
  readonly state: 'lit' | 'pointed' | 'chosen';
  /** What a press does, for those who don't see the map. */
  readonly says: 'web.guild.explore' | 'web.guild.found' | 'web.guild.routeCity';
}

/** What the map shows at the space pointed at. */
export interface PointedSpace {
  readonly space: string;
  /** The piece that would be placed. */
  readonly piece?: PieceName;
  /** The trade route that would be made. */
  readonly route?: readonly [from: string, to: string];
  readonly gains?: Gains;
  /** What the space is. */
  readonly about?: About;
  /** Why the rules say it can't be used. */
  readonly refusal?: Phrase;
  /** A finger points at it, selects it or holds it. */
  readonly finger?: 'points' | 'selects' | 'holds';
}

/** What the next villages and discovery towers pay. */
export interface PayColumn {
  readonly piece: 'village' | 'tower';
  readonly values: readonly { readonly value: number; readonly state: 'past' | 'next' | 'ahead' }[];
}

export interface MapModel {
  readonly map: string;
  readonly seat: number;
  readonly player: PlayerView;
  /** In the order of the keyboard. */
  readonly spots: readonly Spot[];
  /** What the Investigate card in question could explore at once. */
  readonly reach: readonly string[];
  readonly pointed?: PointedSpace;
  /** The region that gets its village. */
  readonly region?: string;
  /** The explorer that a press takes back. */
  readonly takeBack?: string;
  readonly pay: readonly PayColumn[];
}

export function mapOf(moment: Moment, ui: Ui): MapModel {
  const { view, seat, player, task } = moment;
  const first = firstCityOf(ui, moment);
  const presses = pressesOf(moment, first);
  const at = pointedAt(ui, moment);
  const pointed = at?.on === 'space' && at.seat === seat ? at.space : undefined;
  const takeBack = lastPlaced(moment);
  const offer = chosenCard(ui, moment);
  return {
    map: editionOf(view),
    seat,
    player,
    spots: [...presses].map(([space, press]) => ({
      space,
      state: space === first ? 'chosen' : space === pointed ? 'pointed' : 'lit',
      says: saysOf(press),
    })),
    reach: offer === undefined ? [] : reachOf(view, offer),
    ...(pointed !== undefined && { pointed: pointedSpace(pointed, presses.get(pointed), moment, ui) }),
    ...(task?.task === 'village' && { region: task.region }),
    ...(takeBack !== undefined && { takeBack }),
    pay: [
      column('village', VILLAGE_PAY, view.era - 1),
      column('tower', printedIn(view.rules, TOWER_PAY), player.towers.length),
    ],
  };
}

function saysOf(press: Press): Spot['says'] {
  if (!('act' in press) || press.act.type === 'trade') return 'web.guild.routeCity';
  return press.act.type === 'village' ? 'web.guild.found' : 'web.guild.explore';
}

function pointedSpace(space: string, press: Press | undefined, moment: Moment, ui: Ui): PointedSpace {
  const answer = answerOf(ui, moment);
  const finger = fingerOn(ui, moment);
  // Nobody asks about the space they have just used.
  const about = space === ui.just ? undefined : aboutSpace(editionOf(moment.view), moment.player, space);
  const known = {
    space,
    ...(about !== undefined && { about }),
    ...(answer?.reason !== undefined && { refusal: answer.reason }),
    ...(finger !== undefined && { finger }),
  };
  if (press === undefined || !('act' in press)) return known;
  const { act } = press;
  const gains = gainsOf(answer?.preview);
  const shown = {
    ...known,
    ...((gains.coins > 0 || gains.signs.length > 0) && { gains }),
  };
  switch (act.type) {
    case 'explore':
      return {
        ...shown,
        piece: spaceNamed(editionOf(moment.view), space)?.feature.type === 'tower' ? 'tower' : 'explorer',
      };
    case 'trade':
      return { ...shown, piece: 'post', route: [act.from, act.to] };
    default:
      return { ...shown, piece: 'village' };
  }
}

const column = (piece: PayColumn['piece'], values: readonly number[], next: number): PayColumn => ({
  piece,
  values: values.map((value, i) => ({ value, state: i < next ? 'past' : i === next ? 'next' : 'ahead' })),
});
