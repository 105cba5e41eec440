import type { Translation } from '../language.ts';
import type { web as english } from '../en/web.ts';

export const web: Translation<typeof english> = {
  'web.skip': 'Przejdź do stołu',
};
