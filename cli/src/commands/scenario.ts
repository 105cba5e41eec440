import { existsSync } from 'node:fs';
import { ADAPTERS, type Finding, readFile, runWith, say, scenarioFiles } from '@moonstaff/scenarios';
import type { LanguageCode } from '@moonstaff/text';
import type { Command } from '../command.ts';
import { EXIT, Failed, Usage } from '../exit.ts';
import { usageOf } from '../parse.ts';
import { Progress } from '../progress.ts';
import type { Speech } from '../words.ts';

/** How one scenario went. A file that can't be read counts as one that failed, without title and rules. */
interface Report {
  readonly file: string;
  readonly line: number;
  readonly title?: string;
  readonly rules: readonly string[];
  readonly findings: readonly Finding[];
}

export const scenario: Command = {
  name: 'scenario',
  about: 'scenario.about',
  usage: 'scenario.usage',
  options: { json: { about: 'help.json' } },
  takesOperands: true,
  run: async ({ operands, flags }, terminal, { language, word }) => {
    if (operands.length === 0) throw new Usage('args.needed', { usage: usageOf(scenario, word) });
    const files = operands.flatMap(filesAt);
    const progress = new Progress(terminal, files.length);
    const reports = files.flatMap((file) => {
      const result = reportsOf(file);
      progress.add(1);
      return result;
    });
    progress.clear();
    const failed = reports.filter(({ findings }) => findings.length > 0).length;
    terminal.out(flags.has('json') ? asJson(reports, failed, language) : asText(reports, failed, { language, word }));
    return failed === 0 ? EXIT.ok : EXIT.failed;
  },
};

function filesAt(path: string): readonly string[] {
  const files = existsSync(path) ? scenarioFiles(path) : [];
  if (files.length === 0) throw new Failed('scenario.none', { path });
  return files;
}

function reportsOf(file: string): readonly Report[] {
  const reading = readFile(file);
  if ('fault' in reading) return [{ file, line: reading.fault.line, rules: [], findings: [reading.fault] }];
  return reading.scenarios.map((one) => ({
    file,
    line: one.line,
    title: one.title,
    rules: one.rules,
    findings: runWith(one, ADAPTERS),
  }));
}

function asText(reports: readonly Report[], failed: number, { language, word }: Speech): string {
  const lines: string[] = [];
  let file = '';
  for (const report of reports) {
    if (report.file !== file) lines.push(report.file);
    file = report.file;
    const { title, rules, findings } = report;
    if (title === undefined) lines.push(word('scenario.faulty'));
    else lines.push(word(findings.length === 0 ? 'scenario.passed' : 'scenario.failed', { title, rules }));
    for (const found of findings) lines.push(`        ${file}:${found.line}  ${say(found, language)}`);
  }
  lines.push('', word('scenario.sum', { passed: reports.length - failed, failed }));
  return `${lines.join('\n')}\n`;
}

function asJson(reports: readonly Report[], failed: number, language: LanguageCode): string {
  const scenarios = reports.map(({ findings, ...report }) => ({
    ...report,
    passed: findings.length === 0,
    findings: findings.map((found) => ({ ...found, text: say(found, language) })),
  }));
  return `${JSON.stringify({ passed: reports.length - failed, failed, scenarios }, undefined, 2)}\n`;
}
