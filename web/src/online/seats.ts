import type { SeatInfo } from '@moonstaff/client';
import type { BotLevel, Sitter } from '../table/source.ts';

const LEVELS: readonly BotLevel[] = ['random', 'novice', 'skilled', 'expert'];

/** Who sits there, as the page knows sitters. */
export function sitterOf(seat: SeatInfo, index: number): Sitter {
  if (seat.kind === 'person') return { kind: 'person', name: seat.name };
  if (seat.kind === 'open') return { kind: 'person', name: '…' };
  const level = LEVELS.find((one) => one === seat.level) ?? 'skilled';
  return { kind: 'bot', name: seat.instead?.name ?? `Bot ${index + 1}`, level };
}
