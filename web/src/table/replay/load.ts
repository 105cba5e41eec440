import '@moonstaff/client/no-eval';
import { at, parseLog, Refusal } from '@moonstaff/kernel';
import { late } from '../../kit/late/late.ts';
import type { RecordingKind } from '../../kit/route/route.ts';
import { loadGame } from '../device/store.ts';
import type { SavedGame } from '../engine/saved.ts';
import { invitationTo } from '../server/entered.ts';
import { serverUrl } from '../server/url.ts';
import type { Sitter } from '../source.ts';
import { unpack } from './link.ts';

const client = late(() => import('@moonstaff/client'));

type NameOf = (seat: number) => string;

/** The game a recording's address names: kept on this device, at the server, or in the link itself. */
export async function loadRecording(kind: RecordingKind, id: string, nameOf: NameOf): Promise<SavedGame> {
  const game = await LOADERS[kind](id, nameOf);
  if (game === undefined) throw new Refusal('trouble.notFound');
  return game;
}

/** Once the game is over, everyone who may enter the table may see its log. */
async function fromServer(table: string, nameOf: NameOf): Promise<SavedGame> {
  const { Api, Refused } = await client();
  const api = new Api({ url: serverUrl() });
  const invite = invitationTo(table) || undefined;
  const refuse = (error: unknown): never => {
    throw error instanceof Refused ? Refusal.of(error.phrase) : error;
  };
  const { game, rules, options, seed, seats, entries } = parseLog(
    JSON.stringify(await api.log(table, invite).catch(refuse)),
  );
  const info = await api.table(table, invite).then(
    (state) => state.info,
    () => undefined,
  );
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    const there = info === undefined ? undefined : at(info.seats, seat);
    const name = there?.kind === 'person' ? there.name : there?.kind === 'bot' ? there.instead?.name : undefined;
    return { kind: 'person', name: name ?? nameOf(seat) };
  });
  return { id: table, game, rules, options, seed, sitters, entries, over: true, changed: 0 };
}

/** A try, a level of bots or the best line at a challenge, once its day is over: `2026-11-17_arnak_best`. */
async function fromChallenge(id: string, nameOf: NameOf): Promise<SavedGame> {
  const [day = '', name = '', ...rest] = id.split('_');
  const line = rest.join('_');
  const { Api, Refused } = await client();
  const api = new Api({ url: serverUrl() });
  const log = await api.challengeLog(day, name, line).catch((error: unknown): never => {
    throw error instanceof Refused ? Refusal.of(error.phrase) : error;
  });
  const { game, rules, options, seed, seats, entries } = parseLog(JSON.stringify(log));
  const shown = await api.challenge(day, name).catch(() => undefined);
  const player = shown?.tries.find(({ table }) => table === line)?.name;
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    const isOwn = shown?.seats[seat]?.kind === 'open';
    return { kind: 'person', name: (isOwn ? player : undefined) ?? nameOf(seat) };
  });
  return { id, game, rules, options, seed, sitters, entries, over: true, changed: 0 };
}

const LOADERS: {
  readonly [Kind in RecordingKind]: (id: string, nameOf: NameOf) => Promise<SavedGame | undefined>;
} = { replay: loadGame, recording: fromServer, line: fromChallenge, shared: unpack };
