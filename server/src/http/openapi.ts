import { problem } from '@moonstaff/client';
import { z } from 'zod';
import type { Route } from './route.ts';

type Schema = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
};

/** The API as OpenAPI 3.1, made of the very schemas that validate. */
export function openApi(routes: readonly Route[], version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Moonstaff', version, license: { name: 'MIT' } },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'moonstaff' },
        token: { type: 'http', scheme: 'bearer' },
      },
      responses: {
        problem: {
          description: 'Refused',
          content: { 'application/problem+json': { schema: schemaOf(problem, 'output') } },
        },
      },
    },
  };
}

function operation(route: Route): Schema {
  const content = route.reply === undefined ? {} : { content: json(schemaOf(route.reply, 'output')) };
  return {
    summary: route.summary,
    security: route.access === 'person' ? [{ cookie: [] }, { token: [] }] : [],
    parameters: [
      ...pathParameters(route),
      ...parametersOf(route.query, 'query'),
      ...parametersOf(route.headers, 'header'),
    ],
    ...(route.body !== undefined && {
      requestBody: { required: true, content: json(schemaOf(route.body, 'input')) },
    }),
    responses: {
      [route.status]: { description: route.summary, ...content },
      default: { $ref: '#/components/responses/problem' },
    },
  };
}

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

const pathParameters = (route: Route): Schema[] =>
  [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function parametersOf(fields: z.ZodType | undefined, place: 'query' | 'header'): Schema[] {
  if (fields === undefined) return [];
  const schema = schemaOf(fields, 'input') as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}
