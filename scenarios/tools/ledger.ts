import { writeFileSync } from 'node:fs';
import type { GameId } from '@moonstaff/catalogue';
import { toolArgs } from '@moonstaff/tools/tool-args';
import { countsText, ledger, ledgerPage } from '../src/ledger.ts';
import { countsFile, gapsOf, ledgerFile, rulesOf, scenariosOf, unrunnableOf } from '../src/project.ts';

const TITLES: { readonly [Id in GameId]: string } = {
  arnak: 'Lost Ruins of Arnak',
  guild: 'The Guild of Merchant Explorers',
};

toolArgs({
  command: 'npm run ledger',
  about: `Writes docs/ledger-GAME.md, which scenario shows which rule, and scenarios/counts/GAME.json, how many do. Lists the rules
without one.`,
});

for (const [game, title] of Object.entries(TITLES)) {
  const rules = rulesOf(game);
  const scenarios = scenariosOf(game);
  const lines = ledger(rules, scenarios, unrunnableOf(game));
  writeFileSync(ledgerFile(game), ledgerPage(title, lines));
  writeFileSync(countsFile(game), countsText(lines));
  const { missing, needless, unknown } = gapsOf(game, scenarios);
  const count = `${rules.length} rules, ${scenarios.length} scenarios`;
  process.stdout.write(`${game}: ${count}, ${missing.length} rules without one\n`);
  for (const id of missing) process.stdout.write(`  ${id}\n`);
  for (const id of needless)
    process.stdout.write(`  ${id} has a scenario; its reason in unrunnable.yaml is needless\n`);
  for (const id of unknown) process.stdout.write(`  ${id} is no rule of docs/rules/${game}.md\n`);
}
