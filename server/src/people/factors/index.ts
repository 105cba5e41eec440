import { randomBytes } from 'node:crypto';
import type { FactorAdded, Factors, PasskeyAnswer } from '@moonstaff/client';
import { HttpRefusal } from '../../http/problem.ts';
import { hashOf, newId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import type { Factor, Person } from '../../store/index.ts';
import { appUri, newAppSecret, stepOf } from './app.ts';
import { askToCreate, askToUse, readCreated, readUsed, type Site } from './passkey.ts';

const RECOVERY_CODES = 10;
/** 120 bits. From 112 on, a plain hash is enough to store it (ASVS 6.5.2). */
const RECOVERY_BYTES = 15;
const MAX_FACTORS = 10;
/** How long a browser may take to answer, in milliseconds. */
const CHALLENGE_LENGTH = 300_000;

/** Whether the operator demands a second factor of this person. */
const needsFactor = ({ secondFactorFor }: Pick<Services, 'secondFactorFor'>, { username }: Person): boolean =>
  username !== undefined && (secondFactorFor.includes('everyone') || secondFactorFor.includes(username.toLowerCase()));

/** Whether this person still has to set one up. */
export const lacksFactor = async (
  services: Pick<Services, 'secondFactorFor' | 'store'>,
  person: Person,
): Promise<boolean> => needsFactor(services, person) && (await services.store.factors.of(person.id)).length === 0;

export async function showFactors(services: Services, person: Person, site: Site | undefined): Promise<Factors> {
  const { store } = services;
  return {
    factors: (await store.factors.of(person.id)).map(({ id, kind, name, createdAt }) => ({
      id,
      kind,
      name,
      createdAt,
    })),
    recoveryCodes: await store.factors.recoveryCodes(person.id),
    required: needsFactor(services, person),
    passkeys: site !== undefined,
  };
}

/** Starts adding an app. It counts once it has shown a right code. */
export async function startApp(
  { store, now }: Services,
  person: Person,
): Promise<{ readonly id: string; readonly secret: string; readonly uri: string }> {
  await demandRoom(store, person);
  const [id, secret] = [newId(), newAppSecret()];
  const app = { id, person: person.id, kind: 'app', name: '', secret, counter: 0, confirmed: false } as const;
  await store.factors.add({ ...app, createdAt: now() });
  return { id, secret, uri: appUri(secret, person.username ?? '') };
}

export async function confirmApp(services: Services, person: Person, id: string, code: string): Promise<FactorAdded> {
  const { store, now } = services;
  const factor = await store.factors.find(person.id, id);
  if (factor === undefined || factor.confirmed || factor.kind !== 'app')
    throw new HttpRefusal(404, 'server.factor.none');
  const step = stepOf(code, factor, now());
  if (step === undefined || !(await store.factors.use(factor, step))) throw new HttpRefusal(403, 'server.factor.wrong');
  return added(services, person);
}

export async function startPasskey({ store, now }: Services, person: Person, site: Site): Promise<object> {
  const own = await demandRoom(store, person);
  const options = await askToCreate(site, person, own);
  await store.factors.setChallenge(person.id, options.challenge, now() + CHALLENGE_LENGTH);
  return options;
}

export async function confirmPasskey(
  services: Services,
  person: Person,
  site: Site,
  name: string,
  answer: PasskeyAnswer,
): Promise<FactorAdded> {
  const { store, now } = services;
  const challenge = await store.factors.takeChallenge(person.id, now());
  const made = challenge === undefined ? undefined : await readCreated(site, answer, challenge);
  if (made === undefined) throw new HttpRefusal(403, 'server.factor.wrong');
  await store.factors.add({
    ...made,
    id: newId(),
    person: person.id,
    kind: 'passkey',
    name,
    confirmed: true,
    createdAt: now(),
  });
  return added(services, person);
}

async function demandRoom(store: Services['store'], { id, username }: Person): Promise<readonly Factor[]> {
  if (username === undefined) throw new HttpRefusal(409, 'server.factor.guest');
  const own = await store.factors.of(id);
  if (own.length >= MAX_FACTORS) throw new HttpRefusal(409, 'server.factor.many', { limit: MAX_FACTORS });
  return own;
}

/** The first factor comes with recovery codes. */
async function added({ store }: Services, person: Person): Promise<FactorAdded> {
  if ((await store.factors.recoveryCodes(person.id)) > 0) return { recoveryCodes: [] };
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(RECOVERY_BYTES).toString('hex'));
  await store.factors.setRecoveryCodes(person.id, codes.map(hashOf));
  return { recoveryCodes: codes.map((code) => code.replaceAll(/(.{5})(?=.)/g, '$1-')) };
}

/** What somebody who knows the password shows besides it. */
export interface Shown {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/** Refuses to go on without a second factor, if the person has one. */
export async function demandFactor(
  services: Services,
  person: Person,
  shown: Shown,
  site: Site | undefined,
): Promise<void> {
  const own = await services.store.factors.of(person.id);
  if (own.length === 0) return;
  const { code, passkey } = shown;
  if (code === undefined && passkey === undefined) {
    const kinds = [...new Set(own.map(({ kind }) => kind))].filter((kind) => kind === 'app' || site !== undefined);
    throw new HttpRefusal(401, 'server.factor.needed', { kinds });
  }
  const right =
    (code !== undefined && (await isRightCode(services, person, own, code))) ||
    (passkey !== undefined && site !== undefined && (await isRightPasskey(services, person, own, site, passkey)));
  if (!right) throw new HttpRefusal(401, 'server.factor.wrong');
}

async function isRightCode(
  { store, now }: Services,
  person: Person,
  own: readonly Factor[],
  code: string,
): Promise<boolean> {
  const bare = code.replaceAll(/[\s-]/g, '').toLowerCase();
  for (const factor of own.filter(({ kind }) => kind === 'app')) {
    const step = stepOf(bare, factor, now());
    if (step !== undefined && (await store.factors.use(factor, step))) return true;
  }
  return store.factors.useRecoveryCode(person.id, hashOf(bare));
}

/** What the browser needs to use a passkey. */
export async function askForPasskey({ store, now }: Services, person: Person, site: Site): Promise<object> {
  const options = await askToUse(site, await store.factors.of(person.id));
  await store.factors.setChallenge(person.id, options.challenge, now() + CHALLENGE_LENGTH);
  return options;
}

async function isRightPasskey(
  { store, now }: Services,
  person: Person,
  own: readonly Factor[],
  site: Site,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const challenge = await store.factors.takeChallenge(person.id, now());
  const factor = own.find(({ credential }) => credential === answer.id);
  if (challenge === undefined || factor === undefined) return false;
  const counter = await readUsed(site, answer, challenge, factor);
  if (counter === undefined) return false;
  // Those that don't count rely on the challenge, which works once.
  if (counter > 0) await store.factors.use(factor, counter);
  return true;
}
