import { RESOURCES, type SiteId, type Token, type Tokens } from '@moonstaff/arnak';
import type { Phrase } from '@moonstaff/kernel';
import type { Flight } from '../../table/motion/index.ts';
import type { LogLine, Snapshot } from '../../table/source.ts';
import {
  assistantName,
  cardName,
  counterPlace,
  guardianName,
  sitePlace,
  slotName,
  templePlace,
  tokenName,
} from './moving.ts';
import { ownSeat, viewOf } from './state.ts';

/** The thing on the table a line of the log speaks of. */
function thingOf({ args }: Phrase): string | undefined {
  const { seat, site, guardian, card, assistant, slot, token, stack } = args;
  if (typeof guardian === 'string') return guardianName(guardian);
  if (typeof site === 'string') return sitePlace(site as SiteId);
  if (typeof card === 'string' && card !== 'hidden') return cardName(card as Parameters<typeof cardName>[0]);
  if (typeof assistant === 'string') return assistantName(assistant);
  if (typeof slot === 'number') return slotName(slot);
  if (typeof stack === 'string') return templePlace(stack);
  if (typeof token === 'string' && typeof seat === 'number') return tokenName(seat, token as Token);
  return undefined;
}

/** Resources between two moments: what was gained flies from what gave it, what was paid flies to what it bought. */
export function tokenFlights(before: Snapshot, now: Snapshot): readonly Flight[] {
  const last = before.log.at(-1)?.id ?? -1;
  const news = now.log.filter(({ id }) => id > last);
  const own = ownSeat(viewOf(now));
  return news.flatMap(({ phrase: { key, args } }, i) => {
    const { seat, tokens } = args;
    const gained = key === 'arnak.gained';
    if ((!gained && key !== 'arnak.paid') || typeof seat !== 'number') return [];
    const thing = gained
      ? (lastThing(news.slice(0, i)) ?? firstThing(news.slice(i)))
      : (firstThing(news.slice(i)) ?? lastThing(news.slice(0, i)));
    if (thing === undefined) return [];
    return RESOURCES.flatMap((resource) => {
      const n = (tokens as Tokens)[resource] ?? 0;
      const counter = counterPlace(seat, resource);
      const [from, to] = gained ? [thing, counter] : [counter, thing];
      return n === 0 ? [] : [{ token: counterPlace(own, resource), from, to, n }];
    });
  });
}

const things = (lines: readonly LogLine[]): readonly string[] => lines.flatMap(({ phrase }) => thingOf(phrase) ?? []);
const firstThing = (lines: readonly LogLine[]): string | undefined => things(lines)[0];
const lastThing = (lines: readonly LogLine[]): string | undefined => things(lines).at(-1);
