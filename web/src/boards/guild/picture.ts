/** What pages draw of the Guild away from a table: the land of a map. */
export { landOf } from './map/land.ts';
