import './no-eval.ts';

export { Api, type ApiOptions } from './api.ts';
export { newCommandId } from './ids.ts';
export { NoReply } from './no-reply.ts';
export * from './protocol/index.ts';
export { Refused } from './refused.ts';
export {
  type ConnectionStatus,
  ServerConnection,
  type ServerConnectionOptions,
  type SocketLike,
} from './server-connection.ts';
export { type Take, takesOf } from './takes.ts';
export type { WatchOptions } from './watch.ts';
