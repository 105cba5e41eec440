/**
 * Plays the tournaments of `docs/bots.md` that have no kept result yet: `npm run ladder -- [--jobs N] [NAME…]`, all
 * of them or those whose name contains one of these words. `--page` writes the page from the kept results.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOUTS } from '../src/ladder/bouts.ts';
import { keptFile, keptResults, PAGE, readPlayers } from '../src/ladder/kept.ts';
import { pageOf } from '../src/ladder/page.ts';
import { playBout } from '../src/ladder/play.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: 'string', default: '2' }, page: { type: 'boolean', default: false } },
});

if (values.page) {
  writeFileSync(PAGE, pageOf(keptResults(), readPlayers()));
} else {
  const wanted = BOUTS.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  for (const bout of wanted) {
    const file = keptFile(bout.name);
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).games === bout.games) continue;
    let done = 0;
    const kept = await playBout(bout, Number(values.jobs), () => {
      done++;
      if (process.stderr.isTTY) process.stderr.write(`\r${bout.name} ${done}/${bout.games}\x1b[K`);
    });
    writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
    const [first] = kept.standings;
    process.stdout.write(`${bout.name}: ${first?.name} ${first?.wins.share} (${first?.wins.low})\n`);
  }
}
