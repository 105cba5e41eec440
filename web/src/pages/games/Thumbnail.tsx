import { type GameId, isGameId } from '@moonstaff/catalogue';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { lateComponent } from '../../kit/late/lateComponent.tsx';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  readonly table: string;
  readonly game: string;
  readonly seat: number | undefined;
  /** For people who don't sit there. */
  readonly invite?: string;
  /** When it changes, the table is looked at again. */
  readonly changedAt: number;
}

/** A small picture of a game as it stands, drawn from what the viewer may know. */
export interface GameThumbnailProps {
  readonly view: unknown;
  readonly seat: number;
}

const THUMBNAILS = {
  arnak: lateComponent(async () => (await import('./ArnakThumbnail.tsx')).ArnakThumbnail),
  guild: lateComponent(async () => (await import('./GuildThumbnail.tsx')).GuildThumbnail),
} as const satisfies { readonly [Id in GameId]: ComponentType<GameThumbnailProps> };

/** The table as it stands. Its room is kept while it's fetched. */
export function Thumbnail({ table, game, seat = 0, invite, changedAt }: ThumbnailProps) {
  const [view, setView] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is read again when it has changed
  useEffect(() => {
    let isHere = true;
    import('../../table/server/api.ts')
      .then(({ serverApi }) => serverApi().table(table, invite))
      .then(
        ({ play }) => isHere && setView(play?.view),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [table, changedAt]);
  const Picture = isGameId(game) ? THUMBNAILS[game] : undefined;
  return (
    <span className={styles.thumbnail} data-picture={game} aria-hidden="true">
      <Suspense>{view !== undefined && Picture !== undefined && <Picture view={view} seat={seat} />}</Suspense>
    </span>
  );
}
