import { Refusal } from '@moonstaff/kernel';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

/** Counts processor time for somebody. */
export type Spend = (milliseconds: number) => void;

/** Refuses those who have used up their processor time. Otherwise returns what counts the rest. */
export function costOf({ budgets }: Services, { address, person }: Pick<FastifyRequest, 'address' | 'person'>): Spend {
  const sender = { address, person: person?.id };
  if (!budgets.hasWork(sender)) throw new Refusal('server.limit.rate');
  return (milliseconds) => budgets.spend(sender, milliseconds);
}
