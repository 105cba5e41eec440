import { OPENERS } from '../../boards/openers.ts';
import { playRecordings } from '../../table/replay/player.ts';

playRecordings(OPENERS);
