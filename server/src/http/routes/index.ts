import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { challengeRoutes } from './challenges.ts';
import { clubRoutes } from './clubs.ts';
import { doorRoutes } from './doors.ts';
import { factorRoutes } from './factors.ts';
import { peopleRoutes } from './people.ts';
import { reachRoutes } from './reach.ts';
import { resultRoutes } from './results.ts';
import { safetyRoutes } from './safety.ts';
import { noteSeen } from './seen.ts';
import { sessionRoutes } from './sessions.ts';
import { tableRoutes } from './tables.ts';

/** Everything under `/api` but the socket. */
export const apiRoutes =
  (services: Services) =>
  (app: App): void => {
    noteSeen(app, services);
    peopleRoutes(app, services);
    factorRoutes(app, services);
    sessionRoutes(app, services);
    reachRoutes(app, services);
    doorRoutes(app, services);
    tableRoutes(app, services);
    resultRoutes(app, services);
    challengeRoutes(app, services);
    clubRoutes(app, services);
    safetyRoutes(app, services);
  };
