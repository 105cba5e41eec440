import type { GameId } from '@moonstaff/catalogue';
import type { ActionShape, Json, Phrase, PhraseBook, Seat } from '@moonstaff/kernel';
import { HOUSE_BOOK } from './books.ts';
import type { DoubtNote } from './doubts.ts';
import type { Shell as CommonShell, EnglishGames } from './en/index.ts';
import { GAMES } from './games.ts';
import type { ArgsOf } from './icu.ts';
import { FORMS, type Form, type Language, type Naming, phrasesOf, shellOf } from './language.ts';
import { fillNote, type LessonNote } from './lessons.ts';
import { type Message, parseMessage, type Values, withMinus } from './message.ts';
import { combined } from './naming.ts';
import { type RuleSection, withWords } from './rules.ts';
import { join, list, type Part, plain, type Sentence } from './segment.ts';
import type { StoryLine } from './story/story.ts';

/** What is written on the page: around the games, and at each game's table. */
type Shell = CommonShell & InAll<{ [Id in GameId]: EnglishGames[Id]['shell'] }[GameId]>;

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

/** The words of one language, ready to use. */
export class Words {
  readonly language: Language;
  readonly #shell: { readonly [key: string]: string };
  readonly #phrases: { readonly [key: string]: string };
  readonly #naming: { readonly [kind: string]: Naming };
  readonly #parsed = new Map<string, Message>();
  readonly #numbers: Intl.NumberFormat;
  readonly #percents: Intl.NumberFormat;
  readonly #times: Intl.DateTimeFormat;

  readonly #finish: (text: string) => string;

  /** `finish` is done to every sentence last: a page binds numbers to what they count, a terminal has no need to. */
  constructor(language: Language, finish: (text: string) => string = (text) => text) {
    this.language = language;
    this.#finish = finish;
    this.#shell = shellOf(language);
    this.#phrases = phrasesOf(language);
    this.#naming = combined(Object.values(language.games).map(({ naming }) => naming));
    this.#numbers = new Intl.NumberFormat(language.code);
    this.#percents = new Intl.NumberFormat(language.code, { style: 'percent' });
    this.#times = new Intl.DateTimeFormat(language.code, { dateStyle: 'medium', timeStyle: 'short' });
  }

  /** A message of the page. A wrong key or argument does not compile. */
  t<Key extends ShellKey>(key: Key, ...args: ShellArgs<Key>): string {
    const [values = {}] = args as [Values?];
    return this.#finish(plain(this.#message(key, this.#shell[key] ?? key).fill(values)));
  }

  /** A phrase of the rules as words. */
  say(phrase: Phrase, scene: Scene = {}): string {
    return plain(this.tell(phrase, scene));
  }

  /** A phrase of the rules with the things in it marked. */
  tell(phrase: Phrase, scene: Scene = {}): Sentence {
    const source = this.#phrases[phrase.key];
    if (source === undefined) return [{ text: phrase.key }];
    const message = this.#message(phrase.key, source);
    const kinds = scene.phrases?.[phrase.key] ?? HOUSE_BOOK[phrase.key] ?? {};
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
      return rest.length === 0 ? first : list([first, ...rest.map(withoutSubject)], this.language.and);
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
    return this.language.games[game].voice;
  }

  /** The rules of a game, section by section. */
  async rules(game: GameId): Promise<readonly RuleSection[]> {
    const sections = withWords(GAMES[game].sections, await this.language.games[game].rules());
    return sections.map((section) => ({ ...section, text: section.text.map(this.#finish) }));
  }

  /** What is not certain about the components of a game, by the ids of its doubts. */
  doubts(game: GameId): Promise<{ readonly [id: string]: DoubtNote }> {
    return this.language.games[game].doubts();
  }

  /** The notes of the first game, by the names `tutorials` gives them. */
  async lesson(game: GameId): Promise<ReadonlyMap<string, LessonNote>> {
    const notes: { readonly [note: string]: LessonNote } = await this.language.games[game].lessons();
    const filled = (text: string): string => this.#finish(fillNote(text, (kind, id) => this.#nameIn(kind, id)));
    return new Map(
      Object.entries(notes).map(([say, { title, text, ask }]) => [
        say,
        { title, text: filled(text), ...(ask !== undefined && { ask: filled(ask) }) },
      ]),
    );
  }

  number(value: number): string {
    return withMinus(this.#numbers.format(value));
  }

  /** A share such as 0.95 as the language writes percentages: `95%`, `95 %`. */
  percent(share: number): string {
    return this.#percents.format(share);
  }

  dateTime(value: Date): string {
    return this.#times.format(value);
  }

  /** `{key table.endTurn}` is what the page writes there; anything else is a thing by its kind. */
  #nameIn(kind: string, id: string): string {
    return kind === 'key' ? (this.#shell[id] ?? id) : this.name(kind, id);
  }

  #message(key: string, source: string): Message {
    const known = this.#parsed.get(key);
    if (known !== undefined) return known;
    const parsed = parseMessage(source, this.language.code);
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
    return list((Array.isArray(value) ? value : [value]).map(name), this.language.and);
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
