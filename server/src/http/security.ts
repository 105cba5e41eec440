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

/** A year. Other servers of the domain may not have https, so subdomains are the operator's choice. */
export const transportSecurity = (subdomains: boolean): string =>
  `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;

/** Browser features the page never uses. */
export const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
