import { Api, type TableSummary } from '@moonstaff/client';
import { setKnown } from './known.ts';
import { isStranger } from './open.ts';

/** My tables at the server that are not over, those that wait for me first; none when it is not reached. */
export async function myTables(): Promise<readonly TableSummary[]> {
  try {
    return await new Api().tables('mine');
  } catch (error) {
    if (isStranger(error)) setKnown(false);
    return [];
  }
}
