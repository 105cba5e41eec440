import type { WayKind } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';
import { BadAnswer, WebhookForbidden } from '../notices/webhook.ts';

/** Codes of certificates that a browser would warn of. */
const CERTIFICATE = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/;

/** Why a message didn't arrive, in words for the person it was meant for. */
export function faultOf(error: unknown, kind: WayKind): Phrase {
  if (error instanceof WebhookForbidden) return phrase('server.reach.internal');
  if (error instanceof BadAnswer) return answerFault(error.status, kind);
  if (kind === 'mail') return phrase('server.reach.mail');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return phrase('server.reach.noHost');
  if (CERTIFICATE.test(code)) return phrase('server.reach.certificate');
  if (error instanceof Error && /in time/.test(error.message)) return phrase('server.reach.late');
  return phrase('server.reach.unreachable');
}

function answerFault(status: number, kind: WayKind): Phrase {
  if (kind === 'push' && isGone(status)) return phrase('server.reach.pushGone');
  if (kind === 'ntfy' && (status === 401 || status === 403)) return phrase('server.reach.ntfyToken');
  if (kind === 'telegram' && status === 403) return phrase('server.reach.telegramBlocked');
  if (status === 401 || status === 403) return phrase('server.reach.forbidden', { status });
  if (status === 404 || status === 410) return phrase('server.reach.gone', { status });
  if (status === 429) return phrase('server.reach.tooMany');
  if (status >= 500) return phrase('server.reach.broken', { status });
  return phrase('server.reach.answer', { status });
}

/** A push service has forgotten the browser: somebody took back the permission. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** Whether trying again can't help. */
export const isFinal = (error: unknown): boolean =>
  error instanceof WebhookForbidden ||
  (error instanceof BadAnswer && error.status >= 400 && error.status < 500 && error.status !== 429);

/** Whether the way leads nowhere any more, so that it's removed. */
export const isDead = (error: unknown, kind: WayKind): boolean =>
  kind === 'push' && error instanceof BadAnswer && isGone(error.status);
