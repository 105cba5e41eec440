import { Api, type TableSummary } from '@moonstaff/client';
import { setKnown } from './known.ts';
import { isStranger } from './open.ts';

/** My tables on the server that aren't over, those waiting for me first. Empty if the server can't be reached. */
export async function myTables(): Promise<readonly TableSummary[]> {
  try {
    return await new Api().tables('mine');
  } catch (error) {
    if (isStranger(error)) setKnown(false);
    return [];
  }
}
