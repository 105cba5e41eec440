import { firstLogsSuite } from '@moonstaff/kernel/first-logs';
import { arnak } from '../src/index.ts';

firstLogsSuite(arnak, [
  'server/test/fixtures/arnak-0.1.0',
  'tools/test/logs/arnak-snake.rules-1',
  'tools/test/logs/arnak-solo.rules-1',
]);
