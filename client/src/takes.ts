import type { Json, Move, Seat } from '@moonstaff/kernel';

/** Something a player took in a game, to see how it fares: a card bought, an assistant recruited. */
export interface Take {
  readonly seat: Seat;
  readonly kind: 'card' | 'assistant' | 'investigateCard';
  readonly id: string;
}

/** By event: what was taken. The events say it to everybody. */
const TAKING: { readonly [event: string]: Take['kind'] } = {
  'arnak.bought': 'card',
  'arnak.recruited': 'assistant',
  'guild.event.keep': 'investigateCard',
};

/** What everyone took, each thing once. Only moves that weren't taken back count. */
export function takesOf(game: string, moves: readonly Pick<Move, 'events'>[]): readonly Take[] {
  const takes = new Map<string, Take>();
  for (const { key, args } of moves.flatMap(({ events }) => events)) {
    const kind = key.startsWith(`${game}.`) ? TAKING[key] : undefined;
    if (kind === undefined) continue;
    const [seat, id]: readonly (Json | undefined)[] = [args['seat'], args[kind === 'assistant' ? kind : 'card']];
    if (typeof seat !== 'number' || typeof id !== 'string') continue;
    takes.set(`${seat} ${kind} ${id}`, { seat, kind, id });
  }
  return [...takes.values()];
}
