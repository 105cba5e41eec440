import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problem } from '@moonstaff/client';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from './app.ts';

const { $schema: _, ...problemSchema } = z.toJSONSchema(problem, { io: 'output', unrepresentable: 'any' }) as Record<
  string,
  unknown
>;

/**
 * The API as OpenAPI 3.1, from the schemas that validate: `/api/openapi.json` for programs, `/api/docs` for people.
 */
export async function describeApi(api: App, version: string): Promise<void> {
  await api.register(swagger, {
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Moonstaff', version, license: { name: 'MIT' } },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'moonstaff' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = toJsonSchema(document);
      const security = document.route.config?.person ? [{ cookie: [] }, { token: [] }] : [];
      return { schema: { ...schema, security }, url };
    },
    transformObject: (document) => {
      const described = 'openapiObject' in document ? document.openapiObject : {};
      for (const operations of Object.values(described.paths ?? {})) {
        for (const operation of Object.values(operations ?? {})) {
          if (typeof operation === 'object' && 'responses' in operation) {
            operation.responses = { ...operation.responses, default: REFUSED };
          }
        }
      }
      return described;
    },
  });
  await api.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_CSP, theme: { title: 'Moonstaff API' } });
  api.get('/api/openapi.json', { schema: { hide: true } }, async () => api.swagger());
}

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

const REFUSED = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: problemSchema } },
};

/** Swagger UI uses inline styles, but no scripts except its own. */
const DOCS_CSP = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
