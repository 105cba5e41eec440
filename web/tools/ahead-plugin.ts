import { join } from 'node:path';
import type { Plugin } from 'vite';

const MAIN = join(import.meta.dirname, '../src/main.tsx');

/** Lets the browser fetch the page's own script and style beside the start, which decides what else is needed. */
export function aheadPlugin(): Plugin {
  return {
    name: 'moonstaff:ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const main = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(MAIN));
        if (main?.type !== 'chunk') throw new Error(`the build has no chunk of ${MAIN}`);
        const styles = [...(main.viteMetadata?.importedCss ?? [])];
        const link = (attrs: { readonly [name: string]: string | boolean }) => ({
          tag: 'link',
          attrs,
          injectTo: 'head' as const,
        });
        return [
          ...[main.fileName, ...main.imports.filter((file) => !html.includes(file))].map((file) =>
            link({ rel: 'modulepreload', crossorigin: true, href: `./${file}` }),
          ),
          ...styles.map((file) => link({ rel: 'stylesheet', crossorigin: true, href: `./${file}` })),
        ];
      },
    },
  };
}
