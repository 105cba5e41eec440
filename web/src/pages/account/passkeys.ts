import { type PasskeyAnswer, Refused } from '@moonstaff/client';
import { phrase } from '@moonstaff/kernel';
import { late } from '../../kit/late/late.ts';

const browser = late(() => import('@simplewebauthn/browser'));

type Options = Readonly<Record<string, unknown>>;

/** The person said no, or the browser can't. Both look the same from here. */
const refuse = (): never => {
  throw new Refused(phrase('server.factor.wrong'));
};

/** Lets the browser create a passkey. */
export async function createPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startRegistration } = await browser();
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return { ...(await startRegistration({ optionsJSON }).catch(refuse)) } as unknown as PasskeyAnswer;
}

/** Lets the browser answer with a passkey. */
export async function answerWithPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await browser();
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON }).catch(refuse)) } as unknown as PasskeyAnswer;
}
