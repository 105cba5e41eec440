/** A part of a message: words, an argument, or `#`, the number that a plural counts. */
export type MessageElement =
  | string
  | { readonly kind: 'words'; readonly arg: string }
  | { readonly kind: 'number'; readonly arg: string }
  | { readonly kind: 'plural' | 'selectordinal' | 'select'; readonly arg: string; readonly branches: Branches }
  | { readonly kind: 'count' };

type Branches = ReadonlyMap<string, readonly MessageElement[]>;

/**
 * Reads what our messages use of the ICU form: `{name}`, `{n, number}`, `{n, plural, …}`, `{n, selectordinal, …}`,
 * `{id, select, …}`, `#`, and apostrophes around braces that are meant literally. A complete reader is ten times as long as all words of the front page.
 */
export const readMessage = (source: string): readonly MessageElement[] => new Reader(source).message();

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  message(): readonly MessageElement[] {
    const elements = this.#elements(false);
    if (this.#at < this.#source.length) this.#refuse('a brace closes nothing');
    return elements;
  }

  /** Up to the end, or to the brace that closes a branch. */
  #elements(counting: boolean): readonly MessageElement[] {
    const elements: MessageElement[] = [];
    let text = '';
    const end = (): void => {
      if (text !== '') elements.push(text);
      text = '';
    };
    for (;;) {
      const char = this.#source[this.#at];
      if (char === undefined || char === '}') break;
      if (char === '{') {
        end();
        elements.push(this.#argument(counting));
      } else if (char === '#' && counting) {
        end();
        elements.push({ kind: 'count' });
        this.#at++;
      } else text += char === "'" ? this.#quoted() : this.#next();
    }
    end();
    return elements;
  }

  #next(): string {
    return this.#source[this.#at++] ?? '';
  }

  /** An apostrophe opens a quotation only before a brace; two of them are one. */
  #quoted(): string {
    this.#at++;
    const char = this.#source[this.#at];
    if (char === "'") return this.#next();
    if (char !== '{' && char !== '}') return "'";
    const close = this.#source.indexOf("'", this.#at);
    if (close < 0) this.#refuse('a quotation never closes');
    const quoted = this.#source.slice(this.#at, close);
    this.#at = close + 1;
    return quoted;
  }

  #argument(counting: boolean): MessageElement {
    this.#at++;
    const arg = this.#word();
    if (this.#take('}')) return { kind: 'words', arg };
    this.#demand(',');
    const kind = this.#word();
    if (kind === 'number' && this.#take('}')) return { kind, arg };
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select')
      return this.#refuse(`we don't use “${kind}”`);
    this.#demand(',');
    const branches = this.#branches(counting || kind !== 'select');
    if (!branches.has('other')) this.#refuse(`{${arg}} has no branch “other”`);
    return { kind, arg, branches };
  }

  #branches(counting: boolean): Branches {
    const branches = new Map<string, readonly MessageElement[]>();
    while (!this.#take('}')) {
      const name = this.#word();
      this.#demand('{');
      branches.set(name, this.#elements(counting));
      this.#demand('}');
    }
    return branches;
  }

  #word(): string {
    const word = /^\s*([^\s{},]+)\s*/.exec(this.#source.slice(this.#at));
    if (word === null) return this.#refuse('a name is missing');
    this.#at += word[0].length;
    return word[1] ?? '';
  }

  #take(char: string): boolean {
    const gap = /^\s*/.exec(this.#source.slice(this.#at))?.[0].length ?? 0;
    if (this.#source[this.#at + gap] !== char) return false;
    this.#at += gap + 1;
    return true;
  }

  #demand(char: string): void {
    if (!this.#take(char)) this.#refuse(`“${char}” is missing`);
  }

  #refuse(why: string): never {
    throw new Error(`${why}, at ${this.#at} of “${this.#source}”`);
  }
}
