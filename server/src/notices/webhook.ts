import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './address.ts';

export interface WebhookOptions {
  /** Which addresses may be called. Tests allow their own machine; people's webhooks never reach it. */
  readonly allowed?: (address: string) => boolean;
  /** From the call to the response, in milliseconds. */
  readonly timeout?: number;
}

const TIMEOUT = 5000;

/** A webhook that will never work. Don't try again. */
export class WebhookForbidden extends Error {}

/** Another server answered, but not with success. */
export class BadAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the server answered ${status}`);
    this.status = status;
  }
}

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Posts JSON to a person's webhook, signed with their secret. */
export function postWebhook(url: string, secret: string, payload: unknown, options?: WebhookOptions): Promise<void> {
  const body = JSON.stringify(payload);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-moonstaff-signature': signature };
  return postTo(url, { headers, body }, options);
}

/**
 * Posts to an address that a person gave us. It's checked while connecting, after the name was resolved, so that a name
 * can't resolve to something else between check and call. Doesn't follow redirects and doesn't read the response.
 */
export function postTo(url: string, { headers, body }: Post, options: WebhookOptions = {}): Promise<void> {
  const { allowed = isPublicAddress, timeout = TIMEOUT } = options;
  const target = new URL(url);
  const hostname = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(hostname) !== 0 && !allowed(hostname))
    return Promise.reject(new WebhookForbidden(`${hostname} is an internal address`));
  const signal = AbortSignal.timeout(timeout);
  return new Promise((done, fail) => {
    const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
      method: 'POST',
      lookup: guarded(allowed),
      signal,
      agent: false,
      headers: { 'user-agent': 'moonstaff', ...headers, 'content-length': Buffer.byteLength(body) },
    });
    request.on('response', (response) => {
      response.destroy();
      const { statusCode = 0 } = response;
      if (statusCode >= 200 && statusCode < 300) done();
      else fail(new BadAnswer(statusCode));
    });
    request.on('error', (error) => fail(signal.aborted ? new Error('no answer in time') : error));
    request.end(body);
  });
}

/** Fails if the address, or one that its name resolves to, may not be called. */
export async function checkReachable(url: string, { allowed = isPublicAddress }: WebhookOptions = {}): Promise<void> {
  const hostname = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(hostname) !== 0) {
    if (!allowed(hostname)) throw new WebhookForbidden(`${hostname} is an internal address`);
    return;
  }
  await new Promise<void>((done, fail) => {
    guarded(allowed)(hostname, {}, (error) => (error === null ? done() : fail(error)));
  });
}

/** Resolves a name, and fails if any of its addresses is forbidden. */
function guarded(allowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const bad = addresses?.find(({ address }) => !allowed(address));
      const first = addresses?.[0];
      if (error !== null) callback(error, '', 0);
      else if (bad !== undefined)
        callback(new WebhookForbidden(`${hostname} has the internal address ${bad.address}`), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}
