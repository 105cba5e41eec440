import { randomInt } from 'node:crypto';
import type { Club, ClubChange, ClubDoor, ClubMember, ClubSummary, FreeTable, LineUp } from '@moonstaff/client';
import { HttpRefusal } from '../http/problem.ts';
import { newId } from '../ids.ts';
import { ALL_GAMES } from '../results/recorder.ts';
import type { Services } from '../services.ts';
import type { Person, TableRow } from '../store/index.ts';
import { summariesOf } from '../table/summaries.ts';
import type { ClubColumns, StoredClub, StoredMember } from './store.ts';

/** Letters and digits that nobody mixes up when reading them out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 12;

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Somebody who did something this recently is here. */
const HERE = 150_000;

export async function foundClub(
  { clubs, limits, now }: Services,
  person: Person,
  { name, crest }: Pick<StoredClub, 'name' | 'crest'>,
): Promise<StoredClub> {
  const own = (await clubs.of(person.id)).filter(({ owner }) => owner === person.id);
  if (own.length >= limits.clubs) throw new HttpRefusal(409, 'server.limit.clubs', { limit: limits.clubs });
  const club = { id: newId(), name, crest, code: newCode(), owner: person.id, createdAt: now() };
  await clubs.create(club);
  return club;
}

/** The club, if this person is in it. To others it looks as if there were none. */
export async function demandClub({ clubs }: Services, person: Person, id: string): Promise<StoredClub> {
  const [club, isMember] = await Promise.all([clubs.byId(id), clubs.isMember(id, person.id)]);
  if (club === undefined || !isMember) throw new HttpRefusal(404, 'server.club.none');
  return club;
}

export async function demandOwnClub(services: Services, person: Person, id: string): Promise<StoredClub> {
  const club = await demandClub(services, person, id);
  if (club.owner !== person.id) throw new HttpRefusal(403, 'server.club.notOwner');
  return club;
}

export async function doorOf({ clubs }: Services, person: Person | undefined, code: string): Promise<ClubDoor> {
  const club = await clubs.byCode(code);
  if (club === undefined) throw new HttpRefusal(404, 'server.club.link');
  const members = await clubs.members(club.id);
  const { id, name, crest } = club;
  return { id, name, crest, members: members.length, member: members.some((one) => one.person === person?.id) };
}

export async function joinClub({ clubs, limits, now }: Services, person: Person, code: string): Promise<string> {
  const club = await clubs.byCode(code);
  if (club === undefined) throw new HttpRefusal(404, 'server.club.link');
  await clubs.join(club.id, person.id, now(), limits.clubMembers);
  if (!(await clubs.isMember(club.id, person.id)))
    throw new HttpRefusal(409, 'server.club.full', { limit: limits.clubMembers });
  return club.id;
}

export async function changeClub(services: Services, person: Person, id: string, wanted: ClubChange): Promise<void> {
  const { clubs } = services;
  await demandOwnClub(services, person, id);
  const { evening, owner, ...rest } = wanted;
  if (owner !== undefined && !(await clubs.isMember(id, owner))) throw new HttpRefusal(409, 'server.club.notMember');
  const columns: ClubColumns = { ...rest };
  if (owner !== undefined) columns.owner = owner;
  if (evening === 'none') Object.assign(columns, { eveningAt: undefined, eveningNote: undefined });
  else if (evening !== undefined) Object.assign(columns, { eveningAt: evening.at, eveningNote: evening.note });
  await clubs.update(id, columns);
}

/** A new link. The old one stops working. */
export async function renewLink(services: Services, person: Person, id: string): Promise<void> {
  await demandOwnClub(services, person, id);
  await services.clubs.update(id, { code: newCode() });
}

/** Members leave by themselves, or the owner removes them. */
export async function removeMember(services: Services, person: Person, id: string, member: string): Promise<void> {
  if (member !== person.id) await demandOwnClub(services, person, id);
  else await demandClub(services, person, id);
  await services.clubs.leave(id, member);
}

export async function myClubs(services: Services, person: Person): Promise<ClubSummary[]> {
  const own = await services.clubs.of(person.id);
  return Promise.all(own.map((club) => clubSummary(services, person, club)));
}

async function clubSummary(services: Services, person: Person, club: StoredClub): Promise<ClubSummary> {
  const { clubs, results, store, now } = services;
  const { id, name, crest } = club;
  const [stored, tables, [latest]] = await Promise.all([
    clubs.members(id),
    clubs.tables(id).then((ids) => store.tables.rows(ids)),
    results.list({ club: id, limit: 1 }),
  ]);
  const at = placesOf(services, tables);
  const members = stored.map((member) => memberOf(member, club, at.get(member.person), now()));
  const winners = latest?.seats.flatMap(({ won, person: who }) => (won && who !== undefined ? [who] : [])) ?? [];
  return {
    id,
    name,
    crest,
    members: members.length,
    here: members.filter(({ presence }) => presence !== 'away').length,
    ...eveningOf(club),
    free: await freeTables(services, person, tables, stored),
    faces: facesOf(members, person.id),
    ...(latest !== undefined && {
      last: {
        game: latest.game,
        board: latest.board,
        winners: members.flatMap((member) => (winners.includes(member.person) ? [member.name] : [])),
      },
    }),
  };
}

/** How many of a club's people a list shows. */
const FACES = 3;
const PRESENCES: readonly ClubMember['presence'][] = ['here', 'table', 'away'];

const facesOf = (members: readonly ClubMember[], me: string): ClubSummary['faces'] =>
  members
    .filter(({ person }) => person !== me)
    .sort((a, b) => PRESENCES.indexOf(a.presence) - PRESENCES.indexOf(b.presence))
    .slice(0, FACES)
    .map(({ person, name, presence }) => ({ person, name, presence }));

/** At which of these tables people have their page open. */
const placesOf = ({ liveTables }: Services, tables: readonly TableRow[]): ReadonlyMap<string, string> =>
  new Map(tables.flatMap(({ id }) => [...liveTables.peopleAt(id).keys()].map((who) => [who, id] as const)));

/** The club's tables that wait for somebody to sit down, without those where this person sits. */
async function freeTables(
  { store }: Services,
  person: Person,
  rows: readonly TableRow[],
  members: readonly StoredMember[],
): Promise<FreeTable[]> {
  const summaries = await summariesOf(store, rows, person.id);
  const nameOf = (id: string): string => members.find((member) => member.person === id)?.name ?? '';
  return summaries.flatMap(({ id, game, host, status, seats }, index) => {
    const isMine = seats.some((seat) => seat.kind === 'person' && seat.person === person.id);
    const isFree = status === 'open' && seats.some(({ kind }) => kind === 'open');
    return isFree && !isMine ? [{ table: id, invite: rows[index]?.invite ?? '', game, host: nameOf(host) }] : [];
  });
}

/** Everything a member sees of a club, except its lists of results. */
export async function clubPage(services: Services, person: Person, id: string): Promise<Club> {
  const { clubs, results, store, now } = services;
  const club = await demandClub(services, person, id);
  const [members, tables, tallies, [latest]] = await Promise.all([
    clubs.members(id),
    clubs.tables(id).then((ids) => store.tables.rows(ids)),
    results.tallies(id, ''),
    results.list({ club: id, limit: 1 }),
  ]);
  const names = new Map(members.map(({ person: member, name }) => [member, name]));
  const summaries = await summariesOf(store, tables, person.id);
  const at = placesOf(services, tables);
  const again = latest === undefined ? undefined : lineUpOf(latest, names);
  return {
    id,
    name: club.name,
    crest: club.crest,
    owner: club.owner,
    code: club.code,
    createdAt: club.createdAt,
    games: tallies.get(ALL_GAMES)?.games ?? 0,
    ...eveningOf(club),
    members: members.map((member) => memberOf(member, club, at.get(member.person), now())),
    tables: summaries.map((summary, index) => ({ ...summary, invite: tables[index]?.invite ?? '' })),
    ...(again !== undefined && { again }),
  };
}

const eveningOf = ({ eveningAt, eveningNote }: StoredClub): Pick<Club, 'evening'> =>
  eveningAt === undefined
    ? {}
    : { evening: { at: eveningAt, ...(eveningNote !== undefined && { note: eveningNote }) } };

function memberOf(member: StoredMember, club: StoredClub, table: string | undefined, now: number): ClubMember {
  const { person, name, seenAt, coming, comingAt } = member;
  const presence = table !== undefined ? 'table' : now - seenAt < HERE ? 'here' : 'away';
  return {
    person,
    name,
    presence,
    ...(table !== undefined && { table }),
    ...(seenAt > 0 && { seenAt }),
    ...(club.eveningAt !== undefined && comingAt === club.eveningAt && { coming }),
  };
}

/** The last game of the club with those of its people who are still members. */
export function lineUpOf(
  {
    game,
    options,
    seats,
  }: { game: string; options: LineUp['options']; seats: readonly { person?: string | undefined }[] },
  names: ReadonlyMap<string, string>,
): LineUp | undefined {
  const people = seats.flatMap(({ person = '' }) => {
    const name = names.get(person);
    return name === undefined ? [] : [{ person, name }];
  });
  return people.length < 2 ? undefined : { game, options, people };
}
