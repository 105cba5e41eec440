import type { GameId } from '@moonstaff/catalogue';
import type { ShellKey } from '@moonstaff/text';
import type { ComponentType } from 'react';
import { lateComponent } from '../../kit/late/lateComponent.tsx';

interface Invitation {
  /** One line that makes people want to play. */
  readonly line: ShellKey;
  /** How long it takes. */
  readonly time: ShellKey;
  /** A part of the game; `place` is the map or board it's played on. */
  readonly Picture: ComponentType<{ readonly place?: string | number | undefined }>;
}

/** How the first page presents each game. A game it can't present does not compile. */
export const INVITATIONS = {
  arnak: {
    line: 'web.arnakLine',
    time: 'web.arnakTime',
    Picture: lateComponent(async () => (await import('./ArnakPicture.tsx')).ArnakPicture),
  },
  guild: {
    line: 'web.guildLine',
    time: 'web.guildTime',
    Picture: lateComponent(async () => (await import('./GuildPicture.tsx')).GuildPicture),
  },
} as const satisfies { readonly [Id in GameId]: Invitation };
