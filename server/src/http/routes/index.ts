import { z } from 'zod';
import type { Services } from '../../services.ts';
import { openApi } from '../openapi.ts';
import { type Route, route } from '../route.ts';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables.ts';

export function allRoutes(services: Services, version: string): readonly Route[] {
  const routes = [...peopleRoutes(services), ...tableRoutes(services)];
  const described = openApi(routes, version);
  const description = route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This API, described',
    access: 'anyone',
    reply: z.unknown(),
    handle: async () => described,
  });
  return [...routes, description];
}
