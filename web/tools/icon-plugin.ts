import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_GROUPS } from '../src/kit/art/icon-names.ts';
import { roundPath } from './round-path.ts';

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } | undefined };
}

const PREFIX = 'virtual:icons/';

/**
 * `import icons from 'virtual:icons/guild'` gives the drawings of that group, and no others, so that
 * the page carries only the icons it names.
 */
export function iconPlugin(): Plugin {
  return {
    name: 'moonstaff-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const group = ICON_GROUPS[id.slice(PREFIX.length + 1) as keyof typeof ICON_GROUPS];
      if (group === undefined) throw new Error(`there is no icon group for ${id}`);
      const set = readIconSet();
      const paths = Object.fromEntries(group.map((name) => [name, pathOf(set, name)]));
      return `export default ${JSON.stringify(paths)};`;
    },
  };
}

function readIconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}

/** Each drawing is one path in one colour. */
const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

function pathOf(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`the icon set has no ${name}`);
  const [, path] = ONE_PATH.exec(icon.body) ?? [];
  if (path === undefined) throw new Error(`the icon ${name} isn't one path`);
  return roundPath(path);
}
