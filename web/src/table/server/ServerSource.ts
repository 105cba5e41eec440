import { type Command, type Notice, Refused, type TableMessage } from '@moonstaff/client';
import { type ActionShape, type Json, type Phrase, type PhraseBook, type Preview, phrase } from '@moonstaff/kernel';
import { go } from '../../kit/route/route.ts';
import { gameNamed } from '../engine/games.ts';
import { Thinker } from '../engine/Thinker.ts';
import { pastOf } from '../past.ts';
import type { Advised, Snapshot, TableSource } from '../source.ts';
import { serverApi } from './api.ts';
import { callTo, keepCall } from './called.ts';
import { keepInvitation } from './entered.ts';
import { type Act, TableHistory, type TalkLine } from './history.ts';
import { Outbox } from './Outbox.ts';
import { reasonOf } from './open.ts';
import { ServerLink } from './ServerLink.ts';
import { type BotName, seatStates, sitterOf } from './seats.ts';

/** The last message about the table, without the records it brought. */
type Told = Omit<TableMessage, 'records' | 'type'>;

/** A server's table as its viewer knows it, besides the game: who is there, what is asked, what is said. */
export interface ServerTable extends Told {
  /** Seats whose people have the table open, and how many look on; nothing until the server has said so. */
  readonly present: readonly number[] | undefined;
  readonly spectators: number;
  /** What the first of them are called. */
  readonly watching: readonly string[];
  /** Another table calls. */
  readonly call: Notice | undefined;
  readonly talk: readonly TalkLine[];
  readonly acts: readonly Act[];
  /** By line of the log, the record that told it: it's counted like what people say. */
  readonly records: readonly number[];
}

const NOBODY_KNOWN = { present: undefined, spectators: 0, watching: [] };

/** A part of this page's version is gone from the server, or was never in it. */
const OUTDATED = phrase('trouble.version');

interface ServerSourceOptions {
  readonly table: string;
  readonly invite: string | undefined;
  readonly botName: BotName;
  /** Only what spectators may see, even if this person plays here. */
  readonly isPublic?: boolean;
  /** The phrases of a game; they come in a part of their own. */
  readonly phrasesOf?: typeof phrasesOfGame;
}

const phrasesOfGame = async (game: string): Promise<PhraseBook | undefined> => (await gameNamed(game))?.phrases;

/** A table of the server this page came from. If the connection is lost, it waits for a new one and sends again, once. */
export class ServerSource implements TableSource {
  readonly #table: string;
  readonly #invite: string | undefined;
  readonly #phrasesOf: typeof phrasesOfGame;
  readonly #link: ServerLink;
  readonly #outbox: Outbox;
  readonly #history = new TableHistory();
  readonly #adviser = new Thinker();
  readonly #listeners = new Set<() => void>();
  #message: Told | undefined;
  #presence: Pick<ServerTable, 'present' | 'spectators' | 'watching'> = NOBODY_KNOWN;
  #call: Notice | undefined;
  #house: ServerTable | undefined;
  #snapshot: Snapshot | undefined;
  #trouble: Phrase | undefined;
  #phrases: PhraseBook | undefined;
  #botName: BotName;

  constructor({ table, invite, botName, isPublic = false, phrasesOf = phrasesOfGame }: ServerSourceOptions) {
    this.#table = table;
    this.#invite = invite;
    this.#botName = botName;
    this.#phrasesOf = phrasesOf;
    this.#link = new ServerLink({ onNotice: (notice) => this.#onNotice(notice), onChange: () => this.#changed() });
    const { connection } = this.#link;
    connection.watch(table, {
      ...(invite !== undefined && { invite }),
      ...(isPublic && { public: true }),
      onTable: (message) => this.#onTable(message),
      onPresence: ({ seats, spectators, watching }) => {
        this.#presence = { present: seats, spectators, watching };
        this.#look();
      },
      onShut: (why) => this.#tell(why),
    });
    this.#outbox = new Outbox({
      table,
      invite,
      connection,
      onRefused: (why) => this.#tell(why),
      onChange: () => this.#changed(),
    });
  }

  house(): ServerTable | undefined {
    return this.#house;
  }

  snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  trouble(): Phrase | undefined {
    return this.#link.news ?? this.#trouble;
  }

  busy(): boolean {
    return this.#outbox.busy;
  }

  /** After a change of language. */
  callBots(botName: BotName): void {
    this.#botName = botName;
    this.#look();
  }

  time(): number {
    return this.#link.connection.now;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(action: ActionShape): void {
    this.#play({ type: 'act', action: { ...action } });
  }

  undo(): void {
    this.#play({ type: 'undo' });
  }

  redo(): void {
    this.#play({ type: 'redo' });
  }

  /** Seats at a server are not shared. */
  sit(): void {}

  /** Anything a person can do at a table, one after the other. Says whether it was done. */
  command(command: Command): Promise<boolean> {
    return this.#outbox.command(command);
  }

  /** Talk does not wait for the game. */
  say(text: string): Promise<boolean> {
    return this.#outbox.say(text);
  }

  async explain(thing: unknown): Promise<Phrase | undefined> {
    const answer = this.#link.connection.explain(this.#table, thing as Json);
    return answer.then(
      ({ why }) => why,
      () => undefined,
    );
  }

  /** The table may have moved on since the page was drawn; then the server refuses. */
  async preview(action: ActionShape): Promise<Preview | undefined> {
    try {
      const { reveals, payments, ...rest } = await this.#link.connection.preview(this.#table, action);
      return { ...rest, ...(reveals !== undefined && { reveals }), ...(payments !== undefined && { payments }) };
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  /** Thought out on this device, from what the viewer sees: the server has no part in it. */
  async hint(): Promise<readonly Advised[]> {
    if (this.#message === undefined || this.#adviser.busy) return [];
    const { info, you: seat, play } = this.#message;
    if (seat === undefined || play === undefined || play.legal.length === 0 || !info.hints) return [];
    const { view, legal } = play;
    try {
      const question = { view, seat, legal };
      return await this.#adviser.think({ game: info.game, level: 'expert', question, outlook: true });
    } catch {
      this.#tell(phrase('trouble.bot'));
      return [];
    }
  }

  /** The server keeps what this seat saw, also for a page that was opened since. */
  async past(first: number, last: number): Promise<readonly Snapshot[]> {
    const { entries } = this.#history;
    const told = this.#history.entriesOf(first, last);
    const now = this.#snapshot;
    // The server keeps what seats saw, not what somebody who looks on did.
    if (told === undefined || now === undefined || now.viewer === 'spectator') return [];
    try {
      const { moments } = await serverApi().past(this.#table, told.from, told.to + 1);
      return moments.map((moment) => pastOf(now, entries, moment));
    } catch (error) {
      this.#tell(reasonOf(error));
      return [];
    }
  }

  async log(): Promise<string | undefined> {
    return JSON.stringify(await serverApi().log(this.#table, this.#invite));
  }

  get recording(): readonly ['recording', string] {
    return ['recording', this.#table];
  }

  get challenge(): string | undefined {
    return this.#message?.info.challenge?.day;
  }

  get isAskedAgain(): boolean {
    return this.#message?.info.rematch !== undefined && this.#message.you !== undefined;
  }

  async again(): Promise<void> {
    // Only the first one calls the others.
    const told = this.#message?.info.rematch === undefined ? this.#message : undefined;
    const { present } = this.#presence;
    try {
      const { table, invite } = await serverApi().rematch(this.#table);
      keepInvitation(table, invite);
      if (told !== undefined) keepCall(table, callTo(told.info.seats, { you: told.you, present }, Date.now()));
      go('house', table);
    } catch (error) {
      this.#tell(reasonOf(error));
    }
  }

  /** The table of the rematch, for those who look on; nothing if they can't come along. */
  async next(): Promise<string | undefined> {
    try {
      const { table, invite } = await serverApi().next(this.#table, this.#invite);
      keepInvitation(table, invite);
      return table;
    } catch (error) {
      this.#tell(reasonOf(error));
      return undefined;
    }
  }

  close(): void {
    this.#link.close();
    this.#adviser.close();
  }

  /** A second press in the game before the first is answered is not meant. */
  #play(command: Command): void {
    if (!this.busy()) void this.command(command);
  }

  #onTable({ type: _, records, ...message }: TableMessage): void {
    this.#history.take(records);
    this.#history.call(message.info.seats);
    this.#message = this.#withInvitation(message);
    this.#look();
    if (this.#phrases === undefined) void this.#learn(message.info.game);
  }

  /** Spectators pass on the invitation they came with. */
  #withInvitation(message: Told): Told {
    const { info } = message;
    return info.invite !== undefined || this.#invite === undefined
      ? message
      : { ...message, info: { ...info, invite: this.#invite } };
  }

  /** If the game's phrases cannot be had, they are asked for again with the next message. */
  async #learn(game: string): Promise<void> {
    const phrases = await this.#phrasesOf(game).catch(() => undefined);
    this.#phrases ??= phrases;
    if (this.#phrases === undefined) this.#tell(OUTDATED);
    else if (this.#trouble === OUTDATED) this.#tell(undefined);
    this.#look();
  }

  /** Puts together what is known now. */
  #look(): void {
    if (this.#message === undefined) return;
    const { talk, acts, records } = this.#history;
    this.#house = { ...this.#message, ...this.#presence, call: this.#call, talk, acts, records };
    this.#snapshot = this.#snapshotOf(this.#house);
    this.#changed();
  }

  #snapshotOf(house: ServerTable): Snapshot | undefined {
    const { info, play, you, seq } = house;
    if (play === undefined || this.#phrases === undefined) return undefined;
    const { outcome } = info;
    return {
      game: info.game,
      options: info.options,
      sitters: info.seats.map((seat, i) => sitterOf(seat, i, this.#botName)),
      seats: seatStates(house),
      phrases: this.#phrases,
      viewer: you ?? 'spectator',
      view: play.view,
      toAct: play.toAct,
      legal: play.legal,
      undo: { steps: play.undo.steps, ...(play.undo.why !== undefined && { why: play.undo.why }) },
      redo: play.redo,
      log: this.#history.log,
      ...(outcome !== undefined && { outcome }),
      ...(!info.hints && { noHints: true as const }),
      moment: seq,
    };
  }

  #onNotice(notice: Notice): void {
    if (notice.kind !== 'yourTurn' || notice.table === this.#table) return;
    this.#call = notice;
    this.#look();
  }

  #tell(trouble: Phrase | undefined): void {
    this.#trouble = trouble;
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
