// Which folder may use which: the arrows of docs/architecture.md. Everything not allowed here is refused.

/** What the sources of a folder may import from other folders. */
const MAY_USE = {
  kernel: [],
  threads: [],
  games: ['kernel'],
  catalogue: ['kernel', 'games'],
  bots: ['kernel', 'games', 'catalogue'],
  text: ['kernel', 'games', 'catalogue'],
  scenarios: ['kernel', 'threads', 'games', 'catalogue', 'text'],
  client: ['kernel'],
  server: ['kernel', 'threads', 'games', 'catalogue', 'bots', 'text', 'client'],
  web: ['kernel', 'games', 'catalogue', 'bots', 'text', 'scenarios', 'client'],
  cli: ['kernel', 'threads', 'games', 'catalogue', 'bots', 'text', 'scenarios', 'client', 'server'],
  bench: ['kernel', 'threads', 'games', 'catalogue', 'bots', 'text', 'scenarios', 'client', 'server'],
  tools: [],
};
const FOLDERS = Object.keys(MAY_USE);

/** Tests, trials and tools may stand on more than what they are for: the tools, the scenarios, the games whose words they check. */
const TESTS_MAY_ALSO_USE = {
  kernel: ['threads'],
  games: ['scenarios', 'text'],
  bots: ['scenarios'],
  client: ['games', 'server'],
  server: ['scenarios'],
  web: ['server'],
};

const inside = (folders) => `^(${folders.join('|')})/`;

const arrows = FOLDERS.flatMap((folder) => {
  const testFolder = folder === 'games' ? '^games/[^/]+/test/' : `^${folder}/(test|test-kit|tools|trials)/`;
  const sources = MAY_USE[folder];
  const tests = [...sources, ...(TESTS_MAY_ALSO_USE[folder] ?? []), 'tools'];
  const refuse = (name, from, allowed) => ({
    name,
    comment: `${folder} may use ${allowed.length === 0 ? 'no other folder' : allowed.join(', ')}.`,
    severity: 'error',
    from,
    to: { path: inside(FOLDERS), pathNot: inside([folder, ...allowed]) },
  });
  return [
    refuse(`arrows-${folder}`, { path: `^${folder}/`, pathNot: testFolder }, sources),
    refuse(`arrows-${folder}-tests`, { path: testFolder }, tests),
  ];
});

/** The floors of the page, each of which may use those before it. `main.tsx` and the pages put everything together. */
const FLOORS = ['kit', 'table', 'boards', 'pages'];

const floors = FLOORS.slice(0, -1).map((floor, i) => ({
  name: `page-${floor}`,
  comment: `web/src/${floor} is below ${FLOORS.slice(i + 1).join(', ')} and can't use them.`,
  severity: 'error',
  from: { path: `^web/src/${floor}/` },
  to: { path: `^web/src/(${FLOORS.slice(i + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...arrows,
    ...floors,
    {
      name: 'page-table-knows-no-game',
      comment:
        'Games are known to their boards and to pages. The rest of the page takes what it needs from the catalogue.',
      severity: 'error',
      from: { path: '^web/src/(kit|table)/' },
      to: { path: '^games/' },
    },
    {
      name: 'page-boards-stand-alone',
      comment: 'The board of one game knows nothing of another.',
      severity: 'error',
      from: { path: '^web/src/boards/([^/]+)/' },
      to: { path: '^web/src/boards/[^/]+/', pathNot: '^web/src/boards/$1/' },
    },
    {
      name: 'page-boards-front-doors',
      comment: 'Pages use what a board offers: its index, how it opens, its signs, parts and pictures.',
      severity: 'error',
      from: { path: '^web/src/pages/' },
      to: {
        path: '^web/src/boards/[^/]+/.*\\.tsx?$',
        pathNot: '^web/src/boards/[^/]+/(index|open|picture|signs|parts/index)\\.ts$',
      },
    },
    {
      name: 'page-folders-one-way',
      comment: 'Two folders of the page never use each other, directly or through others.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/src' },
      to: { circular: true },
    },
    {
      name: 'games-stand-alone',
      comment: 'One game knows nothing of another.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/([^/]+)/', pathNot: '^games/$1/' },
    },
    {
      name: 'front-door',
      comment: 'A package is imported by its name, so that its "exports" say what can be had.',
      severity: 'error',
      from: { path: '^((?:games/)?[^/]+)/' },
      to: { path: inside(FOLDERS), pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'sources-without-tests',
      comment: 'What is shipped does not use what tests it.',
      severity: 'error',
      from: { pathNot: '/(test|test-kit|tools|trials)/|^tools/' },
      to: { path: '/(test|trials)/|^tools/' },
    },
    {
      name: 'no-host',
      comment: 'Rules, words, the client and the pages run in browsers: nothing of Node there.',
      severity: 'error',
      from: { path: '^(kernel|games/[^/]+|catalogue|text|client|web)/(src|sample)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'types-only',
      comment: 'The client and the words speak about games; they do not run them. The language of effects is data.',
      severity: 'error',
      from: { path: '^(client|text)/src/' },
      to: {
        path: '^(kernel|games|catalogue)/',
        pathNot: '^games/[^/]+/src/effects/language\\.ts$|^kernel/src/phrase\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'lazy-catalogue',
      comment: 'The catalogue lists games for pages that may never play them: it fetches rules only when asked.',
      severity: 'error',
      from: { path: '^catalogue/src/' },
      to: { path: '^games/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\.\\./dist/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.moonstaff)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
};
