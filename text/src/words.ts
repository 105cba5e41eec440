import type { GameId } from '@moonstaff/catalogue';
import type { ActionShape, Json, Phrase, PhraseBook, Seat } from '@moonstaff/kernel';
import type { ChapterShell, EnglishGames } from './chapters.ts';
import type { DoubtNote } from './doubts.ts';
import type { front } from './en/index.ts';
import type { Translated } from './game-words.ts';
import type { ArgsOf } from './icu.ts';
import { type Chapter, FORMS, type Form, type Front, type Naming } from './language.ts';
import { lazily } from './lazily.ts';
import { fillNote, type LessonNote } from './lessons.ts';
import { type Message, parseMessage, type Values, withMinus } from './message.ts';
import { combined, fromTable } from './naming.ts';
import { type RuleSection, withWords } from './rules.ts';
import { join, list, type Part, plain, type Sentence } from './segment.ts';
import type { StoryLine } from './story/story.ts';

/** What is written on the page: on every page, in each chapter, and at each game's table. */
type Shell = (typeof front)['shell'] & InAll<ChapterShell>;

/** One record with the keys of every member of a union. */
type InAll<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type ShellKey = keyof Shell & string;

/** The arguments of a message, as its English text has them. */
export type ShellArgs<Key extends ShellKey> =
  unknown extends ArgsOf<Shell[Key]>
    ? []
    : [args: { readonly [Name in keyof ArgsOf<Shell[Key]>]: ArgsOf<Shell[Key]>[Name] }];

/** Who and what phrases speak of: the phrase book of the game, and the names of the people at the table. */
export interface Scene {
  readonly phrases?: PhraseBook;
  readonly seats?: readonly string[];
  /** Better names than the general ones, where the moment knows any: a site by its tile, a field by what is on it. */
  readonly names?: (kind: string, id: Json) => string | undefined;
}

/** How a place that shows words treats them. */
interface Habits {
  /** Done to every sentence last: a page binds numbers to what they count, a terminal has no need to. */
  readonly finish?: (text: string) => string;
  /** Learns of a key without words: its chapter hasn't been added. */
  readonly onMissing?: (key: string) => void;
}

type Games = { [Id in GameId]?: Translated<EnglishGames[Id]> };

/** The words of one language, ready to use. What belongs to a chapter or a game can be said once that has been added. */
export class Words {
  readonly code: string;
  readonly #and: string;
  readonly #shell: Record<string, string> = {};
  readonly #phrases: Record<string, string> = {};
  readonly #book: Record<string, PhraseBook[string]> = {};
  readonly #games: Games = {};
  #naming: { readonly [kind: string]: Naming };
  readonly #parsed = new Map<string, Message>();
  readonly #numbers: () => Intl.NumberFormat;
  readonly #percents: () => Intl.NumberFormat;
  readonly #times: () => Intl.DateTimeFormat;
  readonly #hours: () => Intl.DateTimeFormat;
  readonly #weekdays: () => Intl.DateTimeFormat;
  readonly #days: () => Intl.DateTimeFormat;
  readonly #dates: () => Intl.DateTimeFormat;
  readonly #agos: () => Intl.RelativeTimeFormat;

  readonly #finish: (text: string) => string;
  readonly #onMissing: (key: string) => void;

  constructor({ code, and, titles, shell }: Front, { finish = (text) => text, onMissing = () => {} }: Habits = {}) {
    this.code = code;
    this.#and = and;
    this.#finish = finish;
    this.#onMissing = onMissing;
    this.#naming = { game: fromTable(titles) };
    this.#numbers = lazily(() => new Intl.NumberFormat(code));
    this.#percents = lazily(() => new Intl.NumberFormat(code, { style: 'percent' }));
    this.#times = lazily(() => new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }));
    this.#hours = lazily(() => new Intl.DateTimeFormat(code, { timeStyle: 'short' }));
    this.#weekdays = lazily(
      () => new Intl.DateTimeFormat(code, { weekday: 'short', hour: 'numeric', minute: '2-digit' }),
    );
    const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
    this.#days = lazily(() => new Intl.DateTimeFormat(code, day));
    this.#dates = lazily(() => new Intl.DateTimeFormat(code, { ...day, year: 'numeric' }));
    this.#agos = lazily(() => new Intl.RelativeTimeFormat(code, { numeric: 'auto' }));
    this.add({ shell });
  }

  add({ shell, phrases, book }: Chapter): void {
    Object.assign(this.#shell, shell);
    Object.assign(this.#phrases, phrases);
    Object.assign(this.#book, book);
  }

  addGame<Id extends GameId>(game: Id, says: Translated<EnglishGames[Id]>): void {
    const { shell, phrases, spec, naming } = says;
    this.add({ shell, phrases, book: { ...spec.actions, ...spec.story } });
    this.#games[game] = says as Games[Id];
    this.#naming = combined([this.#naming, naming]);
  }

  /** A message of the page. A wrong key or argument does not compile. */
  t<Key extends ShellKey>(key: Key, ...args: ShellArgs<Key>): string {
    const [values = {}] = args as [Values?];
    const source = this.#shell[key];
    if (source === undefined) {
      this.#onMissing(key);
      return key;
    }
    return this.#finish(plain(this.#message(key, source).fill(values)));
  }

  /** Names one after the other: `a, b and c`. */
  all(names: readonly string[]): string {
    return plain(list(names, this.#and));
  }

  /** A phrase of the rules as words. */
  say(phrase: Phrase, scene: Scene = {}): string {
    return plain(this.tell(phrase, scene));
  }

  /** A phrase of the rules with the things in it marked. */
  tell(phrase: Phrase, scene: Scene = {}): Sentence {
    const source = this.#phrases[phrase.key];
    if (source === undefined) {
      this.#onMissing(phrase.key);
      return [{ text: phrase.key }];
    }
    const message = this.#message(phrase.key, source);
    const kinds = scene.phrases?.[phrase.key] ?? this.#book[phrase.key] ?? {};
    const values: Record<string, Part> = {};
    for (const arg of message.args) {
      const { name, form } = splitArg(arg);
      if (arg === `${name}_id`) {
        values[arg] = String(phrase.args[name]);
        continue;
      }
      values[arg] = this.#named(kinds[name] ?? 'text', phrase.args[name] ?? '', form, scene);
    }
    return message.fill(values).map((segment) => ({ ...segment, text: this.#finish(segment.text) }));
  }

  /** A line of a story. What was done is said one after the other, of whom only once. */
  line({ kind: place, sentences, tiles = {} }: StoryLine, scene: Scene = {}): Sentence {
    const known = (kind: string, id: Json): string | undefined => {
      const tile = kind === 'site' && typeof id === 'string' ? tiles[id] : undefined;
      return tile === undefined ? scene.names?.(kind, id) : this.name('tile', tile);
    };
    const told = sentences.map((clauses) => {
      const [first = [], ...rest] = clauses.map((clause) => withoutStop(this.tell(clause, { ...scene, names: known })));
      return rest.length === 0 ? first : list([first, ...rest.map(withoutSubject)], this.#and);
    });
    const stop = place === 'heading' ? '' : '.';
    return join(told.flatMap((sentence, i) => [i === 0 ? '' : ' ', sentence, stop]));
  }

  /** An action of a game as a choice: what a button or a list of choices says. */
  act(game: string, action: ActionShape, scene: Scene = {}): string {
    const { type, ...fields } = action as ActionShape & { readonly [field: string]: Json };
    const args = type === 'pay' ? { payment: fields } : fields;
    return this.say({ key: `${game}.action.${type}`, args }, scene);
  }

  /** What a thing is called. */
  name(kind: string, id: Json, form: Form = 'nom'): string {
    return plain(this.#naming[kind]?.(id, form) ?? [{ text: String(id) }]);
  }

  /** What makes the texts of a game's components. */
  voice<Id extends GameId>(game: Id): EnglishGames[Id]['voice'] {
    return this.#game(game).voice;
  }

  /** The rules of a game, section by section. */
  async rules(game: GameId): Promise<readonly RuleSection[]> {
    const { spec, rules } = this.#game(game);
    const sections = withWords(spec.sections, await rules());
    const filled = (text: string): string => this.#finish(fillNote(text, (kind, id) => this.#nameIn(kind, id)));
    return sections.map((section) => ({ ...section, text: section.text.map(filled) }));
  }

  /** What is not certain about the components of a game, by the ids of its doubts. */
  doubts(game: GameId): Promise<{ readonly [id: string]: DoubtNote }> {
    return this.#game(game).doubts();
  }

  /** The notes of the first game, by the names `tutorials` gives them. */
  async lesson(game: GameId): Promise<ReadonlyMap<string, LessonNote>> {
    const notes: { readonly [note: string]: LessonNote } = await this.#game(game).lessons();
    const filled = (text: string): string => this.#finish(fillNote(text, (kind, id) => this.#nameIn(kind, id)));
    return new Map(
      Object.entries(notes).map(([say, { title, text, ask }]) => [
        say,
        { title, text: filled(text), ...(ask !== undefined && { ask: filled(ask) }) },
      ]),
    );
  }

  number(value: number): string {
    return withMinus(this.#numbers().format(value));
  }

  /** A share such as 0.95 as the language writes percentages: `95%`, `95 %`. */
  percent(share: number, digits = 0): string {
    if (digits === 0) return this.#percents().format(share);
    return new Intl.NumberFormat(this.code, { style: 'percent', maximumFractionDigits: digits }).format(share);
  }

  /** A day with its weekday, and with the year if it isn't this one. */
  date(value: Date): string {
    const isThisYear = value.getFullYear() === new Date().getFullYear();
    return (isThisYear ? this.#days : this.#dates)().format(value);
  }

  /** How long ago something was: 2 hours ago, yesterday. */
  ago(value: number, unit: 'minute' | 'hour' | 'day'): string {
    return this.#finish(this.#agos().format(-value, unit));
  }

  /** The hour and minute. */
  time(value: Date): string {
    return this.#hours().format(value);
  }

  /** The weekday and the hour within the next days, otherwise the date and the hour. */
  soon(value: Date, now = new Date()): string {
    const days = (value.getTime() - now.getTime()) / 86_400_000;
    if (value.toDateString() === now.toDateString()) return this.time(value);
    return days > 0 && days < 6 ? this.#weekdays().format(value) : `${this.date(value)}, ${this.time(value)}`;
  }

  dateTime(value: Date): string {
    return this.#times().format(value);
  }

  /** `{key table.endTurn}` is what the page writes there; anything else is a thing by its kind. */
  #nameIn(kind: string, id: string): string {
    return kind === 'key' ? (this.#shell[id] ?? id) : this.name(kind, id);
  }

  #game<Id extends GameId>(game: Id): Translated<EnglishGames[Id]> {
    const says = this.#games[game];
    if (says === undefined) throw new Error(`the words of ${game} haven't been added`);
    return says;
  }

  #message(key: string, source: string): Message {
    const known = this.#parsed.get(key);
    if (known !== undefined) return known;
    const parsed = parseMessage(source, this.code);
    this.#parsed.set(key, parsed);
    return parsed;
  }

  #named(kind: string, value: Json, form: Form, scene: Scene): Part {
    if (typeof value === 'number' && kind === 'number') return value;
    if (kind === 'seat') return { text: this.#seat(value, scene), kind, id: value };
    if (kind === 'seats') return this.#list(value, (seat) => this.#named('seat', seat, form, scene));
    if (kind === 'texts') return this.#list(value, (text) => String(text));
    if (isPhrase(value)) return this.tell(value, scene);
    const better = scene.names?.(kind, value);
    const named = better === undefined ? this.#naming[kind]?.(value, form) : [{ text: better }];
    if (named !== undefined) return join(named.map((part) => ({ kind, id: value, ...part })));
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }

  #list(value: Json, name: (element: Json) => Part): Sentence {
    return list((Array.isArray(value) ? value : [value]).map(name), this.#and);
  }

  #seat(seat: Json, scene: Scene): string {
    if (seat === 'rival') return this.name('rival', seat);
    return scene.seats?.[seat as Seat] ?? String(Number(seat) + 1);
  }
}

/** `cost_acc` asks for the argument `cost` in the accusative; `card_id` for the bare id, to select by. */
export function splitArg(arg: string): { readonly name: string; readonly form: Form } {
  const [name = arg, suffix] = arg.split('_');
  return { name, form: FORMS.find((form) => form === suffix) ?? 'nom' };
}

/** `Bo buys a horse` → `buys a horse`. */
function withoutSubject(sentence: Sentence): Sentence {
  const [subject, second, ...rest] = sentence;
  if ((subject?.kind !== 'seat' && subject?.kind !== 'rival') || second === undefined) return sentence;
  return [{ ...second, text: second.text.replace(/^[\s:,]+/, '') }, ...rest];
}

function withoutStop(sentence: Sentence): Sentence {
  const last = sentence.at(-1);
  return last?.text.endsWith('.') ? [...sentence.slice(0, -1), { ...last, text: last.text.slice(0, -1) }] : sentence;
}

const isPhrase = (value: Json): value is { readonly key: string; readonly args: { readonly [name: string]: Json } } =>
  typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
