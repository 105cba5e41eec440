import type { Calibration } from '@moonstaff/bots/learn';

const SIZE = 240;
const EDGE = 44;

/** A chart of a forecast's calibration: left the range by round, right the chance to win by tenths. */
export function chartOf({ stages, tenths }: Calibration, title: string): string {
  const left = stages.map(({ inside }, i) => {
    const x = EDGE + ((i + 0.5) * SIZE) / stages.length;
    return `<circle cx="${x.toFixed(1)}" cy="${height(inside)}" r="5" class="dot"/>${label(x, EDGE + SIZE + 18, String(i + 1))}`;
  });
  const start = 2 * EDGE + SIZE + 20;
  const right = tenths
    .filter(({ forecasts }) => forecasts > 0)
    .map(({ said, won }) => `<circle cx="${(start + said * SIZE).toFixed(1)}" cy="${height(won)}" r="5" class="dot"/>`);
  const band = (low: number, high: number): string =>
    `<rect x="${EDGE}" y="${height(high)}" width="${SIZE}" height="${(SIZE * (high - low)).toFixed(1)}" class="band"/>`;
  const within = [0.05, -0.05].map(
    (off) => `<path d="M${start} ${height(off)}L${start + SIZE} ${height(1 + off)}" class="limit"/>`,
  );
  const frame = (x: number): string => `<rect x="${x}" y="${EDGE}" width="${SIZE}" height="${SIZE}" class="frame"/>`;
  const ticks = [0, 0.5, 1].map((share) => label(EDGE - 20, Number(height(share)) + 4, `${100 * share}%`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${start + SIZE + 20} ${SIZE + 2 * EDGE + 20}" role="img">`,
    `<title>${title}</title>`,
    '<style>text{font:12px sans-serif;fill:#555;text-anchor:middle}.dot{fill:#2563a8}.band{fill:#2563a8;opacity:.15}',
    '.limit{stroke:#2563a8;opacity:.4;stroke-dasharray:4 3}.frame{fill:none;stroke:#999}</style>',
    label(EDGE + SIZE / 2, 24, 'results within the range, by round'),
    label(start + SIZE / 2, 24, 'chance said, and games won'),
    band(0.75, 0.85),
    frame(EDGE),
    frame(start),
    ...within,
    ...ticks,
    ...left,
    ...right,
    '</svg>',
    '',
  ].join('\n');
}

const height = (share: number): string => (EDGE + SIZE * (1 - share)).toFixed(1);
const label = (x: number, y: number, text: string): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}">${text}</text>`;
