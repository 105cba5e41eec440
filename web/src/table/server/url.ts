import { basePath } from '../../kit/route/route.ts';

/** The server this page came from, which may be under a path of its host. */
export const serverUrl = (): string => (location.origin + basePath()).replace(/\/$/, '');
