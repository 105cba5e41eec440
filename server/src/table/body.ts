import type { Cause, Proposal, Settings, SettingsChange, WantedSeat } from '@moonstaff/client';
import type { Entry, GameEvent, Seat, Seed } from '@moonstaff/kernel';

/**
 * What a stored record says, including the seed and other secrets. `project.ts` decides what a viewer gets of it. A
 * released kind keeps its meaning forever, so that old tables still open.
 */
export type RecordBody =
  | {
      readonly kind: 'opened';
      readonly person: string;
      readonly name: string;
      readonly settings: Settings;
      readonly seats: readonly WantedSeat[];
      readonly invite: string;
    }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: string; readonly name: string }
  | { readonly kind: 'requested'; readonly person: string; readonly name: string }
  | { readonly kind: 'admitted'; readonly person: string; readonly yes: boolean }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'kicked'; readonly seat: Seat }
  | { readonly kind: 'seatChanged'; readonly seat: Seat; readonly level?: string }
  | { readonly kind: 'seatAdded' }
  | { readonly kind: 'seatRemoved'; readonly seat: Seat }
  | { readonly kind: 'changed'; readonly settings: SettingsChange }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly ready: boolean }
  | {
      readonly kind: 'started';
      readonly order: readonly Seat[];
      readonly seed: Seed;
      readonly rules: number;
      /** What happened before anybody acted. Tables of older versions don't have it. */
      readonly opening?: readonly GameEvent[];
    }
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'entry';
      readonly index: number;
      readonly cause: Cause;
      readonly entry: Entry;
      readonly events: readonly GameEvent[];
    }
  | { readonly kind: 'asked'; readonly seat: Seat; readonly proposal: Proposal }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'withdrawn'; readonly seat: Seat }
  | { readonly kind: 'timeAdded'; readonly seconds: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'daysOff'; readonly seat: Seat; readonly days: number }
  | { readonly kind: 'handed'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'ranOut'; readonly seat: Seat; readonly level?: string }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'finished'; readonly reason: 'played' | 'resigned' | 'agreed' }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'chat'; readonly person: string; readonly name: string; readonly text: string }
  /** What a spectator says to the others who look on. Players don't get to read it. */
  | { readonly kind: 'aside'; readonly person: string; readonly name: string; readonly text: string };

export type BodyOf<Kind extends RecordBody['kind']> = Extract<RecordBody, { kind: Kind }>;
