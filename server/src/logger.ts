import { pino } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** Structured logs: one JSON object per line, with the name of the event. */
export interface Logger {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** We never log secrets. Fields with these names are redacted anyway. */
const SECRET = /password|token|secret|cookie|seed|authorization|code|invite/i;

export function makeLogger(level: LogLevel, write: (line: string) => void): Logger {
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: pino.stdSerializers.err },
      formatters: { level: (name) => ({ level: name }), log: redact },
    },
    { write: (line) => write(line.trimEnd()) },
  );
  const at =
    (name: LogLevel) =>
    (event: string, fields: Fields = {}): void =>
      logger[name](fields, event);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const redact = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, SECRET.test(name) ? '***' : value]));
