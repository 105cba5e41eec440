import type { HostPage, ServerInfo } from '@moonstaff/client';
import type { AnyGame } from '@moonstaff/kernel';
import type { Thinker } from './bots/thinker.ts';
import type { Budgets } from './budgets.ts';
import type { Challenges } from './challenges/challenges.ts';
import type { ChallengeStore } from './challenges/store.ts';
import type { ClubStore } from './clubs/store.ts';
import type { Fanout } from './fanout/index.ts';
import type { Limits, Quotas } from './limits.ts';
import type { LiveTables } from './live/index.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './notices/mail.ts';
import type { Departures } from './people/departures.ts';
import type { Sessions } from './people/sessions.ts';
import type { RatingStore } from './ratings/store.ts';
import type { SenderOptions, Senders } from './reach/senders.ts';
import type { ReachStore } from './reach/store.ts';
import type { ResultStore } from './results/store.ts';
import type { SafetyStore } from './safety/store.ts';
import type { Person, Store } from './store/index.ts';
import type { Table } from './table/table.ts';
import type { Say } from './words.ts';

/** What HTTP routes and the account functions share. */
export interface Services {
  readonly store: Store;
  readonly results: ResultStore;
  readonly ratings: RatingStore;
  readonly clubs: ClubStore;
  readonly challenges: Challenges;
  readonly tries: Pick<ChallengeStore, 'triesOf'>;
  readonly reach: ReachStore;
  readonly senders: Senders;
  readonly safety: SafetyStore;
  /** The pages the host has set and the server has the text of. */
  readonly hostPages: { readonly [Page in HostPage]?: string };
  readonly senderOptions: SenderOptions;
  readonly liveTables: LiveTables;
  readonly sessions: Sessions;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly thinker: Thinker;
  readonly fanout: Fanout;
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly log: Logger;
  readonly now: () => number;
  /** A clock in milliseconds that nobody can set, for limits. */
  readonly monotonic: () => number;
  readonly budgets: Budgets;
  /** Absent if no SMTP server is set. */
  readonly mailer: Mailer | undefined;
  readonly departures: Pick<Departures, 'start'>;
  readonly say: Say;
  /** User names that must have a second factor, in lower case, or `everyone`. */
  readonly secondFactorFor: readonly string[];
  /** The address people use. */
  readonly publicUrl: () => string;
  /** Where links in messages lead: other devices reach it too. */
  readonly linkAddress: () => string;
  /** What pages need to know about this server. */
  readonly about: () => ServerInfo;
  /** Shows a person's new name at all their tables, on all nodes. */
  readonly renamed: (person: string, name: string) => Promise<void>;
  /** Calls a person to a table. */
  readonly invite: (
    person: string,
    table: Table,
    by: Pick<Person, 'id' | 'name'>,
    kind?: 'invited' | 'rematch',
  ) => Promise<void>;
  /** Closes the sockets of sessions that have ended, on all nodes. */
  readonly sessionEnded: (person: string) => void;
  /** Closes this person's sockets, on all nodes. */
  readonly signOut: (person: string) => void;
}
