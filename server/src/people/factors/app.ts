import { Secret, TOTP } from 'otpauth';
import type { Factor } from '../../store/index.ts';

const ISSUER = 'Moonstaff';
const STEP = 30_000;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP / 1000,
    secret: Secret.fromBase32(secret),
  });

/** 160 random bits, as RFC 4226 recommends. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code. */
export const appUri = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The time step a code is for, if it's right. It's good for its 30 seconds and no longer, so clocks have to agree. */
export function stepOf(code: string, { secret }: Pick<Factor, 'secret'>, now: number): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: 0 });
  return delta === null ? undefined : Math.floor(now / STEP) + delta;
}
