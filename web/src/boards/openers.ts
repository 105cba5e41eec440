import type { ArnakView } from '@moonstaff/arnak';
import type { GameId } from '@moonstaff/catalogue';
import type { GuildView } from '@moonstaff/guild';
import type { Opener } from '../table/engine/host.ts';
import { openArnak } from './arnak/open.ts';
import { openGuild } from './guild/open.ts';

/** How the views of all seats become one in which nothing is hidden. Without React, for workers. */
export const OPENERS: { readonly [Id in GameId]: Opener } = {
  arnak: (views) => openArnak(views as readonly ArnakView[]),
  guild: (views) => openGuild(views as readonly GuildView[]),
};
