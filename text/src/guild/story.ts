import type { Args, Json, Seat } from '@moonstaff/kernel';
import { DraftLine, seatOf } from '../story/draft.ts';
import type { Happening, StoryLine } from '../story/story.ts';

/** Nothing a listener needs: an order of steps shows in what follows. */
const SILENT = new Set(['guild.event.next', 'guild.event.nextStep', 'guild.event.decline', 'undo.done']);

/** What a story words in its own way. */
const RETOLD: { readonly [key: string]: string } = {
  'guild.event.village': 'guild.story.village',
  'guild.event.tower': 'guild.story.tower',
  'guild.event.crystal': 'guild.story.crystal',
  'guild.event.token': 'guild.story.token',
  'guild.event.goal': 'guild.story.goal',
  'guild.event.treasureCoins': 'guild.story.treasureCoins',
  'guild.event.treasureExplorer': 'guild.story.treasureExplorer',
};

export const guildOutline = <Event extends Happening>(events: readonly Event[]): readonly StoryLine<Event>[] =>
  new Teller<Event>().told(events);

/** Everybody plays a card at the same time: each player's turn is one line, even if others act in between. */
class Teller<Event extends Happening> {
  readonly #lines: DraftLine<Event>[] = [];
  /** The line of each seat's turn with the card that is turned up now. */
  readonly #turns = new Map<Seat, DraftLine<Event>>();

  /** Whether we have the turn from its beginning. Of a part, we can't say that nothing was explored. */
  #isWhole = false;

  told(events: readonly Event[]): readonly StoryLine<Event>[] {
    for (const event of events) {
      const { key, args } = event.phrase;
      if (!SILENT.has(key)) this.#tell(key, args)?.events.push(event);
    }
    return this.#lines.flatMap((line) => (line.clauses.length === 0 ? [] : [line.finish()]));
  }

  #tell(key: string, args: Args): DraftLine<Event> | undefined {
    switch (key) {
      case 'guild.event.reveal':
        return this.#reveal(args);
      case 'guild.event.goal':
      case 'guild.event.treasures':
      case 'guild.event.won':
        return this.#apart(seatOf(args), key, args);
      case 'guild.event.final':
        return this.#after('guild.event.treasures', 'guild.story.final', args);
      case 'guild.event.lost':
        return this.#lost(args);
    }
    const seat = seatOf(args);
    return seat === undefined ? this.#apart(undefined, key, args) : this.#turn(seat, key, args);
  }

  #open(head: string, seat: Seat | undefined, kind: StoryLine['kind'] = 'line'): DraftLine<Event> {
    const line = new DraftLine<Event>(head, seat, kind);
    this.#lines.push(line);
    return line;
  }

  #apart(seat: Seat | undefined, key: string, args: Args): DraftLine<Event> {
    const line = this.#open(key, seat);
    line.say(RETOLD[key] ?? key, args);
    return line;
  }

  /** In the same sentence as what was said just before, if that was this, and about the same seat. */
  #after(head: string, key: string, args: Args): DraftLine<Event> {
    const last = this.#lines.at(-1);
    if (last?.head !== head || last.seat !== seatOf(args)) return this.#apart(seatOf(args), key, args);
    last.say(key, args);
    return last;
  }

  #lost({ seat = 0, goals = [], coins = 0 }: Args): DraftLine<Event> {
    return this.#apart(seatOf({ seat }), 'guild.story.lost', { seat, missing: { goals, coins } });
  }

  #reveal(args: Args): DraftLine<Event> {
    this.#turns.clear();
    this.#isWhole = true;
    if (args['turn'] === 1) this.#open('heading', undefined, 'heading').say('guild.story.era', args);
    return this.#apart(undefined, 'guild.story.reveal', args);
  }

  #turn(seat: Seat, key: string, args: Args): DraftLine<Event> {
    const line = this.#turns.get(seat) ?? this.#open('turn', seat);
    this.#turns.set(seat, line);
    switch (key) {
      case 'guild.event.explore':
        explore(line, args);
        break;
      case 'guild.event.coinField':
        collect(line, args);
        break;
      case 'guild.event.keep':
        keep(line, args);
        break;
      case 'guild.event.trade':
        line.say('guild.story.trade', { ...args, sum: sumOf(args) });
        break;
      case 'guild.event.done':
        if (this.#isWhole && !line.clauses.some(({ key: said }) => ACTED.has(said)))
          line.say('guild.story.nothing', args);
        break;
      default:
        line.say(RETOLD[key] ?? key, args);
    }
    return line;
  }
}

/** What counts as having done something with a card. */
const ACTED = new Set(['guild.story.explored', 'guild.story.tower']);

/** Which of the two cards was kept; others don't learn which one wasn't. */
function keep(line: DraftLine<Happening>, args: Args): void {
  const dealt = line.clauses.findIndex(({ key }) => key === 'guild.event.deal');
  const cards = dealt < 0 ? [] : line.clauses.splice(dealt, 1)[0]?.args['cards'];
  const other = Array.isArray(cards) ? cards.find((card) => card !== args['card']) : undefined;
  line.say('guild.story.kept', { ...args, other: other ?? '' });
}

/** All spaces of a turn in one clause, by terrain. */
function explore(line: DraftLine<Happening>, { seat = 0, terrain = '' }: Args): void {
  const told = line.clause('guild.story.explored') ?? line.say('guild.story.explored', { seat, spaces: {} });
  const spaces = told.args['spaces'] as { readonly [terrain: string]: number };
  const ground = String(terrain);
  told.args['spaces'] = { ...spaces, [ground]: (spaces[ground] ?? 0) + 1 };
}

/** All coins lying on the spaces of a turn in one clause; others don't learn how many. */
function collect(line: DraftLine<Happening>, args: Args): void {
  const coins = args['coins'];
  const told = line.clause('guild.story.collected');
  if (told === undefined) line.say('guild.story.collected', { ...args });
  else if (typeof coins === 'number') told.args['coins'] = Number(told.args['coins'] ?? 0) + coins;
}

/** `4 × 2 = 8`. What it brings is for its owner; what the cities are worth is printed on the map. */
function sumOf({ fromValue, toValue, coins = '' }: Args): Json {
  return typeof fromValue === 'number' && typeof toValue === 'number' ? { fromValue, toValue, coins } : coins;
}
