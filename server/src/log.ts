/** Structured logs: one JSON object a line. Secrets are never passed in; known names are struck out all the same. */

export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

export type Fields = Readonly<Record<string, unknown>>;

export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const SECRET = /password|token|secret|cookie|seed|authorization|code|invite/i;

export function makeLog(level: Level, write: (line: string) => void): Log {
  const least = LEVELS.indexOf(level);
  const at =
    (name: Level) =>
    (event: string, fields: Fields = {}): void => {
      if (LEVELS.indexOf(name) < least) return;
      write(JSON.stringify({ time: new Date().toISOString(), level: name, event, ...clean(fields) }));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function clean(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (SECRET.test(name)) return [name, '***'];
      return [name, value instanceof Error ? { message: value.message, stack: value.stack } : value];
    }),
  );
}
