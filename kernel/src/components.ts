/** Something of a game's box. Without `since` it has been there from the first version of the rules. */
export interface Component {
  readonly id: string;
  readonly since?: number;
}

/** The components that a table with this version of the rules has. */
export const inBox = <T extends Component>(rules: number, components: readonly T[]): readonly T[] =>
  components.filter(({ since = 1 }) => since <= rules);

/** Components by id. A second one with the same id is refused: it would replace the first without a word. */
export function byId<Id extends string, T>(
  components: readonly (T & { readonly id: Id })[],
): { readonly [I in Id]: T } {
  const found: { [id: string]: T } = {};
  for (const component of components) {
    if (Object.hasOwn(found, component.id)) throw new RangeError(`two components have the id ${component.id}`);
    found[component.id] = component;
  }
  return found as { readonly [I in Id]: T };
}
