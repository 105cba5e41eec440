import { Api } from '@moonstaff/client';
import { serverUrl } from './url.ts';

/** The API of the server this page came from. */
export const serverApi = (): Api => new Api({ url: serverUrl() });
