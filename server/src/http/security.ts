import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Sent with everything. The page loads nothing from elsewhere, and nobody may frame it. */
export const HELMET: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Paths of the page hold invitations.
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  // Our own hook sends it, and only over https.
  strictTransportSecurity: false,
  xXssProtection: false,
};

/** A year. */
export const TRANSPORT_SECURITY = 'max-age=31536000';

/** Browser features the page never uses. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
