import { examine } from './examine.ts';

examine('avenia');
