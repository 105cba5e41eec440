import type { Notice, Occasion } from '@moonstaff/client';
import { type Phrase, phrase } from '@moonstaff/kernel';
import type { Person } from '../store/index.ts';
import { endOf } from '../table/clock.ts';
import type { Table } from '../table/table.ts';
import type { Say } from '../words.ts';

/** Something to tell somebody. Everything in it is known to everyone at the table. */
export interface Item {
  readonly kind: NoticeKind;
  readonly table: Table;
  /** What the person is called who invites, mentions or asks for a rematch. */
  readonly by: string;
}

/** What's told outside the page. That a game begins isn't: it's somebody's turn then. */
export type NoticeKind = Exclude<Notice['kind'], 'started'>;

export const OCCASION_OF: { readonly [Kind in NoticeKind]: Occasion } = {
  yourTurn: 'turn',
  asked: 'vote',
  finished: 'over',
  invited: 'invitation',
  rematch: 'rematch',
  mentioned: 'mention',
  deadline: 'deadline',
};

export interface Message {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** How to get fewer of these. */
  readonly footer: string;
  /** A later message with the same tag replaces this one. */
  readonly tag: string;
  readonly urgent: boolean;
  /** How many tables wait for this person. */
  readonly waiting: number;
  /** For programs. */
  readonly notices: readonly Notice[];
}

export interface ComposeOptions {
  readonly say: Say;
  readonly person: Pick<Person, 'id' | 'language'>;
  /** The address people use, without a slash at the end. */
  readonly address: string;
  readonly waiting: number;
  readonly now: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One message for everything there is to tell. */
export async function compose(items: readonly Item[], options: ComposeOptions): Promise<Message> {
  const { say, person, address, waiting } = options;
  const [first] = items;
  const told = await Promise.all(items.map((item) => lineOf(item, options)));
  const [only] = told;
  const several = await say(phrase('server.notice.several', { n: items.length }), person.language);
  return {
    title: items.length === 1 ? (only?.title ?? '') : several,
    text: items.length === 1 ? (only?.text ?? '') : told.map(({ title, text }) => [title, text].join('. ')).join('\n'),
    link: items.length === 1 && first !== undefined ? linkTo(first, address) : `${address}/`,
    footer: `${await say(phrase('server.notice.footer'), person.language)}\n${address}/#/reach`,
    tag: items.length === 1 && first !== undefined ? first.table.id : 'moonstaff',
    urgent: items.some(({ kind }) => kind === 'deadline'),
    waiting,
    notices: items.map(({ kind, table }) => ({ kind, table: table.id, game: table.settings.game })),
  };
}

/** What a test says. */
export async function composeTest({ say, person, address, waiting }: ComposeOptions): Promise<Message> {
  return {
    title: 'Moonstaff',
    text: await say(phrase('server.notice.test'), person.language),
    link: `${address}/`,
    footer: `${await say(phrase('server.notice.footer'), person.language)}\n${address}/#/reach`,
    tag: 'test',
    urgent: false,
    waiting,
    notices: [],
  };
}

/** Where it leads: to the table, or in by its invitation. Both work for people who aren't signed in. */
const linkTo = ({ kind, table }: Item, address: string): string =>
  kind === 'invited' || kind === 'rematch' ? `${address}/join/${table.invite}` : `${address}/table/${table.id}`;

async function lineOf(item: Item, { say, person, now }: ComposeOptions): Promise<{ title: string; text: string }> {
  const { table } = item;
  const tell = (what: Phrase): Promise<string> => say(what, person.language);
  const others = opponents(table, person.id);
  const left = timeLeft(table, person.id, now);
  const parts = [
    ...(table.settings.title === undefined ? [] : [`${table.settings.title}.`]),
    ...(others.length === 0 ? [] : [await tell(phrase('server.notice.with', { names: others }))]),
    ...(left === undefined ? [] : [await tell(left)]),
  ];
  return { title: await tell(titleOf(item)), text: parts.join(' ') };
}

function titleOf({ kind, table, by }: Item): Phrase {
  const { game } = table.settings;
  switch (kind) {
    case 'yourTurn':
      return phrase('server.notice.yourTurn', { game });
    case 'deadline':
      return phrase('server.notice.deadline', { game });
    case 'asked':
      return phrase('server.notice.asked', { game });
    case 'finished':
      return phrase('server.notice.finished', { game });
    case 'invited':
      return phrase('server.notice.invited', { game, name: by });
    case 'rematch':
      return phrase('server.notice.rematch', { game, name: by });
    case 'mentioned':
      return phrase('server.notice.mentioned', { game, name: by });
  }
}

/** What the others are called, also those a bot plays for. */
const opponents = (table: Table, person: string): readonly string[] =>
  table.seats.flatMap((info) => {
    const sitter = info.kind === 'person' ? info : info.kind === 'bot' ? info.instead : undefined;
    return sitter === undefined || sitter.person === person ? [] : [sitter.name];
  });

/** How long this person has left, if their clock runs. */
function timeLeft(table: Table, person: string, now: number): Phrase | undefined {
  const seat = table.seatOf(person);
  const clock = seat === undefined ? undefined : table.clocks?.seats[seat];
  const end = clock === undefined || table.status !== 'playing' ? undefined : endOf(clock);
  if (end === undefined) return undefined;
  const left = Math.max(0, end - now);
  if (left >= 2 * DAY) return phrase('server.notice.days', { n: Math.round(left / DAY) });
  if (left >= 2 * HOUR) return phrase('server.notice.hours', { n: Math.round(left / HOUR) });
  return phrase('server.notice.minutes', { n: Math.round(left / MINUTE) });
}
