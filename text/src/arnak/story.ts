import type { Args, Json, Seat } from '@moonstaff/kernel';
import { type Draft, DraftLine, seatOf } from '../story/draft.ts';
import type { Happening, StoryLine } from '../story/story.ts';
import { FROM_RESEARCH, HEADS, LISTED, NAMED_SITE, PRICED, PRICES, RETOLD, RIVAL_DEEDS, SILENT } from './story-keys.ts';
import { sortedPrice, sum } from './story-price.ts';

export const arnakOutline = <Event extends Happening>(events: readonly Event[]): readonly StoryLine<Event>[] =>
  new Teller(events).told();

/** Site → tile, for sites that have been turned up. */
type Tiles = { readonly [site: string]: string };

class Teller<Event extends Happening> {
  readonly #events: readonly Event[];
  readonly #lines: DraftLine<Event>[] = [];
  #tiles: Tiles = {};
  /** What each line knew of the sites when it was over. */
  readonly #known = new Map<DraftLine<Event>, Tiles>();
  /** What was paid for the deed that comes next. */
  #price: Event[] = [];
  /** A discovery that goes on until its guardian awakens. */
  #discovery: DraftLine<Event> | undefined;
  /** The turn is over: what comes next isn't part of its last deed. */
  #isOver = false;

  constructor(events: readonly Event[]) {
    this.#events = events;
  }

  told(): readonly StoryLine<Event>[] {
    for (const [index, event] of this.#events.entries()) this.#take(event, index);
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
    if (key === 'arnak.turnEnded') {
      this.#isOver = true;
      this.#discovery = undefined;
    }
    if (SILENT.has(key) || (key === 'arnak.kept' && args['count'] === 0)) return;
    const line = this.#tell(event, key, args);
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
        return this.#listed('arnak.story.dealt', args);
      case 'arnak.tilePlaced':
        return this.#tile(args);
      case 'arnak.guardianPlaced':
        return this.#guardian(args);
      case 'arnak.deckTop':
        return this.#follow({ key, args: { ...args } });
      case 'arnak.usedArtifact':
      case 'arnak.received':
        // An artifact works when it's bought, and a bought card is gained. That goes without saying.
        if (this.#last?.clause('arnak.story.bought')?.args['card'] === args['card']) return this.#current(event);
    }
    return key.startsWith('arnak.rival') ? this.#rival(key, args) : this.#clause(event, key, args);
  }

  get #last(): DraftLine<Event> | undefined {
    return this.#lines.at(-1);
  }

  #open(head: string, seat: Seat | undefined, kind: StoryLine['kind'] = 'line'): DraftLine<Event> {
    const line = new DraftLine<Event>(head, seat, kind);
    this.#isOver = false;
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
    const heading = this.#open('arnak.round', undefined, 'heading');
    heading.say('arnak.story.round', { round });
    if (typeof first !== 'number') return heading;
    const line = this.#open('arnak.first', first);
    line.say('arnak.story.first', { seat: first });
    return line;
  }

  #staff(args: Args): DraftLine<Event> {
    if (this.#last?.head !== 'arnak.staffExiled') this.#open('arnak.staffExiled', undefined);
    return this.#listed('arnak.story.staff', args);
  }

  /** What leaves the card row and what comes into it, each in one sentence. */
  #listed(key: string, { card = '' }: Args): DraftLine<Event> {
    const known = this.#last?.after.at(-1);
    if (this.#last === undefined || known?.key !== key) return this.#follow({ key, args: { cards: [card], count: 1 } });
    addTo(known, card);
    return this.#last;
  }

  /** What was done and what it cost. */
  #deed(head: string, key: string, args: Args): DraftLine<Event> {
    const line = this.#open(head, seatOf(args));
    const { fare, price } = sortedPrice(this.#price.map(({ phrase }) => phrase));
    line.events.push(...this.#price);
    this.#price = [];
    const isVoyage = head === 'arnak.dug' || head === 'arnak.discovered';
    if (isVoyage && fare.length > 0) line.say('arnak.story.travelled', { seat: args['seat'] ?? 0, fare });
    line.say(key, { ...args, spot: this.#spot(args['site']), price: isVoyage ? price : [...price, ...fare] });
    if (head === 'arnak.discovered') this.#discovery = line;
    return line;
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
    this.#discovery = this.#open('arnak.tileShown', line.seat);
    this.#discovery.say('arnak.tileShown', { seat: line.seat, tile });
    return this.#discovery;
  }

  #guardian(args: Args): DraftLine<Event> {
    this.#discovery = undefined;
    return this.#follow({ key: 'arnak.story.awakens', args: { ...args, spot: this.#spot(args['site']) } });
  }

  /** A sentence about something else, right after what brought it about. */
  #follow(draft: Draft): DraftLine<Event> {
    const line = this.#last ?? this.#open(draft.key, undefined);
    line.after.push(draft);
    return line;
  }

  #rival(key: string, args: Args): DraftLine<Event> {
    const line = key === 'arnak.rivalTile' || this.#last === undefined ? this.#open(key, undefined) : this.#last;
    const told: Draft = {
      key: RETOLD[key] ?? key,
      args: { ...args, count: idolsOf(args), spot: this.#spot(args['site']) },
    };
    const tile = line.clause('arnak.rivalTile');
    if (tile !== undefined && RIVAL_DEEDS[key]?.test(String(tile.args['tile']))) Object.assign(tile, told);
    else if (line.clauses.length === 0) line.clauses.push(told);
    else line.after.push(told);
    return line;
  }

  /** The line that goes on, or a new one where somebody else acts or an older deed goes on after another. */
  #current({ entry, phrase }: Event): DraftLine<Event> {
    const line = this.#last;
    const seat = seatOf(phrase.args);
    if (line === undefined || line.kind === 'heading' || line.seat !== seat || this.#isOver)
      return this.#open('', seat);
    const isBetween =
      (this.#discovery !== undefined && this.#discovery !== line) ||
      (line.head === 'arnak.assistant' && FROM_RESEARCH.has(phrase.key));
    return isBetween && line.lastEntry !== entry ? this.#open('', seat) : line;
  }

  #clause(event: Event, key: string, args: Args): DraftLine<Event> {
    const line = HEADS.has(key) ? this.#open(key, seatOf(args)) : this.#current(event);
    const last = line.clauses.at(-1);
    const listed = LISTED[key];
    if (key === 'arnak.gained' && last?.key === 'arnak.gained') {
      last.args['tokens'] = sum(last.args['tokens'], args['tokens']);
    } else if (key === 'arnak.fear' && last?.key === 'arnak.story.fear') {
      last.args['count'] = Number(last.args['count']) + 1;
    } else if (key === 'arnak.fear') {
      line.say('arnak.story.fear', { ...args, count: 1 });
    } else if (listed === undefined) {
      line.say(RETOLD[key] ?? key, { ...args, ...(key === 'arnak.tookIdols' && { count: idolsOf(args) }) });
    } else if (last?.key === listed && isHidden(last.args['card']) === isHidden(args['card'])) {
      addTo(last, args['card'] ?? '');
    } else line.say(listed, { ...args, cards: [args['card'] ?? ''], count: 1 });
    return line;
  }
}

const idolsOf = ({ covered = 0 }: Args): number => 1 + Number(covered);

const isHidden = (card: Json | undefined): boolean => card === 'hidden';

function addTo({ args }: Draft, card: Json): void {
  const cards = Array.isArray(args['cards']) ? args['cards'] : [];
  args['cards'] = [...cards, card];
  args['count'] = cards.length + 1;
}
