import { type ActionShape, type Json, type Phrase, type Seat, same } from '@moonstaff/kernel';
import { type Finding, finding } from './fault.ts';
import { fits } from './match-value.ts';
import type { Moment } from './moment.ts';
import type { Place } from './place.ts';

const SHOWN = 5;

export const fitting = (pattern: Place, actions: readonly ActionShape[]): readonly ActionShape[] =>
  actions.filter((action) => fits(pattern, json(action)));

/** An action is plain data, though its type doesn't say so. */
export const json = (value: unknown): Json => value as Json;

/** The action that was meant, or why there's none. */
export type Choice = { readonly action: ActionShape } | { readonly wrong: Finding };

/**
 * The one legal action that the pattern identifies. An action that's named completely is identified even if
 * others have all its fields and more.
 */
export function choose(moment: Moment, seat: Seat, pattern: Place): Choice {
  const { match, seats } = moment;
  const waiting = match.game.toAct(match.state);
  const name = seats[seat] ?? '';
  if (!waiting.includes(seat)) {
    const others = waiting.map((other) => seats[other] ?? '');
    const key = waiting.length === 0 ? 'step.over' : 'step.turn';
    return { wrong: finding(pattern.line, key, { seat: name, waiting: others }) };
  }
  const legal = match.game.legal(match.state, seat);
  const fit = fitting(pattern, legal);
  const [only] = fit.length === 1 ? fit : fit.filter((action) => same(action, pattern.value));
  if (only !== undefined) return { action: only };
  if (fit.length > 1) {
    const args = { seat: name, asked: pattern.value, count: fit.length, choices: choices(fit) };
    return { wrong: finding(pattern.line, 'step.many', args) };
  }
  const why = whyNot(moment, seat, pattern);
  const args = { seat: name, asked: pattern.value, nearest: nearest(pattern, legal) };
  return {
    wrong:
      why === undefined
        ? finding(pattern.line, 'step.none', args)
        : finding(pattern.line, 'step.because', { ...args, why: { key: why.key, args: why.args } }),
  };
}

/** The game's own reason, if it has one for this action. */
function whyNot({ match, adapter, seats }: Moment, seat: Seat, pattern: Place): Phrase | undefined {
  try {
    return match.game.explain(match.state, seat, adapter.thing?.(pattern.value, seats) ?? pattern.value);
  } catch {
    return undefined;
  }
}

/** The fields by which these actions differ, each with its values. */
function choices(actions: readonly ActionShape[]): Json {
  const names = [...new Set(actions.flatMap((action) => Object.keys(action)))];
  const values = names.map((name) => {
    const texts = new Set(actions.map((action) => JSON.stringify(action[name as keyof ActionShape]) ?? 'absent'));
    return [name, [...texts]] as const;
  });
  return Object.fromEntries(values.filter(([, texts]) => texts.length > 1));
}

/** The legal actions that share most fields with the pattern. */
function nearest(pattern: Place, legal: readonly ActionShape[]): Json {
  const shared = (action: ActionShape): number =>
    [...(pattern.fields ?? [])].filter(([name, want]) => fits(want, json(action[name as keyof ActionShape]))).length;
  const ranked = legal.map((action) => ({ action, shared: shared(action) })).sort((a, b) => b.shared - a.shared);
  return ranked.slice(0, SHOWN).map(({ action }) => json(action));
}
