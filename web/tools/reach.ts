import { parseAst } from 'vite';

/** What a bundler knows of a module. */
interface ModuleInfo {
  readonly code: string | null;
  /** In the order of the sources that the code names. */
  readonly importedIds: readonly string[];
}

export type Lookup = (id: string) => ModuleInfo | null;

/** Names that a module takes from another one; `*` is all of them. */
interface Taken {
  readonly id: string;
  readonly names: readonly string[];
}

interface Parsed {
  readonly taken: readonly Taken[];
  /** Where a name that the module only hands on comes from. */
  readonly handedOn: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  /** Whether it does something when it's loaded, besides declaring things. */
  readonly acts: boolean;
}

const ALL = '*';

type Named = { readonly type: string; readonly name?: string; readonly value?: unknown };
const nameOf = (node: Named): string => node.name ?? String(node.value);

function parse({ code, importedIds }: ModuleInfo): Parsed {
  const ids = new Map<string, string>();
  const idOf = (source: string): string => {
    const id = ids.get(source) ?? importedIds[ids.size] ?? '';
    ids.set(source, id);
    return id;
  };
  const taken: Taken[] = [];
  const handedOn = new Map<string, { id: string; name: string }>();
  let acts = false;
  for (const node of parseAst(code ?? '').body) {
    acts ||= node.type === 'ExpressionStatement' || (node.type === 'ImportDeclaration' && node.specifiers.length === 0);
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map((one) =>
        one.type === 'ImportSpecifier' ? nameOf(one.imported) : one.type === 'ImportDefaultSpecifier' ? 'default' : ALL,
      );
      taken.push({ id: idOf(node.source.value), names });
    } else if (node.type === 'ExportAllDeclaration') {
      taken.push({ id: idOf(node.source.value), names: [ALL] });
    } else if (node.type === 'ExportNamedDeclaration' && node.source !== null) {
      const id = idOf(node.source.value);
      taken.push({ id, names: [] });
      for (const { local, exported } of node.specifiers) handedOn.set(nameOf(exported), { id, name: nameOf(local) });
    }
  }
  return { taken, handedOn, acts };
}

/** Our own scripts. What packages need of each other may be written in other ways; it's taken whole. */
const isOurs = (id: string): boolean => /\.tsx?$/.test(id);

const everything = (ids: readonly string[]): Parsed => ({
  taken: ids.map((id) => ({ id, names: [ALL] })),
  handedOn: new Map(),
  acts: true,
});

/**
 * All modules that a module needs before it runs. A module that only hands on names isn't needed for that itself, if it
 * does nothing besides.
 */
export function reacher(lookup: Lookup, doesNothing: (id: string) => boolean): (root: string) => ReadonlySet<string> {
  const known = new Map<string, Parsed>();
  const parsed = (id: string): Parsed => {
    let one = known.get(id);
    if (one === undefined) {
      const info = lookup(id);
      one = isOurs(id) && info?.code != null ? parse(info) : everything(info?.importedIds ?? []);
      known.set(id, one);
    }
    return one;
  };
  const actsWhenLoaded = (id: string): boolean => !doesNothing(id) && parsed(id).acts;
  return (root) => {
    const reached = new Set<string>();
    const visit = (id: string): void => {
      if (reached.has(id)) return;
      reached.add(id);
      for (const { id: from, names } of parsed(id).taken) {
        if (names.includes(ALL)) whole(from);
        else if (actsWhenLoaded(from)) visit(from);
        else for (const name of names) follow(from, name);
      }
    };
    const whole = (id: string): void => {
      visit(id);
      for (const name of parsed(id).handedOn.keys()) follow(id, name);
    };
    const follow = (id: string, name: string): void => {
      const source = parsed(id).handedOn.get(name);
      if (source === undefined) visit(id);
      else if (actsWhenLoaded(source.id)) visit(source.id);
      else follow(source.id, source.name);
    };
    visit(root);
    return reached;
  };
}
