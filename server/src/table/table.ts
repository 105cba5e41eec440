import type { SeatInfo, Settings, Status } from '@moonstaff/client';
import {
  type ActionShape,
  type AnyGame,
  at,
  type Match,
  type Outcome,
  type Score,
  type Seat,
  type Seed,
} from '@moonstaff/kernel';
import type { Clocks } from './clock.ts';
import { tellApart } from './names.ts';
import type { Voting } from './voting.ts';

/** How many days off everybody has at a table with days for each turn, unless the host decides. */
const DAYS_OFF = 14;

/** Most tables have none of most things. They're never changed, only replaced, so all tables share these. */
const NONE: ReadonlyMap<never, never> = new Map<never, never>();
const NOBODY: ReadonlySet<never> = new Set<never>();

/** Everything that follows from a table's records. Only `evolve` changes it. */
export class Table {
  readonly id: string;
  readonly game: AnyGame;
  seq = 0;
  at = 0;
  settings: Settings;
  host: string;
  invite: string;
  status: Status = 'open';
  seats: readonly SeatInfo[] = [];
  createdAt = 0;
  startedAt: number | undefined;
  finishedAt: number | undefined;
  reason: 'played' | 'resigned' | 'agreed' | undefined;
  rematch: string | undefined;
  match: Match | undefined;
  /** Published when the game starts. */
  seedHash: string | undefined;
  clocks: Clocks | undefined;
  voting: Voting | undefined;
  /** Nobody plays until everyone agrees to go on. */
  paused = false;
  /** The days off that each seat has used up. */
  daysOff: ReadonlyMap<Seat, number> = NONE;
  /** Since when each seat has been to act. A player who takes too long counts as gone. */
  waitedSince: ReadonlyMap<Seat, number> = NONE;
  /** Seats whose last turn a bot played because their time was up. */
  ranOut: ReadonlySet<Seat> = NOBODY;
  /** What people plan to do on their next turn. Not records, because nobody else may notice. */
  plans: ReadonlyMap<Seat, ActionShape> = NONE;
  planStamp = 0;
  /** People whom the host has sent away. They don't get another seat. */
  sentAway: ReadonlySet<string> = NOBODY;
  /** People who asked for a seat and wait for an answer. */
  requests: ReadonlySet<string> = NOBODY;
  /** What the host answered to those who asked for a seat. */
  admitted: ReadonlyMap<string, boolean> = NONE;
  /** The names of everyone who appears in the records. Two people may have the same. */
  names: ReadonlyMap<string, string> = NONE;
  /** How many lines were said in the chat. */
  lines = 0;
  /** How many lines spectators said to each other. */
  asides = 0;
  /** The link of the last record, which the next one continues. */
  link = '';
  linkedAfter = 0;
  /** Cached, because every message needs it and only a change of seats changes it. */
  #people: { readonly seats: readonly SeatInfo[]; readonly list: readonly string[] };
  /** Cached until the next record. */
  #turn: { readonly seq: number; readonly people: readonly string[] } = { seq: -1, people: [] };
  /** Cached until a name changes. */
  #called: { readonly names: ReadonlyMap<string, string>; readonly apart: ReadonlyMap<string, string> };

  constructor(id: string, game: AnyGame, opened: { settings: Settings; host: string; invite: string }) {
    this.id = id;
    this.game = game;
    this.settings = opened.settings;
    this.host = opened.host;
    this.invite = opened.invite;
    this.#people = { seats: this.seats, list: peopleOf(this.host, this.seats) };
    this.#called = { names: this.names, apart: this.names };
  }

  /** A copy to try a change on. It replaces this table once the store has written the change. */
  fork(): Table {
    const copy = new Table(this.id, this.game, this);
    Object.assign(copy, this);
    copy.match = this.match?.fork();
    copy.#people = this.#people;
    copy.#turn = this.#turn;
    copy.#called = this.#called;
    return copy;
  }

  get toAct(): readonly Seat[] {
    return this.match === undefined || this.status !== 'playing' ? [] : this.game.toAct(this.match.state);
  }

  seat(seat: Seat): SeatInfo {
    return at(this.seats, seat);
  }

  setSeat(seat: Seat, to: SeatInfo): void {
    this.seats = this.seats.map((old, index) => (index === seat ? to : old));
  }

  /** What a person is called at this table now. Two people with one name are told apart. */
  nameOf({ person, name = '' }: { readonly person: string; readonly name?: string }): string {
    if (this.#called.names !== this.names) this.#called = { names: this.names, apart: tellApart(this.names) };
    return this.#called.apart.get(person) ?? name;
  }

  /** Calls this person by another name from now on, wherever they appear. */
  rename(person: string, name: string): void {
    this.names = new Map(this.names).set(person, name);
    this.seats = this.seats.map((info) => {
      if (info.kind === 'person') return { ...info, name: this.nameOf(info) };
      if (info.kind === 'bot' && info.instead !== undefined)
        return { ...info, instead: { ...info.instead, name: this.nameOf(info.instead) } };
      return info;
    });
  }

  /** A person's seat, also while a bot plays it for them, but not after they resigned. */
  seatOf(person: string): Seat | undefined {
    const seat = this.seats.findIndex((info) => {
      if (info.kind === 'person') return info.person === person;
      return info.kind === 'bot' && info.instead?.person === person && !info.instead.resigned;
    });
    return seat < 0 ? undefined : seat;
  }

  /** The host and everyone who has a seat, including those a bot replaced. */
  get people(): readonly string[] {
    if (this.#people.seats !== this.seats) this.#people = { seats: this.seats, list: peopleOf(this.host, this.seats) };
    return this.#people.list;
  }

  /** The level of the bot that plays this seat now, if any. */
  botAt(seat: Seat): string | undefined {
    const info = this.seat(seat);
    if (info.kind === 'bot') return info.level;
    return info.kind === 'person' ? info.standIn : undefined;
  }

  /**
   * Whether players may use hints: never in a rated game; otherwise the host decides, and if not, there are none where
   * people play against each other.
   */
  get hints(): boolean {
    if (this.settings.rated === true) return false;
    const people = this.seats.filter(
      (info) => info.kind === 'person' || (info.kind === 'bot' && info.instead !== undefined),
    );
    const open = this.seats.filter(({ kind }) => kind === 'open');
    return this.settings.hints ?? people.length + open.length < 2;
  }

  /** How many days off this seat may still take. */
  daysOffLeft(seat: Seat): number {
    if (this.settings.clock.kind !== 'slow') return 0;
    return Math.max(0, (this.settings.daysOff ?? DAYS_OFF) - (this.daysOff.get(seat) ?? 0));
  }

  /** The people whose move it is. Nobody's, during a pause. */
  get turn(): readonly string[] {
    if (this.#turn.seq !== this.seq) this.#turn = { seq: this.seq, people: this.#toMove() };
    return this.#turn.people;
  }

  #toMove(): readonly string[] {
    if (this.paused) return [];
    return this.toAct.flatMap((seat) => {
      const info = this.seat(seat);
      return info.kind === 'person' && info.standIn === undefined ? [info.person] : [];
    });
  }

  /** The version of the rules, and the secret behind all chance, once the game has begun. */
  get rules(): number | undefined {
    return this.match?.header.rules;
  }

  get seed(): Seed | undefined {
    return this.match?.header.seed;
  }

  get outcome(): Outcome | undefined {
    return this.match === undefined ? undefined : this.game.outcome(this.match.state);
  }

  /** The winners. Nobody who resigned is among them. */
  get winners(): readonly Score['seat'][] | undefined {
    if (this.status !== 'finished') return undefined;
    if (this.reason === 'agreed') return [];
    const stayed = (seat: Score['seat']): boolean => seat === 'rival' || !this.hasResigned(seat);
    if (this.reason === 'resigned') return this.seats.map((_, seat) => seat).filter(stayed);
    const outcome = this.outcome;
    const winners = outcome?.winners.filter(stayed) ?? [];
    if (winners.length > 0 || outcome?.winners.length === 0) return winners;
    return outcome?.ranking.map((place) => place.filter(stayed)).find((place) => place.length > 0) ?? [];
  }

  hasResigned(seat: Seat): boolean {
    const info = this.seat(seat);
    return info.kind === 'bot' && info.instead?.resigned === true;
  }
}

function peopleOf(host: string, seats: readonly SeatInfo[]): readonly string[] {
  const seated = seats.flatMap((info) => {
    if (info.kind === 'person') return [info.person];
    return info.kind === 'bot' && info.instead !== undefined ? [info.instead.person] : [];
  });
  return [...new Set([host, ...seated])];
}
