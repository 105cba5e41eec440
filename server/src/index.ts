export { type Config, ConfigError, readConfig } from './config.ts';
export { type GameSource, loadGames } from './games.ts';
export { LIMITS, type Limits } from './limits.ts';
export { BUILT_IN_BOTS, type RunningServer, type ServerOptions, startServer } from './server.ts';
