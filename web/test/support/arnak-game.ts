import { type ArnakAction, type ArnakState, type ArnakView, arnak, cardById } from '@moonstaff/arnak';
import { at, type Entry, type FastRandom, fastRandom, Match, nextBelow, seedFrom } from '@moonstaff/kernel';
import type { SavedGame } from '../../src/table/engine/saved.ts';
import type { Sitter } from '../../src/table/source.ts';

/** A moment of Arnak as the player to act sees it. */
export interface Moment {
  readonly view: ArnakView;
  readonly legal: readonly ArnakAction[];
}

interface Table {
  readonly options?: SavedGame['options'];
  readonly sitters?: readonly Sitter[];
  /** Actions that random players take whenever they can. */
  readonly eager?: (action: ArnakAction) => boolean;
}

const PERSON: Sitter = { kind: 'person', name: 'Ilka' };
const BOTS: readonly Sitter[] = ['Marek', 'Juno', 'Tavi'].map((name) => ({ kind: 'bot', name, level: 'random' }));
export const ALONE: readonly Sitter[] = [PERSON];
export const FOUR: readonly Sitter[] = [PERSON, ...BOTS];
const AGAINST_BOT: readonly Sitter[] = [PERSON, ...BOTS.slice(0, 1)];

/** An Arnak table before the first move. Its name determines every shuffle. */
export function newGame(name: string, { options = {}, sitters = AGAINST_BOT }: Table = {}): SavedGame {
  return {
    id: name.replaceAll(' ', '-'),
    game: 'arnak',
    rules: 1,
    options: { board: 'bird', ...options },
    seed: seedFrom(name),
    sitters,
    entries: [],
    over: false,
    changed: 0,
  };
}

/** Random players avoid these: they'd cancel, decline or pass instead of playing. */
const DULL: ReadonlySet<ArnakAction['type']> = new Set(['cancel', 'skip', 'pass', 'endTurn']);

/** Free actions that can wait. */
const FREE: ReadonlySet<ArnakAction['type']> = new Set(['slot', 'boon', 'assistant']);

/** A random type of action, then a random action of that type. Half the time, free actions are put off. */
export function anyOf(
  legal: readonly ArnakAction[],
  random: FastRandom,
  eager = (_: ArnakAction) => false,
): ArnakAction {
  const keen = legal.filter(eager);
  const putOff = nextBelow(random, 2) === 0;
  const bound = legal.filter(({ type }) => !DULL.has(type) && !(putOff && FREE.has(type)));
  const onward = legal.filter(({ type }) => type !== 'cancel');
  const list = [keen, bound, onward, legal].find(({ length }) => length > 0) ?? [];
  const types = [...new Set(list.map(({ type }) => type))];
  const type = types[nextBelow(random, types.length)];
  const alike = list.filter((action) => action.type === type);
  return at(alike, nextBelow(random, alike.length));
}

const GAMES = 100;

/**
 * A table at the first `wanted` moment of a random game: the same in every run, until the rules change. The player to
 * act there is a person, the others are bots.
 */
export function gameWhere(
  wanted: (moment: Moment, entries: readonly Entry[]) => boolean,
  table: Table & { readonly name: string },
): SavedGame {
  for (let i = 0; i < GAMES; i++) {
    const start = newGame(`${table.name} ${i}`, table);
    const random = fastRandom(i);
    const match = Match.start<ArnakState>(arnak, { ...start, seats: start.sitters.length });
    for (let [seat] = arnak.toAct(match.state); seat !== undefined; [seat] = arnak.toAct(match.state)) {
      const { state, entries } = match;
      const viewer = seat;
      const legal = arnak.legal(state, seat);
      const moment = {
        legal,
        get view() {
          return arnak.view(state, viewer);
        },
      };
      if (wanted(moment, entries)) {
        const sitters = BOTS.slice(0, start.sitters.length - 1).toSpliced(seat, 0, PERSON);
        return { ...start, sitters, entries: [...entries] };
      }
      match.act(seat, anyOf(legal, random, table.eager));
    }
  }
  throw new Error(`no such moment in ${GAMES} games: ${table.name}`);
}

/** A table just before one player takes actions of these types that lead to a `wanted` moment. */
export function gameAfter(
  wanted: (moment: Moment) => boolean,
  types: readonly ArnakAction['type'][],
  table: Table & { readonly name: string },
): { readonly game: SavedGame; readonly actions: readonly ArnakAction[] } {
  const led = (entries: readonly Entry[]): readonly ArnakAction[] =>
    entries.slice(-types.length).flatMap((entry) => (entry.kind === 'act' ? [entry.action as ArnakAction] : []));
  const found = gameWhere(
    (moment, entries) => led(entries).every(({ type }, i) => type === types[i]) && wanted(moment),
    table,
  );
  return { game: { ...found, entries: found.entries.slice(0, -types.length) }, actions: led(found.entries) };
}

/** The active player may choose a main action. */
export const menu = ({ view }: Moment): boolean => view.phase === 'turns' && view.stack.length === 0 && !view.main;

/** Whether a card is played, and as what. */
export const playsFree = (action: ArnakAction): boolean =>
  action.type === 'play' && cardById[action.card].timing === 'free';
export const playsMain = (action: ArnakAction): boolean =>
  action.type === 'play' && cardById[action.card].timing === 'main';
