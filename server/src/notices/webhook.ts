import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './address.ts';

export interface WebhookOptions {
  /** Which addresses may be called. Tests call their own machine; people's webhooks never do. */
  readonly allowed?: (address: string) => boolean;
  /** From the call to the answer, however lively the other side is meanwhile. */
  readonly timeout?: number;
}

const TIMEOUT = 5000;

/** A webhook that will never work: no use in trying again. */
export class WebhookForbidden extends Error {}

/**
 * Posts JSON. The address is checked at the moment of connecting, on what the name really resolved to, so
 * that a name cannot change its meaning between check and call. Redirects are not followed and the answer
 * is not read.
 */
export function postWebhook(
  url: string,
  secret: string,
  payload: unknown,
  options: WebhookOptions = {},
): Promise<void> {
  const { allowed = isPublicAddress, timeout = TIMEOUT } = options;
  const target = new URL(url);
  const body = JSON.stringify(payload);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !allowed(host)) return Promise.reject(new WebhookForbidden(`${host} is an inside address`));
  const signal = AbortSignal.timeout(timeout);
  return new Promise((done, fail) => {
    const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
      method: 'POST',
      lookup: guarded(allowed),
      signal,
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'moonstaff',
        'x-moonstaff-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
    });
    request.on('response', (response) => {
      response.destroy();
      const { statusCode = 0 } = response;
      if (statusCode >= 200 && statusCode < 300) done();
      else fail(new Error(`the webhook answered ${statusCode}`));
    });
    request.on('error', (error) => fail(signal.aborted ? new Error('the webhook did not answer in time') : error));
    request.end(body);
  });
}

/** Resolves a name, and goes nowhere if any of its addresses is one to stay away from. */
function guarded(allowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const bad = addresses?.find(({ address }) => !allowed(address));
      const first = addresses?.[0];
      if (error !== null) callback(error, '', 0);
      else if (bad !== undefined)
        callback(new WebhookForbidden(`${hostname} is at the inside address ${bad.address}`), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}
