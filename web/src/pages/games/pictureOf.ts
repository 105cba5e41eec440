import { type GameId, isGameId } from '@moonstaff/catalogue';
import type { IconName } from '../../kit/art/icon-names.ts';

const PICTURES: { readonly [Id in GameId]: IconName } = { arnak: 'star-altar', guild: 'treasure-map' };

/** The small picture of a game in a list of tables. A server may have games this page doesn't know. */
export const pictureOf = (game: string): IconName => (isGameId(game) ? PICTURES[game] : 'three-friends');
