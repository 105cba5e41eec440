import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../src/version.ts';

/** What a trial found, when, and on which machine. */
interface TrialResult {
  readonly date: string;
  readonly version: string;
  readonly machine: string;
  /** How many programs wanted a processor when the trial began. Figures of a busy machine say little. */
  readonly load?: number;
  readonly command: string;
  readonly passed: boolean;
  readonly report: unknown;
}

const loadAtFirst = Math.round((loadavg()[0] ?? 0) * 10) / 10;

const RESULTS = fileURLToPath(new URL('./results.json', import.meta.url));
const PAGE = fileURLToPath(new URL('../../docs/trials.md', import.meta.url));

/** Prints a trial's report, keeps it if asked to, and makes the command fail if the trial didn't pass. */
export async function conclude(name: string, report: unknown, passed: boolean, keep: boolean): Promise<void> {
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  process.exitCode = passed ? 0 : 1;
  if (!keep) return;
  const results = { ...readResults(), [name]: resultOf(report, passed) };
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(RESULTS, `${JSON.stringify(sorted, undefined, 2)}\n`);
  writeFileSync(PAGE, pageOf(sorted));
}

/** What a trial of this name has recorded with this version, if it has. */
export function recordedReport<Report>(name: string): Report | undefined {
  const result = readResults()[name];
  return result?.version === VERSION ? (result.report as Report) : undefined;
}

function readResults(): Readonly<Record<string, TrialResult>> {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, TrialResult>;
  } catch {
    return {};
  }
}

function resultOf(report: unknown, passed: boolean): TrialResult {
  const [script = '', ...args] = process.argv.slice(1);
  const trial = /([\w-]+)\.ts$/.exec(script)?.[1] ?? '';
  const words = args.filter((word) => word !== '--record').join(' ');
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return {
    date: new Date().toISOString().slice(0, 10),
    version: VERSION,
    machine: `${cpus().length} × ${processor}, ${memory}, Node ${process.version.slice(1)}`,
    load: loadAtFirst,
    command: `npm run ${trial} --${words === '' ? '' : ` ${words}`}`,
    passed,
    report,
  };
}

/** The page for people. */
function pageOf(results: Readonly<Record<string, TrialResult>>): string {
  const parts = Object.entries(results).map(([name, { date, version, machine, load, command, passed, report }]) => {
    const title = `## ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const verdict = `${passed ? 'Passed' : 'Did not pass'}: version ${version}, ${date}, ${machine}${loadText(load)}.`;
    const rows = figures(report).map(([what, figure]) => `| ${what} | ${figure} |`);
    return [title, '', `\`${command}\``, '', verdict, '', '| | |', '| --- | --- |', ...rows, ''].join('\n');
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

const loadText = (load: number | undefined): string =>
  load === undefined ? '' : `, load average ${load} before it began`;

const HEAD = `# Results of the server trials

The trials write this page themselves when run with \`--record\`. [operating.md](operating.md) explains each.
`;

/** Every number of a report, by its path; lists by their length. */
function figures(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (Array.isArray(value))
    return [[path, value.length === 0 ? 'none' : `${value.length}: ${value.slice(0, 3).join('; ')}`]];
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => figures(part, path === '' ? name : `${path}.${name}`));
}
