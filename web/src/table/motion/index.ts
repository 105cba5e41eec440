export type { Aims, Flight, Pieces, Travel } from '../../kit/motion/plan.ts';
export { useCount } from '../../kit/motion/useCount.ts';
export { Travels } from './Travels.tsx';
