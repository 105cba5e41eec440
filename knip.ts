import type { KnipConfig } from 'knip';

/** What every package of the house opens to the world, beside the front doors in its package.json. */
const PROGRAMS = ['src/main.ts', 'tools/*.ts', 'example/*.ts'];
/** A folder's `prepare.ts` is found and run by `npm test`. */
const TESTS = ['test/**/*.test.ts', 'test/prepare.ts'];

const config: KnipConfig = {
  workspaces: {
    '.': { entry: [], project: [] },
    '*': { entry: [...PROGRAMS, ...TESTS], project: ['**/*.{ts,tsx}'] },
    kernel: { entry: ['test-kit/soak.ts', ...TESTS], project: ['**/*.ts'] },
    'games/*': { entry: [...PROGRAMS, ...TESTS], project: ['**/*.ts'] },
    // boardgame.io's inner parts are only there for `require`.
    bench: { entry: ['trials/main.ts', ...TESTS], project: ['**/*.ts'], ignoreDependencies: ['boardgame.io'] },
    server: {
      entry: [...PROGRAMS, ...TESTS, 'trials/{chaos,container,fuzz,leak,lists,load,node,proxies,service}.ts'],
      project: ['**/*.ts'],
    },
    // The icons are read as a file while the pages are built; the fonts are cut then.
    web: {
      entry: [...PROGRAMS, ...TESTS, 'src/service-worker/sw.ts', 'trials/*.ts'],
      project: ['**/*.{ts,tsx,css}'],
      ignoreDependencies: ['@iconify-json/game-icons', '@fonts/.+'],
    },
    tools: {
      entry: [
        '{bump,check,package,regenerate,release,test,together}.ts',
        'package/moonstaff.mjs',
        ...TESTS,
        'test/fixtures/*.ts',
      ],
      project: ['**/*.{ts,mjs}'],
    },
  },
  // A type that is part of an exported signature may well be named outside.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // `npm run check` starts these by the path of their program.
  ignoreDependencies: ['@biomejs/biome', 'dependency-cruiser', 'typescript', 'typescript-native'],
  ignoreBinaries: ['apt-get', 'nsenter', 'systemd-analyze', 'systemd-nspawn'],
  // Style sheets name fonts and other sheets; as imports they count as used.
  compilers: {
    css: (text) =>
      [...text.matchAll(/(?:@import|url\()\s*["']([^"']+)["']/g)].map(([, path]) => `import '${path}';`).join('\n'),
  },
};

export default config;
