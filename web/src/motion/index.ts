export type { Aims } from './plan.ts';
export type { Flight } from './play.ts';
export { Travels } from './Travels.tsx';
export { useCount } from './useCount.ts';
