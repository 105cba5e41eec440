import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { count, flag, toolArgs } from '@moonstaff/tools/tool-args';
import { BOUTS } from '../src/ladder/bouts.ts';
import { keptFile, keptResults, PAGE, readPlayers } from '../src/ladder/kept.ts';
import { pageOf } from '../src/ladder/page.ts';
import { playBout } from '../src/ladder/play.ts';

const { values, words } = toolArgs({
  command: 'npm run ladder',
  about: 'Plays the tournaments of docs/bots.md that have no kept result yet.',
  options: {
    jobs: count('how many games at the same time', 2),
    page: flag('write the page from the kept results instead'),
  },
  words: { takes: 'NAME …', about: 'only tournaments whose name contains one of these' },
});

if (values.page) {
  writeFileSync(PAGE, pageOf(keptResults(), readPlayers()));
} else {
  const wanted = BOUTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const bout of wanted) {
    const file = keptFile(bout.name);
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).games === bout.games) continue;
    let done = 0;
    const kept = await playBout(bout, values.jobs, () => {
      done++;
      if (process.stderr.isTTY) process.stderr.write(`\r${bout.name} ${done}/${bout.games}\x1b[K`);
    });
    writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
    const [first] = kept.standings;
    process.stdout.write(`${bout.name}: ${first?.name} ${first?.wins.share} (${first?.wins.low})\n`);
  }
}
