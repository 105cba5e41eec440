import type { Resource } from '@moonstaff/arnak';
import type { TokenKind } from '../../../kit/art/Token.tsx';

/** How a resource is drawn. */
export const tokenOf = (resource: Resource): TokenKind => (resource === 'coins' ? 'coin' : resource);
