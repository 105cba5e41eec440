export { type Deal, type DealtSeat, drawDeal } from './deal.ts';
export { DEFAULT_GAME, GAME_IDS, type GameId, isGameId, loadGame } from './games.ts';
export { DEFAULT_LEVEL, isLevel, LEVELS, type Level, OFFERED_LEVELS } from './levels.ts';
