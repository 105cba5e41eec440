import { SOLO_TARGETS, type Treasure, type TreasureId, treasureNamed } from '@moonstaff/guild';
import type { Moment } from '../moment.ts';
import { coinsOf, ownerPart } from '../open.ts';

export interface PurseModel {
  readonly seat: number;
  /** Unknown to those who only watch. */
  readonly coins?: number;
  /** In a solo game: the coins needed to win. */
  readonly target?: number;
  /** Whether only the viewer knows the coins. */
  readonly isSecret: boolean;
  readonly explorers: number;
  readonly villages: number;
}

/** Kept treasure cards of one kind. */
export interface TreasureModel {
  readonly id: TreasureId;
  readonly n: number;
  /** The terrain its villages are on. */
  readonly terrain?: Extract<Treasure['effect'], { readonly type: 'per' }>['terrain'];
  /** What they bring: `2 = 3` for two vases worth 3, `2 = 1` for 1 coin for every 2, or just coins. */
  readonly worth: { readonly coins: number; readonly every?: number };
}

export function purseOf({ view, seat, player }: Moment): PurseModel {
  const own = ownerPart(view, seat);
  const isSolo = view.players.length === 1;
  return {
    seat,
    ...(own !== undefined && { coins: coinsOf(own) }),
    ...(isSolo && { target: SOLO_TARGETS[view.options.difficulty] }),
    isSecret: view.own !== undefined && !isSolo,
    explorers: player.supply.explorers,
    villages: player.supply.villages,
  };
}

export function treasuresOf({ view, seat }: Moment): readonly TreasureModel[] {
  const kept = ownerPart(view, seat)?.treasures ?? [];
  return [...new Set(kept)].map((id) => {
    const { effect } = treasureNamed(id);
    const n = kept.filter((one) => one === id).length;
    return {
      id,
      n,
      ...(effect.type === 'per' && effect.terrain !== undefined && { terrain: effect.terrain }),
      worth: worthOf(effect, n),
    };
  });
}

function worthOf(effect: Treasure['effect'], n: number): TreasureModel['worth'] {
  switch (effect.type) {
    case 'set': {
      const last = effect.worth.length - 1;
      const coins = (effect.worth[Math.min(n, last)] ?? 0) + Math.max(0, n - last) * effect.eachFurther;
      return { coins, every: n };
    }
    case 'per':
      return { coins: n, every: effect.every };
    default:
      return { coins: n };
  }
}
