import { examine } from './examine.ts';

examine('aghon');
