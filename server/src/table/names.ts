/** Names as they're compared: two that look alike are one. */
const alike = (name: string): string => name.normalize('NFKC').toLowerCase();

/** What to call people so that no two have one name. The first one keeps it; the others get a number. */
export function tellApart(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const called = new Map<string, string>();
  for (const [person, name] of names) {
    let one = name;
    for (let n = 2; taken.has(alike(one)); n++) one = `${name} (${n})`;
    taken.add(alike(one));
    called.set(person, one);
  }
  return called;
}
