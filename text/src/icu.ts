/**
 * The arguments of an ICU message, found by the compiler in the message itself:
 * `ArgsOf<'{n, plural, one {# card} other {# cards}} for {name}'>` is `{ n: number } & { name: string }`.
 *
 * `{x}` takes words; a number must say that it is one (`{n, number}`, `{n, plural, …}`), so that it is
 * written the way the language writes numbers.
 */
export type ArgsOf<Message extends string> = Words<Message, [], unknown>;

/** One mark for every branch (`one {…}`) that is open. */
type Depth = readonly 1[];

/** Reads words up to the next brace. */
type Words<S extends string, Open extends Depth, Found> = S extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${infer After}`
    ? CloseBranch<`${After}{${Rest}`, Open, Found>
    : Argument<Rest, Open, Found>
  : S extends `${string}}${infer After}`
    ? CloseBranch<After, Open, Found>
    : Found;

type CloseBranch<S extends string, Open extends Depth, Found> = Open extends readonly [1, ...infer Up extends Depth]
  ? Branches<S, Up, Found>
  : Found;

/** Reads `name}`, `name, kind}` or `name, kind, branches`. */
type Argument<S extends string, Open extends Depth, Found> = S extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name},${infer Kind},${string}`
    ? Trim<Kind> extends Branching
      ? S extends `${Name},${Kind},${infer Tail}`
        ? Branches<Tail, Open, Found & Arg<Name, Kind>>
        : never
      : Words<Rest, Open, Found & Arg<Name, Kind>>
    : Inside extends `${infer Name},${infer Kind}`
      ? Words<Rest, Open, Found & Arg<Name, Kind>>
      : Words<Rest, Open, Found & Arg<Inside, 'words'>>
  : never;

/** Between the branches of a plural or select: the next brace opens a branch or ends the argument. */
type Branches<S extends string, Open extends Depth, Found> = S extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${infer After}`
    ? Words<`${After}{${Rest}`, Open, Found>
    : Words<Rest, readonly [1, ...Open], Found>
  : S extends `${string}}${infer After}`
    ? Words<After, Open, Found>
    : Found;

type Branching = 'plural' | 'select' | 'selectordinal';

type Arg<Name extends string, Kind extends string> = { readonly [N in Trim<Name>]: Value<Trim<Kind>> };

type Value<Kind extends string> = Kind extends 'plural' | 'selectordinal' | 'number'
  ? number
  : Kind extends 'date' | 'time'
    ? Date
    : string;

type Trim<S extends string> = S extends ` ${infer Rest}` ? Trim<Rest> : S extends `${infer Rest} ` ? Trim<Rest> : S;
