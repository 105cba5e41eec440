import webPush from 'web-push';
import { postTo, type WebhookOptions } from '../notices/webhook.ts';

/** The keys a server signs its pushes with. Browsers bind a subscription to the public one. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** What a browser hands out when somebody allows pushes. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushOptions {
  readonly keys: VapidKeys;
  /** Where push services reach the operator, such as `https://play.example`. */
  readonly contact: string;
  /** How long the push service keeps it for a device that's off, in seconds. */
  readonly keep: number;
  readonly post: WebhookOptions;
}

/** Encrypts a message for one browser and hands it to that browser's push service. */
export async function push(target: PushTarget, payload: unknown, options: PushOptions): Promise<void> {
  const { endpoint, p256dh, auth } = target;
  const { publicKey, privateKey } = options.keys;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    TTL: options.keep,
    urgency: 'normal',
    vapidDetails: { subject: options.contact, publicKey, privateKey },
  });
  const headers = Object.fromEntries(
    Object.entries(details.headers as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  );
  await postTo(details.endpoint, { headers, body: details.body ?? Buffer.alloc(0) }, options.post);
}
