import {
  type AssistantId,
  type CardId,
  type GuardianId,
  RESOURCES,
  type SiteId,
  type TempleStackId,
  type Token,
  type Tokens,
} from '@moonstaff/arnak';
import type { Phrase } from '@moonstaff/kernel';
import type { Flight } from '../../../table/motion/index.ts';
import type { LogLine, Snapshot } from '../../../table/source.ts';
import { ownSeat, viewOf } from '../state.ts';
import { keyOf, siteThing, type Thing } from '../things.ts';

/** The thing on the table a line of the log is about. */
function thingOf({ args }: Phrase): Thing | undefined {
  const { seat, site, guardian, card, assistant, slot, token, stack } = args;
  if (typeof guardian === 'string') return { on: 'guardianTile', guardian: guardian as GuardianId };
  if (typeof site === 'string') return siteThing(site as SiteId);
  if (typeof card === 'string' && card !== 'hidden') return { on: 'card', card: card as CardId, copy: 0 };
  if (typeof assistant === 'string') return { on: 'assistantTile', assistant: assistant as AssistantId };
  if (typeof slot === 'number') return { on: 'slottedIdol', slot };
  if (typeof stack === 'string') return { on: 'temple', stack: stack as TempleStackId };
  if (typeof token === 'string' && typeof seat === 'number') return { on: 'token', who: seat, token: token as Token };
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
      const counter: Thing = { on: 'counter', who: seat, resource };
      const [from, to] = gained ? [thing, counter] : [counter, thing];
      const token: Thing = { on: 'counter', who: own, resource };
      return n === 0 ? [] : [{ token: keyOf(token), from: keyOf(from), to: keyOf(to), n }];
    });
  });
}

const things = (lines: readonly LogLine[]): readonly Thing[] => lines.flatMap(({ phrase }) => thingOf(phrase) ?? []);
const firstThing = (lines: readonly LogLine[]): Thing | undefined => things(lines)[0];
const lastThing = (lines: readonly LogLine[]): Thing | undefined => things(lines).at(-1);
