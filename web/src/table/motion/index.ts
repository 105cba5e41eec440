export type { Aims } from '../../kit/motion/plan.ts';
export type { Flight } from '../../kit/motion/play.ts';
export { useCount } from '../../kit/motion/useCount.ts';
export { Travels } from './Travels.tsx';
