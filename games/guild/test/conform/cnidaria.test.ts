import { examine } from './examine.ts';

examine('cnidaria');
