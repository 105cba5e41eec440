import { z } from 'zod';

// A page may not make code out of text (its server says so); without this, zod would try, and the browser complain.
if ('document' in globalThis) z.config({ jitless: true });
