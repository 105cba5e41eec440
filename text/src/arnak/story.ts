import type { Args, Json, Seat } from '@moonstaff/kernel';
import { type Draft, DraftLine, seatOf } from '../story/draft.ts';
import type { Happening, StoryLine } from '../story/story.ts';
import { addTo, begunIn, count, idolsOf, isBare, isHidden, isPurchaseOf } from './story-drafts.ts';
import { FROM_ROW, HEADS, LISTED, NAMED_SITE, PRICED, PRICES, RETOLD, RIVAL_DEEDS, SILENT } from './story-keys.ts';
import { sortedPrice, sum } from './story-price.ts';

export const arnakOutline = <Event extends Happening>(
  events: readonly Event[],
  earlier: readonly Happening[] = [],
): readonly StoryLine<Event>[] => new Teller(events, tilesIn(earlier)).told();

/** Site → tile, for sites that have been turned up. */
type Tiles = { readonly [site: string]: string };

/** The sites that these events turned up. */
const tilesIn = (events: readonly Happening[]): Tiles =>
  Object.fromEntries(
    events
      .filter(({ phrase }) => phrase.key === 'arnak.tilePlaced')
      .map(({ phrase: { args } }) => [String(args['site']), String(args['tile'])]),
  );

class Teller<Event extends Happening> {
  readonly #events: readonly Event[];
  readonly #lines: DraftLine<Event>[] = [];
  #tiles: Tiles;
  /** What each line knew of the sites when it was over. */
  readonly #known = new Map<DraftLine<Event>, Tiles>();
  /** What was paid for the deed that comes next. */
  #price: Event[] = [];
  /** What is being told. Between turns, nothing is. */
  #line: DraftLine<Event> | undefined;
  /** What was being told when a free action came between, the outermost first. */
  readonly #paused: (DraftLine<Event> | undefined)[] = [];
  /** The deed that comes next is part of an effect. */
  #isByEffect = false;
  /** A turn is over, and no other has begun. */
  #isOver = false;
  /** The line of this turn that left a gap in the card row. */
  #gap: DraftLine<Event> | undefined;
  /** A single card is looked at, so there's nothing to choose from. */
  #isOnlyCard = false;
  /** Lines that tell all there is to tell. */
  readonly #closed = new Set<DraftLine<Event>>();

  constructor(events: readonly Event[], tiles: Tiles) {
    this.#events = events;
    this.#tiles = tiles;
  }

  told(): readonly StoryLine<Event>[] {
    for (const [index, event] of this.#events.entries()) this.#take(event, index);
    for (const line of this.#closed) this.#sayIfIdle(line);
    return this.#lines
      .map((line) => line.finish(this.#known.get(line) ?? {}))
      .filter(({ sentences }) => sentences.length > 0);
  }

  #take(event: Event, index: number): void {
    const { key, args } = event.phrase;
    if (PRICES.has(key) && this.#pays(index)) {
      this.#price.push(event);
      return;
    }
    if (this.#isSign(key)) return;
    if (SILENT.has(key) || (key === 'arnak.kept' && args['count'] === 0)) return;
    const line = this.#tell(event, key, args);
    if (FROM_ROW.has(key)) this.#gap = line;
    line.events.push(event);
    this.#known.set(line, this.#tiles);
  }

  /** Whether what is paid here is the price of a deed of the same entry. */
  #pays(index: number): boolean {
    const entry = this.#events[index]?.entry;
    for (let next = index + 1; ; next++) {
      const event = this.#events[next];
      if (event === undefined || event.entry !== entry) return false;
      if (event.phrase.key in PRICED) return true;
      if (!PRICES.has(event.phrase.key)) return false;
    }
  }

  /** Events that only say how others belong together. */
  #isSign(key: string): boolean {
    switch (key) {
      case 'arnak.paused':
        this.#paused.push(this.#line);
        return true;
      case 'arnak.resumed':
        this.#line = this.#paused.pop();
        return true;
      case 'arnak.byEffect':
        this.#isByEffect = true;
        return true;
      case 'arnak.turnEnded':
        this.#close();
        this.#line = undefined;
        this.#isOver = true;
        return true;
    }
    return false;
  }

  #tell(event: Event, key: string, args: Args): DraftLine<Event> {
    const priced = PRICED[key];
    if (priced !== undefined) return this.#deed(key, priced, args);
    switch (key) {
      case 'arnak.opening':
      case 'arnak.gameOver':
        return this.#apart(key, args);
      case 'arnak.round':
        return this.#round(args);
      case 'arnak.staffExiled':
        return this.#staff(args);
      case 'arnak.rowDealt':
        return this.#dealt(args);
      case 'arnak.tilePlaced':
        return this.#tile(args);
      case 'arnak.guardianPlaced':
        return this.#follow({ key: 'arnak.story.awakens', args: { ...args, spot: this.#spot(args['site']) } });
      case 'arnak.deckTop':
        return this.#deckTop(event, args);
      case 'arnak.looked':
        this.#isOnlyCard = args['count'] === 1;
        if (this.#isOnlyCard) return this.#current(seatOf(args));
        break;
      case 'arnak.held':
        if (this.#isOnlyCard) return this.#clause('arnak.drew', args);
        break;
      case 'arnak.usedArtifact':
      case 'arnak.received':
        // An artifact works when it's bought, and a bought card is gained. That goes without saying.
        if (this.#line !== undefined && isPurchaseOf(this.#line, args['card'])) return this.#line;
    }
    return key.startsWith('arnak.rival') ? this.#rival(key, args) : this.#clause(key, args);
  }

  /** There's nobody else to go first. */
  get #isSolo(): boolean {
    return this.#events.filter(({ phrase }) => phrase.key === 'arnak.starts').length === 1;
  }

  get #last(): DraftLine<Event> | undefined {
    return this.#lines.at(-1);
  }

  #open(head: string, seat: Seat | undefined, kind: StoryLine['kind'] = 'line'): DraftLine<Event> {
    const line = new DraftLine<Event>(head, seat, kind);
    this.#line = line;
    this.#lines.push(line);
    return line;
  }

  /** A line of its own. */
  #apart(key: string, args: Args): DraftLine<Event> {
    const line = this.#open(key, undefined);
    line.say(key, args);
    return line;
  }

  #round({ round = 0, first }: Args): DraftLine<Event> {
    this.#isOver = false;
    const heading = this.#open('arnak.round', undefined, 'heading');
    heading.say('arnak.story.round', { round });
    if (typeof first !== 'number' || this.#isSolo) return heading;
    const line = this.#open('arnak.first', first);
    line.say('arnak.story.first', { seat: first });
    return line;
  }

  #staff(args: Args): DraftLine<Event> {
    this.#gap = undefined;
    if (this.#last?.head !== 'arnak.staffExiled') this.#open('arnak.staffExiled', undefined);
    return this.#listed(this.#last, 'arnak.story.staff', args);
  }

  /** The row is refilled when the turn ends. It's told with what left the gap. */
  #dealt(args: Args): DraftLine<Event> {
    return this.#listed(this.#gap ?? this.#last, 'arnak.story.dealt', args);
  }

  /** What leaves the card row and what comes into it, each in one sentence. */
  #listed(line: DraftLine<Event> | undefined, key: string, { card = '' }: Args): DraftLine<Event> {
    const told = line ?? this.#open(key, undefined);
    const known = told.after.at(-1);
    if (known?.key === key) addTo(known, card);
    else told.after.push({ key, args: { cards: [card], count: 1 } });
    return told;
  }

  /** What was done and what it cost: an action of its own, or a part of an effect. */
  #deed(head: string, key: string, args: Args): DraftLine<Event> {
    const line = this.#isByEffect ? this.#current(seatOf(args)) : this.#begin(head, args);
    this.#isByEffect = false;
    const { fare, price } = sortedPrice(this.#price.map(({ phrase }) => phrase));
    line.events.push(...this.#price);
    this.#price = [];
    const isVoyage = head === 'arnak.dug' || head === 'arnak.discovered';
    if (isVoyage && fare.length > 0) line.say('arnak.story.travelled', { seat: args['seat'] ?? 0, fare });
    line.say(key, { ...args, spot: this.#spot(args['site']), price: isVoyage ? price : [...price, ...fare] });
    return line;
  }

  /** Somebody begins something new. */
  #begin(head: string, args: Args): DraftLine<Event> {
    this.#close();
    if (this.#isOver) this.#gap = undefined;
    this.#isOver = false;
    return this.#open(head, seatOf(args));
  }

  #spot(site: Json = ''): Json {
    return { site, tile: this.#tiles[String(site)] ?? '' };
  }

  /** A site gets its name, also in what was said of it before. */
  #tile({ site = '', tile = '' }: Args): DraftLine<Event> {
    this.#tiles = { ...this.#tiles, [String(site)]: String(tile) };
    const isIt = ({ key, args }: Draft): boolean => key in NAMED_SITE && args['site'] === site;
    const line = this.#lines.findLast(({ clauses }) => clauses.some(isIt));
    const found = line?.clauses.find(isIt);
    if (line === undefined || found === undefined) return this.#apart('arnak.tilePlaced', { site, tile });
    found.key = NAMED_SITE[found.key] ?? found.key;
    found.args = { ...found.args, tile, place: site };
    if (line === this.#last || line.seat === undefined) return line;
    // Something else was done in between.
    const rest = this.#current(line.seat);
    rest.say('arnak.tileShown', { seat: line.seat, tile });
    return rest;
  }

  #deckTop({ seat }: Event, args: Args): DraftLine<Event> {
    const line = this.#current(seat);
    line.say('arnak.story.deckTop', { seat, ...args });
    return line;
  }

  /** A sentence about something else, right after what brought it about. */
  #follow(draft: Draft): DraftLine<Event> {
    const line = this.#line ?? this.#last ?? this.#open(draft.key, undefined);
    line.after.push(draft);
    return line;
  }

  #rival(key: string, args: Args): DraftLine<Event> {
    const line = key === 'arnak.rivalTile' || this.#last === undefined ? this.#open(key, undefined) : this.#last;
    this.#gap = undefined;
    const told: Draft = {
      key: RETOLD[key] ?? key,
      args: { ...args, rival: 'rival', count: idolsOf(args), spot: this.#spot(args['site']) },
    };
    const tile = line.clause('arnak.story.rivalTile');
    if (tile !== undefined && RIVAL_DEEDS[key]?.test(String(tile.args['tile']))) Object.assign(tile, told);
    else line.clauses.push(told);
    return line;
  }

  /** The line that goes on. It goes on in a new one where something came between. */
  #current(seat: Seat | undefined): DraftLine<Event> {
    const line = this.#line;
    if (line === undefined || line.kind === 'heading' || line.seat !== seat) return this.#open('', seat);
    if (line === this.#last) return line;
    const rest = this.#open(line.head, seat);
    rest.restOf = line.beginning;
    const what = begunIn(line.beginning);
    if (what !== undefined) rest.say('arnak.story.goesOn', { seat: seat ?? 0, what });
    return rest;
  }

  #clause(key: string, args: Args): DraftLine<Event> {
    if (this.#isOver && key === 'arnak.fear') return this.#fright(args);
    const isNew = HEADS.has(key) && !this.#isByEffect;
    if (HEADS.has(key)) this.#isByEffect = false;
    const line = isNew ? this.#begin(key, args) : this.#current(seatOf(args));
    const last = line.clauses.at(-1);
    const listed = LISTED[key];
    if (key === 'arnak.gained' && last?.key === 'arnak.gained') {
      last.args['tokens'] = sum(last.args['tokens'], args['tokens']);
    } else if (key === 'arnak.fear') {
      count(line, 'arnak.story.fear', args);
    } else if (key === 'arnak.exiled' && last?.key === 'arnak.story.played' && last.args['card'] === args['card']) {
      line.say('arnak.story.exiledItself', args);
    } else if (listed === undefined) {
      line.say(RETOLD[key] ?? key, { ...args, ...this.#placed(key, args) });
    } else if (last?.key === listed && isHidden(last.args['card']) === isHidden(args['card'])) {
      addTo(last, args['card'] ?? '');
    } else line.say(listed, { ...args, cards: [args['card'] ?? ''], count: 1 });
    return line;
  }

  /** Sites with the names they have by now, and how many idols were taken. */
  #placed(key: string, { site, from, to, ...args }: Args): Args {
    if (key === 'arnak.tookIdols') return { count: idolsOf(args) };
    return {
      ...(site !== undefined && { spot: this.#spot(site) }),
      ...(from !== undefined && { from: this.#spot(from), to: this.#spot(to) }),
    };
  }

  /** Fear at the end of a round: a guardian stood where an archaeologist was. */
  #fright(args: Args): DraftLine<Event> {
    const seat = seatOf(args);
    const isSame = this.#last?.head === 'arnak.fear' && this.#last.seat === seat;
    return count(isSame ? this.#last : this.#open('arnak.fear', seat), 'arnak.story.frightened', args);
  }

  /** What was being told is over, unless it only pauses. */
  #close(): void {
    if (this.#line !== undefined && !this.#paused.includes(this.#line)) this.#closed.add(this.#line.beginning);
  }

  /** It was used, and everything on offer was declined or impossible. */
  #sayIfIdle(line: DraftLine<Event>): void {
    const goesOn = this.#lines.some(({ restOf }) => restOf === line);
    if (isBare(line) && !goesOn) line.say('arnak.story.idle', { seat: line.seat ?? 0 });
  }
}
