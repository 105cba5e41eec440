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
export function projectTable(table: Table, person: string | undefined): TableState {
  const you = person === undefined ? undefined : table.seatOf(person);
  const plan = you === undefined ? undefined : table.plans.get(you);
  const play = projectPlay(table, you ?? 'spectator');
  const proposal = projectProposal(table);
  return {
    table: table.id,
    seq: table.seq,
    info: {
      ...projectInfo(table, person !== undefined && table.people.includes(person)),
      ...(person === table.host && table.requests.size > 0 && { requests: projectRequests(table) }),
    },
    ...(you !== undefined && { you }),
    ...(play !== undefined && { play }),
    ...(table.clocks !== undefined && { clocks: [...table.clocks.seats] }),
    ...(isWaiting(table) && { waiting: [...table.waitedSince].map(([seat, since]) => ({ seat, since })) }),
    ...(proposal !== undefined && { proposal }),
    ...(you !== undefined && table.settings.clock.kind === 'slow' && { daysOffLeft: table.daysOffLeft(you) }),
    ...(plan !== undefined && { plan: { ...plan } }),
  };
}

/** Only the host answers them, so only the host gets them. */
const projectRequests = (table: Table): NonNullable<TableInfo['requests']> =>
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

/**
 * The seed stays secret until the game is over, and only people at the table get the invitation. Neither is shown at a
 * try: others play the same seed, and nobody can be invited.
 */
function projectInfo(table: Table, member: boolean): TableInfo {
  const { match } = table;
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
    ...(match !== undefined && { rules: match.header.rules }),
    ...(match !== undefined && over && !isTry && { seed: match.header.seed }),
    ...(outcome !== undefined && { outcome: copyOutcome(outcome) }),
    ...(winners !== undefined && { winners: [...winners] }),
    ...(table.reason !== undefined && { reason: table.reason }),
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(member && !isTry && { invite: table.invite }),
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
