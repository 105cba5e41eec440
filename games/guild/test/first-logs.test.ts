import { firstLogsSuite } from '@moonstaff/kernel/first-logs';
import { guild } from '../src/index.ts';

firstLogsSuite(guild, ['server/test/fixtures/guild-0.1.0', 'tools/test/logs/guild-solo.rules-1']);
