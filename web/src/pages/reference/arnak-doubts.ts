import { doubts } from '@moonstaff/arnak';

/** Whether a component of Arnak, or a part of it, rests on too few sources. */
export const isDoubtful = (component: string): boolean =>
  doubts.some(({ components }) => components.some((one) => one === component));
