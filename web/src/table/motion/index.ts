export type { Aims, Flight, Pieces, Travel } from '../../kit/motion/plan.ts';
export type { Show, Stage, Step } from '../../kit/motion/stage.ts';
export { useCount } from '../../kit/motion/useCount.ts';
export { Travels } from './Travels.tsx';
