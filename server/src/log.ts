import { pino } from 'pino';

export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** Structured logs: one JSON object a line, each with the name of what happened. */
export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** Nobody passes secrets in. Fields with these names are struck out all the same. */
const SECRET = /password|token|secret|cookie|seed|authorization|code|invite/i;

export function makeLog(level: Level, write: (line: string) => void): Log {
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: pino.stdSerializers.err },
      formatters: { level: (name) => ({ level: name }), log: strikeOut },
    },
    { write: (line) => write(line.trimEnd()) },
  );
  const at =
    (name: Level) =>
    (event: string, fields: Fields = {}): void =>
      logger[name](fields, event);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const strikeOut = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, SECRET.test(name) ? '***' : value]));
