import type { Seat } from '@moonstaff/kernel';

/** How many come before this seat, counted from the starting player. */
export const placeInTurnOrder = (seat: Seat, first: Seat, seats: number): number => (seat - first + seats) % seats;
