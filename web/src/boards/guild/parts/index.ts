/** Drawings of the Guild's components, for the board and for pages that show components. */
export { CardSigns, CardSpaces } from './CardDrawing.tsx';
export { ExploreCard } from './ExploreCard.tsx';
export { GoalDrawing, Reward, Rewards } from './GoalDrawing.tsx';
export { TREASURE_ICONS } from './treasures.ts';
