import { isIP } from 'node:net';
import type { PasskeyAnswer } from '@moonstaff/client';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Factor, Person } from '../../store/index.ts';

/** Loaded when somebody uses a passkey: it takes a fifth of the time the server needs to start. */
const webAuthn = () => import('@simplewebauthn/server');

/** The page a browser is on. A passkey belongs to its name. */
export interface Site {
  readonly name: string;
  readonly origin: string;
}

/** Browsers create passkeys only for names, and only where nobody can listen in. */
export function siteOf(host: string | undefined, secure: boolean): Site | undefined {
  const page = URL.parse(`${secure ? 'https' : 'http'}://${host ?? ''}`);
  if (page === null || isIP(page.hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const safe = secure || page.hostname === 'localhost' || page.hostname.endsWith('.localhost');
  return safe ? { name: page.hostname, origin: page.origin } : undefined;
}

export const askToCreate = async ({ name }: Site, person: Person, own: readonly Factor[]) =>
  (await webAuthn()).generateRegistrationOptions({
    rpName: 'Moonstaff',
    rpID: name,
    userName: person.username ?? '',
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id)),
    attestationType: 'none',
    excludeCredentials: own.flatMap(({ credential }) => (credential === undefined ? [] : [{ id: credential }])),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });

export const askToUse = async ({ name }: Site, own: readonly Factor[]) =>
  (await webAuthn()).generateAuthenticationOptions({
    rpID: name,
    allowCredentials: own.flatMap(({ credential }) => (credential === undefined ? [] : [{ id: credential }])),
    userVerification: 'preferred',
  });

/** What to keep of a new passkey, if the answer is right. */
export async function readCreated(
  site: Site,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<Pick<Factor, 'credential' | 'secret' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credential: id, secret: Buffer.from(publicKey).toString('base64url'), counter };
}

/** The passkey's new counter, if the answer is right. Authenticators that don't count always say 0. */
export async function readUsed(
  site: Site,
  answer: PasskeyAnswer,
  challenge: string,
  { credential = '', secret, counter }: Factor,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    requireUserVerification: false,
    credential: { id: credential, publicKey: new Uint8Array(Buffer.from(secret, 'base64url')), counter },
  }).catch(() => undefined);
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}
