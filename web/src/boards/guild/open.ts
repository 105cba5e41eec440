import { CATEGORIES, type GuildView, type OwnView } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';

/** A view in which nobody hides anything from the others. */
export interface OpenGuildView extends GuildView {
  /** By seat, while the game is not over. */
  readonly owners: readonly OwnView[];
}

/** What all players know together: each one's part as its owner sees it. */
export function openGuild(views: readonly GuildView[]): OpenGuildView {
  const { own: _, ...rest } = at(views, 0);
  return {
    ...rest,
    viewer: 'spectator',
    players: views.map(({ players }, seat) => at(players, seat)),
    owners: views.flatMap(({ own }) => own ?? []),
  };
}

/** What only the owner of a seat knows, if this view shows it. */
export function ownerPart(view: GuildView | OpenGuildView, seat: number): OwnView | undefined {
  if (view.final !== undefined) return view.final.players[seat];
  if ('owners' in view) return view.owners[seat];
  return view.viewer === seat ? view.own : undefined;
}

export const coinsOf = (own: OwnView): number => CATEGORIES.reduce((sum, category) => sum + own.coins[category], 0);
