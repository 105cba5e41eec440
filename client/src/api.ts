import type { Log } from '@moonstaff/kernel';
import { z } from 'zod';
import { newCommandId } from './ids.ts';
import { NoReply } from './no-reply.ts';
import {
  blocked,
  type ChallengeResult,
  type Challenges,
  type Club,
  type ClubChange,
  type ClubDoor,
  type Command,
  type Crest,
  challengeResult,
  challenges,
  club,
  clubDoor,
  clubSummary,
  type Door,
  door,
  factorAdded,
  factors,
  gamesInfo,
  type HostPage,
  INVITE_HEADER,
  me,
  type NewReport,
  type NewTable,
  type NewWay,
  newApp,
  type PasskeyAnswer,
  type PersonPage,
  type ProfileChange,
  pairing,
  passkeyOptions,
  past,
  personPage,
  problem,
  type ResultFilter,
  reach,
  results,
  serverInfo,
  sessionInfo,
  standing,
  type TableState,
  tableState,
  tableSummary,
  tested,
  tokenInfo,
  tokenShown,
  type Week,
  type WishesChange,
  week,
} from './protocol/index.ts';
import { Refused } from './refused.ts';

export interface ApiOptions {
  /** The server's address. Leave it out in a page that the server itself delivers. */
  readonly url?: string;
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

const founded = z.object({ id: z.string() });
const opened = z.object({ table: z.string(), invite: z.string() });

/** The part of an address behind `?`. What's undefined is left out. */
function queryOf(fields: { readonly [name: string]: string | number | undefined }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A server's HTTP API, typed. Calls reject with `Refused` if the server says no, and with `NoReply` if it says nothing. */
export class Api {
  readonly #options: ApiOptions;

  constructor(options: ApiOptions = {}) {
    this.#options = options;
  }

  guest = (name: string) => this.#call('POST', '/api/guest', me, { name });
  signIn = (
    username: string,
    password: string,
    more: { readonly newPassword?: string; readonly code?: string; readonly passkey?: PasskeyAnswer } = {},
  ) => this.#call('POST', '/api/sign-in', me, { username, password, ...more });
  /** What the browser needs to use a passkey. */
  signInPasskey = (username: string, password: string) =>
    this.#call('POST', '/api/sign-in/passkey', passkeyOptions, { username, password });
  factors = () => this.#call('GET', '/api/me/factors', factors);
  newApp = (password: string) => this.#call('POST', '/api/me/factors/app', newApp, { password });
  confirmApp = (id: string, code: string) =>
    this.#call('POST', '/api/me/factors/app/confirm', factorAdded, { id, code });
  newPasskey = (password: string) => this.#call('POST', '/api/me/factors/passkey', passkeyOptions, { password });
  confirmPasskey = (name: string, answer: PasskeyAnswer) =>
    this.#call('POST', '/api/me/factors/passkey/confirm', factorAdded, { name, answer });
  removeFactor = (id: string, password: string) =>
    this.#call('POST', `/api/me/factors/${id}/remove`, z.undefined(), { password });
  signOut = () => this.#call('POST', '/api/sign-out', z.undefined());
  signOutEverywhere = () => this.#call('POST', '/api/sign-out-everywhere', z.undefined());
  me = () => this.#call('GET', '/api/me', me);
  changeMe = (change: ProfileChange) => this.#call('PATCH', '/api/me', me, change);
  deleteMe = () => this.#call('DELETE', '/api/me', z.undefined());
  myData = () => this.#call('GET', '/api/me/data', z.unknown());
  claim = (username: string, password: string) => this.#call('POST', '/api/me/claim', me, { username, password });
  changePassword = (old: string, password: string) =>
    this.#call('POST', '/api/me/password', z.undefined(), { old, password });
  confirmEmail = (code: string) => this.#call('POST', '/api/me/email', me, { code });
  sessions = () => this.#call('GET', '/api/me/sessions', z.array(sessionInfo));
  endSession = (id: string, password?: string) =>
    this.#call('POST', `/api/me/sessions/${id}/end`, z.undefined(), { password });
  endOtherSessions = (password?: string) =>
    this.#call('POST', '/api/me/sessions/end-others', z.undefined(), { password });
  tokens = () => this.#call('GET', '/api/me/tokens', z.array(tokenInfo));
  newToken = (name: string) => this.#call('POST', '/api/me/tokens', tokenShown, { name });
  revokeToken = (id: string) => this.#call('DELETE', `/api/me/tokens/${id}`, z.undefined());

  reach = () => this.#call('GET', '/api/me/reach', reach);
  changeReach = (change: WishesChange) => this.#call('PATCH', '/api/me/reach', reach, change);
  addWay = (way: NewWay) => this.#call('POST', '/api/me/ways', reach, way);
  switchWay = (id: string, on: boolean) => this.#call('PATCH', `/api/me/ways/${id}`, reach, { on });
  removeWay = (id: string) => this.#call('DELETE', `/api/me/ways/${id}`, reach);
  /** After Start was pressed in the bot. */
  connectWay = (id: string) => this.#call('POST', `/api/me/ways/${id}/connect`, reach);
  testWay = (id: string) => this.#call('POST', `/api/me/ways/${id}/test`, tested);
  /** Asks for a link by mail. `who` is a username or a mail address. */
  askReset = (who: string) => this.#call('POST', '/api/reset', z.undefined(), { who });
  finishReset = (code: string, password: string) => this.#call('POST', '/api/reset/done', me, { code, password });

  blocks = () => this.#call('GET', '/api/me/blocks', z.array(blocked));
  block = (person: string) => this.#call('POST', '/api/me/blocks', z.array(blocked), { person });
  unblock = (person: string) => this.#call('DELETE', `/api/me/blocks/${person}`, z.array(blocked));
  /** Tells the operator about a person, or about what they wrote. */
  report = (report: NewReport) => this.#call('POST', '/api/reports', z.undefined(), report);
  /** A page the host has set. */
  hostPage = (page: HostPage) => this.#call('GET', `/api/pages/${page}`, z.object({ text: z.string() }));

  server = () => this.#call('GET', '/api/server', serverInfo);
  games = () => this.#call('GET', '/api/games', gamesInfo);
  tables = (list: 'open' | 'mine' | 'finished', before?: number) =>
    this.#call(
      'GET',
      `/api/tables?list=${list}${before === undefined ? '' : `&before=${before}`}`,
      z.array(tableSummary),
    );
  openTable = (table: NewTable) => this.#call('POST', '/api/tables', opened, table);
  table = (id: string, invite?: string): Promise<TableState> =>
    this.#call(
      'GET',
      `/api/tables/${id}`,
      tableState,
      undefined,
      invite === undefined ? {} : { [INVITE_HEADER]: invite },
    );
  /** What an invitation leads to. Works without being signed in. */
  invitation = (invite: string): Promise<Door> =>
    this.#call('GET', '/api/invitation', door, undefined, { [INVITE_HEADER]: invite });
  /** What a table shows to people who haven't come in yet. Works without being signed in. */
  door = (table: string): Promise<Door> => this.#call('GET', `/api/tables/${table}/door`, door);
  command = (table: string, command: Command, options: { readonly id?: string; readonly invite?: string } = {}) => {
    const { id = newCommandId(), invite } = options;
    const body = { id, command, ...(invite !== undefined && { invite }) };
    return this.#call('POST', `/api/tables/${table}/commands`, z.object({ seq: z.int() }), body);
  };
  /** I've read the chat of this table up to now. */
  readChat = (table: string) => this.#call('POST', `/api/tables/${table}/read`, z.undefined());
  /** How my seat saw the game after each entry of its log, from entry `from` to entry `to`. */
  past = (table: string, from: number, to: number) =>
    this.#call('GET', `/api/tables/${table}/past?from=${from}&to=${to}`, past);
  rematch = (table: string) => this.#call('POST', `/api/tables/${table}/rematch`, opened);
  /** Where the people of a table went on to play, for those who look on. */
  next = (table: string, invite?: string) =>
    this.#call(
      'GET',
      `/api/tables/${table}/next`,
      opened,
      undefined,
      invite === undefined ? {} : { [INVITE_HEADER]: invite },
    );
  /** For a private table I'm not at, with its invitation. */
  log = (table: string, invite?: string): Promise<Log> =>
    this.#call(
      'GET',
      `/api/tables/${table}/log`,
      z.custom<Log>(),
      undefined,
      invite === undefined ? {} : { [INVITE_HEADER]: invite },
    );

  person = (id: string): Promise<PersonPage> => this.#call('GET', `/api/people/${id}`, personPage);
  results = (filter: ResultFilter = {}) => this.#call('GET', `/api/results${queryOf(filter)}`, results);
  standings = (filter: { readonly game?: string; readonly club?: string }) =>
    this.#call('GET', `/api/standings${queryOf(filter)}`, z.array(standing));

  /** Today's challenges. Works without being signed in. */
  challenges = (): Promise<Challenges> => this.#call('GET', '/api/challenges', challenges);
  /** Starts my try, or finds the one I've started. */
  tryChallenge = (day: string, game: string) =>
    this.#call('POST', `/api/challenges/${day}/${game}/try`, z.object({ table: z.string() }));
  challenge = (day: string, game: string): Promise<ChallengeResult> =>
    this.#call('GET', `/api/challenges/${day}/${game}`, challengeResult);
  /** Once the day is over. `line` is the table of a try, a level of bots, or `best`. */
  challengeLog = (day: string, game: string, line: string): Promise<Log> =>
    this.#call('GET', `/api/challenges/${day}/${game}/logs/${line}`, z.custom<Log>());
  challengeWeek = (): Promise<Week> => this.#call('GET', '/api/challenges/week', week);

  clubs = () => this.#call('GET', '/api/clubs', z.array(clubSummary));
  foundClub = (name: string, crest?: Crest) =>
    this.#call('POST', '/api/clubs', founded, { name, ...(crest !== undefined && { crest }) });
  /** What a club's link leads to. Works without being signed in. */
  clubDoor = (code: string): Promise<ClubDoor> =>
    this.#call('GET', '/api/club-door', clubDoor, undefined, { [INVITE_HEADER]: code });
  joinClub = (code: string) => this.#call('POST', '/api/clubs/join', founded, { code });
  club = (id: string): Promise<Club> => this.#call('GET', `/api/clubs/${id}`, club);
  changeClub = (id: string, change: ClubChange): Promise<Club> => this.#call('PATCH', `/api/clubs/${id}`, club, change);
  deleteClub = (id: string) => this.#call('DELETE', `/api/clubs/${id}`, z.undefined());
  renewClubLink = (id: string): Promise<Club> => this.#call('POST', `/api/clubs/${id}/renew`, club);
  removeMember = (id: string, person: string) =>
    this.#call('DELETE', `/api/clubs/${id}/members/${person}`, z.undefined());
  come = (id: string, coming: boolean): Promise<Club> =>
    this.#call('POST', `/api/clubs/${id}/coming`, club, { coming });
  sameAgain = (id: string) => this.#call('POST', `/api/clubs/${id}/again`, opened);
  clubPairs = (id: string, people: readonly string[], game?: string) =>
    this.#call('GET', `/api/clubs/${id}/pairs${queryOf({ people: people.join(), game })}`, z.array(pairing));
  clubData = (id: string) => this.#call('GET', `/api/clubs/${id}/data`, z.unknown());

  async #call<Schema extends z.ZodType>(
    method: Method,
    path: string,
    schema: Schema,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<z.output<Schema>> {
    const { url = '', token, fetch: call = globalThis.fetch } = this.#options;
    const response = await call(`${url}${path}`, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new NoReply(undefined, { cause });
    });
    if (response.ok)
      return schema.parse(response.status === 204 || response.status === 202 ? undefined : await response.json());
    const refused = problem.safeParse(await response.json().catch(() => undefined));
    if (!refused.success) throw new NoReply(response.status);
    throw new Refused(refused.data.phrase);
  }
}
