import { subject } from '../sample/conformance.ts';
import { conformanceSuite } from '../test-kit/suite.ts';

conformanceSuite(subject, { failures: new URL('../sample/soak-failures.json', import.meta.url) });
