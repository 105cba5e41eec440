import './no-eval.ts';

export { Api, type ApiOptions } from './api.ts';
export { Connection, type ConnectionOptions, type SocketLike, type Status as ConnectionStatus } from './connection.ts';
export { newCommandId } from './ids.ts';
export { NoAnswer } from './no-answer.ts';
export * from './protocol/index.ts';
export { Refused } from './refused.ts';
export type { WatchOptions } from './watch.ts';
