import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { doorRoutes } from './doors.ts';
import { peopleRoutes } from './people.ts';
import { tableRoutes } from './tables.ts';

/** Everything under `/api` but the socket. */
export const apiRoutes =
  (services: Services) =>
  (app: App): void => {
    peopleRoutes(app, services);
    doorRoutes(app, services);
    tableRoutes(app, services);
  };
