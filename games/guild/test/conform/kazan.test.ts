import { examine } from './examine.ts';

examine('kazan');
