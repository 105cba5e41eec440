import type { Words } from '@moonstaff/text';

/** What a language says about a thing never changes: it is put into words once. `key` names all it depends on. */
export function once<Args extends readonly unknown[], Said>(
  key: (...args: Args) => string,
  say: (...args: [...Args, Words]) => Said,
): (...args: [...Args, Words]) => Said {
  const known = new WeakMap<Words, Map<string, Said>>();
  return (...args) => {
    const words = args[args.length - 1] as Words;
    const name = key(...(args.slice(0, -1) as unknown as Args));
    const said = known.get(words) ?? new Map<string, Said>();
    known.set(words, said);
    const old = said.get(name);
    if (old !== undefined) return old;
    const fresh = say(...args);
    said.set(name, fresh);
    return fresh;
  };
}
