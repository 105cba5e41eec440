import type { ArnakView } from '@moonstaff/arnak';
import type { GameId } from '@moonstaff/catalogue';
import type { GuildView } from '@moonstaff/guild';
import { openArnak } from '../../boards/arnak/open.ts';
import { openGuild } from '../../boards/guild/open.ts';
import type { Opener } from '../engine/host.ts';

/** By the id of the game. */
export const OPENERS: { readonly [Id in GameId]: Opener } = {
  arnak: (views) => openArnak(views as readonly ArnakView[]),
  guild: (views) => openGuild(views as readonly GuildView[]),
};
