import { z } from 'zod';

// Our content security policy forbids eval. Without this, zod would try it and the browser would report a violation.
if ('document' in globalThis) z.config({ jitless: true });
