import type { TableInfo } from '@moonstaff/client';
import { hrefOf } from '../../kit/route/route.ts';

/** The whole address of a place of this page, to be sent to others. */
export const addressOf = (...parts: readonly string[]): string => new URL(hrefOf(...parts), window.location.href).href;

/** Where others find this table; with the invitation, if it is ours to give. */
export const invitation = ({ id, invite }: Pick<TableInfo, 'id' | 'invite'>): string =>
  invite === undefined ? addressOf('house', id) : addressOf('house', id, invite);
