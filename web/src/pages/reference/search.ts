import type { Component, Kind } from './components.ts';

/** Without capitals and marks: `Żółw` is found by `zolw`, `ёлка` by `елка`. */
const bare = (text: string): string =>
  text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');

/** The components that hold every word asked for, kind by kind; those with the words in their name first. */
export function searchComponents(kinds: readonly Kind[], asked: string): readonly Kind[] {
  const wanted = bare(asked).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return kinds;
  const holds = (text: string): boolean => wanted.every((word) => bare(text).includes(word));
  return kinds
    .map((kind) => {
      const found = kind.components.filter(({ name, lines, rule }) =>
        holds([name, kind.title, rule, ...lines].join(' ')),
      );
      const named = (component: Component): boolean => holds(component.name);
      return { ...kind, components: [...found.filter(named), ...found.filter((one) => !named(one))] };
    })
    .filter(({ components }) => components.length > 0);
}
