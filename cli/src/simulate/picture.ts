import { bins } from '../chart.ts';
import type { Counts } from './tally.ts';

/** One line of a chart of scores. */
export interface ScoreLine {
  readonly name: string;
  readonly scores: Counts;
}

/** One bar of a chart of things that were taken. */
export interface TakenBar {
  readonly name: string;
  /** How many points its takers were above the mean. */
  readonly ahead: number;
  readonly times: number;
}

const WIDTH = 760;
const MARGIN = { left: 44, right: 16, top: 40, bottom: 30 };
const PLOT = { width: WIDTH - MARGIN.left - MARGIN.right, height: 240 };
const BAR = { height: 18, names: 190 };
/** People who see few colours can tell these apart, too. The lines also differ in their dashes. */
const COLOURS = ['#1b6ca8', '#c8553d', '#3c8d5a', '#8a5fb0', '#b58900'];
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 4'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (value: number): number => Math.round(value * 10) / 10;

const frame = (title: string, height: number, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf8"/>`,
    `<text x="${MARGIN.left}" y="24" font-size="15" font-weight="600" fill="#222">${escaped(title)}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');

/** How often each score occurred, one line for each. */
export function scoreChart(title: string, lines: readonly ScoreLine[]): string {
  const all = [...new Set(lines.flatMap(({ scores }) => [...scores.keys()]))];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const points = lines.map(({ name, scores }) => {
    const total = [...scores.values()].reduce((sum, times) => sum + times, 0);
    const bars = bins(scores, 48);
    return {
      name,
      shares: bars.map((bar) => ({
        at: (bar.from + bar.to) / 2,
        share: bar.count / Math.max(1, total) / (bar.to - bar.from + 1),
      })),
    };
  });
  const most = Math.max(Number.MIN_VALUE, ...points.flatMap(({ shares }) => shares.map(({ share }) => share)));
  const x = (score: number): number => round(MARGIN.left + ((score - low) / Math.max(1, high - low)) * PLOT.width);
  const y = (share: number): number => round(MARGIN.top + 10 + (1 - share / most) * PLOT.height);
  const base = MARGIN.top + 10 + PLOT.height;
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (high - low) / size <= 12) ?? 200;
  const ticks = Array.from({ length: Math.floor(high / step) - Math.ceil(low / step) + 1 }, (_, i) => {
    const score = (Math.ceil(low / step) + i) * step;
    return `<line x1="${x(score)}" x2="${x(score)}" y1="${base}" y2="${base + 5}" stroke="#888"/><text x="${x(score)}" y="${base + 20}" text-anchor="middle" fill="#444">${score}</text>`;
  });
  const curves = points.map(({ name, shares }, i) => {
    const colour = COLOURS[i % COLOURS.length];
    const path = shares.map(({ at, share }) => `${x(at)},${y(share)}`).join(' ');
    const key = MARGIN.top + 18 + i * 18;
    return [
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${DASHES[i % DASHES.length]}"/>`,
      `<line x1="${WIDTH - 170}" x2="${WIDTH - 142}" y1="${key}" y2="${key}" stroke="${colour}" stroke-width="2" stroke-dasharray="${DASHES[i % DASHES.length]}"/>`,
      `<text x="${WIDTH - 134}" y="${key + 4}" fill="#222">${escaped(name)}</text>`,
    ].join('\n');
  });
  const axis = `<line x1="${MARGIN.left}" x2="${MARGIN.left + PLOT.width}" y1="${base}" y2="${base}" stroke="#888"/>`;
  return frame(title, base + MARGIN.bottom, [axis, ...ticks, ...curves]);
}

/** Bars to the right of a line for what did well, to the left for what did badly. */
export function takenChart(title: string, bars: readonly TakenBar[], number: (value: number) => string): string {
  const most = Math.max(Number.MIN_VALUE, ...bars.map(({ ahead }) => Math.abs(ahead)));
  const room = (WIDTH - BAR.names - MARGIN.right - 120) / 2;
  const zero = BAR.names + 60 + room;
  const rows = bars.map(({ name, ahead }, i) => {
    const top = MARGIN.top + i * BAR.height;
    const width = round((Math.abs(ahead) / most) * room);
    const left = ahead < 0 ? zero - width : zero;
    const label = ahead < 0 ? `x="${round(left - 5)}" text-anchor="end"` : `x="${round(left + width + 5)}"`;
    return [
      `<text x="${BAR.names}" y="${top + 13}" text-anchor="end" fill="#222">${escaped(name)}</text>`,
      `<rect x="${round(left)}" y="${top + 3}" width="${width}" height="${BAR.height - 6}" fill="${ahead < 0 ? COLOURS[1] : COLOURS[0]}"/>`,
      `<text ${label} y="${top + 13}" fill="#444">${escaped(number(ahead))}</text>`,
    ].join('\n');
  });
  const height = MARGIN.top + bars.length * BAR.height + 14;
  const axis = `<line x1="${zero}" x2="${zero}" y1="${MARGIN.top}" y2="${height - 10}" stroke="#888"/>`;
  return frame(title, height, [axis, ...rows]);
}
