import type { Analysis } from '@moonstaff/bots/analysis';
import { packText, unpackText } from '../../kit/route/pack.ts';
import { analysisIn } from './fitting.ts';

/** An analysis as a part of an address. */
export const packAnalysis = (analysis: Analysis): Promise<string> => packText(JSON.stringify(analysis));

/** The analysis in an address; nothing if there's none in it. */
export async function unpackAnalysis(packed: string): Promise<Analysis | undefined> {
  try {
    return analysisIn(JSON.parse(await unpackText(packed)));
  } catch {
    return undefined;
  }
}
