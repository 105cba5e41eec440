import type { MapSource } from '../../map/source.ts';
import { aghon } from './aghon.ts';
import { avenia } from './avenia.ts';
import { cnidaria } from './cnidaria.ts';
import { kazan } from './kazan.ts';

export const MAP_IDS = ['avenia', 'aghon', 'kazan', 'cnidaria'] as const;
export type MapId = (typeof MAP_IDS)[number];

export const mapSources: readonly MapSource[] = [avenia, aghon, kazan, cnidaria];
