import { type FastRandom, nextBelow } from '@moonstaff/kernel';

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"name":"\\u0000"}',
  '{"name":""}',
  `{"name":"${'x'.repeat(70_000)}"}`,
  '{"__proto__":{}}',
];
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''];

/** Sends requests that must all be refused. Returns how many. */
export async function httpNonsense(
  url: string,
  count: number,
  random: FastRandom,
  table: string,
  pass: () => void,
): Promise<number> {
  const pick = (list: readonly string[]): string => list[nextBelow(random, list.length)] ?? '';
  const paths = [
    '/api/me',
    '/api/me/tokens',
    '/api/me/tokens/..%2f..',
    '/api/tables',
    `/api/tables/${table}`,
    `/api/tables/${table}/commands`,
    `/api/tables/${table}/log`,
    `/api/tables/${table}/replay?viewer=0`,
    `/api/tables/${table}/rematch`,
    '/api/guest',
    '/api/sign-in',
    '/api/nowhere',
    '/../../etc/passwd',
    '/..%2f..%2fpackage.json',
    '/%00',
    '/%',
  ];
  for (let sent = 0; sent < count; sent++) {
    pass();
    const method = pick(METHODS);
    const path = pick(paths);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': pick(TYPES),
        cookie: 'moonstaff=forged.forged',
        authorization: pick(['', 'Bearer moonstaff_guess']),
      },
      ...(method !== 'GET' && { body: pick(BODIES) }),
    }).catch(() => undefined);
    // Being cut off in the middle of a body counts as refused.
    if (response === undefined) continue;
    await response.arrayBuffer();
    const { status } = response;
    if (status < 400 || status >= 500) throw new Error(`${method} ${path} returned ${status}`);
  }
  return count;
}
