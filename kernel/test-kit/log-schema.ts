/** The published schema of a log: `node kernel/test-kit/log-schema.ts` writes it again. */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { logSchema } from '../src/log.ts';

export const SCHEMA_FILE = new URL('../../docs/log.schema.json', import.meta.url);

export const schemaText = (): string => `${JSON.stringify(z.toJSONSchema(logSchema), undefined, 2)}\n`;

if (import.meta.main) writeFileSync(SCHEMA_FILE, schemaText());
