import type { Args, Phrase, Seat } from '@moonstaff/kernel';
import type { Happening, StoryLine } from './story.ts';

/** Whom an event is about, if it's about anybody. */
export const seatOf = ({ seat }: Args): Seat | undefined => (typeof seat === 'number' ? seat : undefined);

/** A clause that later events may still change. */
export interface Draft {
  key: string;
  args: { [name: string]: Args[string] };
}

/** A line that is still being written. */
export class DraftLine<Event extends Happening> {
  readonly kind: StoryLine['kind'];
  readonly seat: Seat | undefined;
  /** What is being done: the event that opened the line. */
  readonly head: string;
  /** The main sentence, about the player who acts. */
  readonly clauses: Draft[] = [];
  /** Sentences that follow, about something else. */
  readonly after: Draft[] = [];
  readonly events: Event[] = [];
  /** The line that this one continues after something came between. */
  restOf?: DraftLine<Event>;

  constructor(head: string, seat: Seat | undefined, kind: StoryLine['kind'] = 'line') {
    this.head = head;
    this.seat = seat;
    this.kind = kind;
  }

  /** The line that began what this one tells. */
  get beginning(): DraftLine<Event> {
    return this.restOf ?? this;
  }

  /** The clause with this key, if the line has one. */
  clause(key: string): Draft | undefined {
    return this.clauses.find((one) => one.key === key);
  }

  say(key: string, args: Args): Draft {
    const draft: Draft = { key, args: { ...args } };
    this.clauses.push(draft);
    return draft;
  }

  finish(tiles?: { readonly [site: string]: string }): StoryLine<Event> {
    const plain = ({ key, args }: Draft): Phrase => ({ key, args });
    const main = this.clauses.length === 0 ? [] : [this.clauses.map(plain)];
    return {
      kind: this.kind,
      ...(this.seat !== undefined && { seat: this.seat }),
      sentences: [...main, ...this.after.map((draft) => [plain(draft)])],
      events: this.events,
      ...(tiles !== undefined && { tiles }),
    };
  }
}
