import type { OpenProposal, Play, TableInfo, TableRecord, TableState, TableSummary } from '@moonstaff/client';
import { eventFor, seedHash, type Viewer } from '@moonstaff/kernel';
import type { RecordBody } from './body.ts';
import { deadline as nextDeadline } from './clock.ts';
import type { Table } from './table.ts';
import { waitingFor } from './voting.ts';

/** A record as its viewer may know it, built up from nothing. */
export function projectRecord(
  table: Pick<Table, 'nameOf'>,
  stamp: { readonly seq: number; readonly at: number },
  body: RecordBody,
  viewer: Viewer,
): TableRecord {
  const { seq, at } = stamp;
  switch (body.kind) {
    case 'opened':
      return { seq, at, kind: 'opened', person: body.person, name: table.nameOf(body) };
    case 'sat':
    case 'requested':
    case 'chat':
      return { seq, at, ...body, name: table.nameOf(body) };
    case 'aside':
      return viewer === 'spectator' ? { seq, at, ...body, name: table.nameOf(body) } : { seq, at, kind: 'aside' };
    case 'started': {
      const { order, rules, opening = [] } = body;
      const told = opening.map((event) => eventFor(event, viewer));
      return { seq, at, kind: 'started', order: [...order], seedHash: seedHash(body.seed), rules, opening: told };
    }
    case 'resigned':
      return { seq, at, kind: 'resigned', seat: body.seat };
    case 'entry': {
      const { index, cause, entry } = body;
      const events = body.events.map((event) => eventFor(event, viewer));
      return { seq, at, kind: 'entry', index, cause, entry: projectEntry(entry, viewer), events };
    }
    default:
      // The other kinds hold nothing secret.
      return { seq, at, ...body };
  }
}

type StoredEntry = Extract<RecordBody, { kind: 'entry' }>['entry'];
type ShownEntry = Extract<TableRecord, { kind: 'entry' }>['entry'];

function projectEntry(entry: StoredEntry, viewer: Viewer): ShownEntry {
  switch (entry.kind) {
    case 'act':
      return { kind: 'act', seat: entry.seat, ...(entry.seat === viewer && { action: entry.action }) };
    case 'rewind':
      return { kind: 'rewind', to: entry.to };
    default:
      return { kind: entry.kind, seat: entry.seat };
  }
}

/** Everything this person may know about the table now. */
export const projectTable = (table: Table, person: string | undefined): TableState => ({
  table: table.id,
  seq: table.seq,
  info: projectInfo(table, roleOf(table, person)),
  ...projectGame(table, person),
});

/** What changes with every move. */
export function projectGame(table: Table, person: string | undefined): Omit<TableState, 'table' | 'seq' | 'info'> {
  const you = person === undefined ? undefined : table.seatOf(person);
  const state: Partial<TableState> = {};
  if (you !== undefined) state.you = you;
  const play = projectPlay(table, you ?? 'spectator');
  if (play !== undefined) state.play = play;
  if (table.clocks !== undefined) state.clocks = [...table.clocks.seats];
  if (isWaiting(table)) state.waiting = Array.from(table.waitedSince, ([seat, since]) => ({ seat, since }));
  const proposal = projectProposal(table);
  if (proposal !== undefined) state.proposal = proposal;
  if (you === undefined) return state;
  if (table.settings.clock.kind === 'slow') state.daysOffLeft = table.daysOffLeft(you);
  const plan = table.plans.get(you);
  if (plan !== undefined) state.plan = { ...plan };
  return state;
}

/** Who somebody is at a table. What they may know about it depends on that. */
export type Role = 'host' | 'member' | 'other';

export function roleOf({ host, people }: Pick<Table, 'host' | 'people'>, person: string | undefined): Role {
  if (person === undefined || !people.includes(person)) return 'other';
  return person === host ? 'host' : 'member';
}

/** Only the host answers them, so only the host gets them. */
const projectRequests = (table: Pick<Table, 'requests' | 'nameOf'>): NonNullable<TableInfo['requests']> =>
  [...table.requests].map((person) => ({ person, name: table.nameOf({ person }) }));

/** Only without a clock. With one, the clock limits how long a player may take. */
const isWaiting = ({ status, settings, paused }: Table): boolean =>
  status === 'playing' && settings.clock.kind === 'none' && !paused;

function projectPlay(table: Table, viewer: Viewer): Play | undefined {
  const { match, game } = table;
  if (match === undefined) return undefined;
  const toAct = [...table.toAct];
  const mayAct = !table.paused && viewer !== 'spectator';
  const acts = mayAct && toAct.includes(viewer) && table.botAt(viewer) === undefined;
  const reach = !mayAct || table.status !== 'playing' ? { steps: 0 } : match.reach(viewer);
  return {
    view: game.view(match.state, viewer),
    toAct,
    legal: acts ? [...game.legal(match.state, viewer)] : [],
    undo: reach,
    redo: mayAct ? match.redoable(viewer) : 0,
    entries: match.entries.length,
  };
}

function projectProposal(table: Table): OpenProposal | undefined {
  const { voting } = table;
  if (voting === undefined) return undefined;
  return { seat: voting.seat, proposal: voting.proposal, waiting: [...waitingFor(table, voting)] };
}

/** What the information about a table follows from, as long as its game isn't over. A move changes none of it. */
export const INFO_FIELDS = [
  'id',
  'host',
  'invite',
  'settings',
  'seats',
  'status',
  'paused',
  'createdAt',
  'startedAt',
  'finishedAt',
  'seedHash',
  'rules',
  'reason',
  'rematch',
  'requests',
  'names',
] as const;

/** What follows from these fields, and from the game once it's over. */
type InfoSource = Pick<Table, (typeof INFO_FIELDS)[number] | 'hints' | 'nameOf' | 'outcome' | 'winners' | 'seed'>;

/**
 * The seed stays secret until the game is over, and only people at the table get the invitation. Neither is shown at a
 * try: others play the same seed, and nobody can be invited.
 */
export function projectInfo(table: InfoSource, role: Role): TableInfo {
  const over = table.status === 'finished';
  const isTry = table.settings.challenge !== undefined;
  // Only compute scores when the game is over.
  const outcome = over ? table.outcome : undefined;
  const winners = over ? table.winners : undefined;
  return {
    ...table.settings,
    hints: table.hints,
    paused: table.paused,
    id: table.id,
    host: table.host,
    status: table.status,
    seats: [...table.seats],
    createdAt: table.createdAt,
    ...(table.startedAt !== undefined && { startedAt: table.startedAt }),
    ...(table.finishedAt !== undefined && { finishedAt: table.finishedAt }),
    ...(table.seedHash !== undefined && { seedHash: table.seedHash }),
    ...(table.rules !== undefined && { rules: table.rules }),
    ...(table.seed !== undefined && over && !isTry && { seed: table.seed }),
    ...(outcome !== undefined && { outcome: copyOutcome(outcome) }),
    ...(winners !== undefined && { winners: [...winners] }),
    ...(table.reason !== undefined && { reason: table.reason }),
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(role !== 'other' && !isTry && { invite: table.invite }),
    ...(role === 'host' && table.requests.size > 0 && { requests: projectRequests(table) }),
  };
}

function copyOutcome(outcome: NonNullable<Table['outcome']>): NonNullable<TableInfo['outcome']> {
  return {
    scores: outcome.scores.map(({ seat, categories, total }) => ({ seat, categories: { ...categories }, total })),
    ranking: outcome.ranking.map((place) => [...place]),
    winners: [...outcome.winners],
  };
}

/** What's stored of a table for lists. */
export type StoredSummary = Omit<TableSummary, 'yourTurn' | 'unread' | 'rematch'> & {
  /** The table where it's played again. */
  readonly rematch?: string;
  /** Absent in summaries of earlier versions. */
  readonly lines?: number;
};

/** The round of a running game, in games that have rounds. */
export const roundOf = (table: Table): TableSummary['round'] =>
  table.status === 'playing' && table.match ? table.game.round?.(table.match.state) : undefined;

/** What lists show, except what depends on who is asking: whether it's their turn, and what they have read. */
export function summarize(table: Table): StoredSummary {
  const { game, public: isPublic, clock, options, title, club, challenge } = table.settings;
  const { winners, voting, rematch } = table;
  const deadline = table.status === 'playing' ? nextDeadline(table.clocks)?.at : undefined;
  const outcome = table.status === 'finished' ? table.outcome : undefined;
  const round = roundOf(table);
  return {
    id: table.id,
    game,
    status: table.status,
    public: isPublic,
    seats: [...table.seats],
    clock,
    options,
    host: table.host,
    changedAt: table.at,
    toAct: table.paused ? [] : [...table.toAct],
    asked: voting === undefined ? [] : [...waitingFor(table, voting)],
    ranOut: [...table.ranOut],
    paused: table.paused,
    lines: table.lines,
    ...(title !== undefined && { title }),
    ...(club !== undefined && { club }),
    ...(challenge !== undefined && { challenge }),
    ...(round !== undefined && { round }),
    ...(deadline !== undefined && { deadline }),
    ...(outcome !== undefined && { scores: outcome.scores.map(({ seat, total }) => ({ seat, total })) }),
    ...(winners !== undefined && { winners: [...winners] }),
    ...(rematch !== undefined && { rematch }),
  };
}
