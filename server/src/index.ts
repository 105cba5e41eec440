export { type Config, ConfigError, readConfig } from './config.ts';
export { GAMES, type GameSource } from './games.ts';
export { LIMITS, type Limits } from './limits.ts';
export { HOUSE_BOTS, type RunningServer, type ServerOptions, startServer } from './server.ts';
