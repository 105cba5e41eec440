/** One bar of a chart: everything from `from` up to and including `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const NICE_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** How often each number occurred, gathered into at most `most` bars of equal, round width. */
export function bins(counts: ReadonlyMap<number, number>, most = 16): readonly Bin[] {
  const numbers = [...counts.keys()];
  if (numbers.length === 0) return [];
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const step = NICE_STEPS.find((width) => Math.floor(high / width) - Math.floor(low / width) < most) ?? high - low + 1;
  const first = Math.floor(low / step);
  const bars = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => ({
    from: (first + i) * step,
    to: (first + i + 1) * step - 1,
    count: 0,
  }));
  for (const [number, count] of counts) {
    const bar = bars[Math.floor(number / step) - first];
    if (bar !== undefined) bar.count += count;
  }
  return bars;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Horizontal bars, the longest `width` wide. */
export function chart(bars: readonly Bin[], language: string, width = 50): readonly string[] {
  const shares = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const labels = bars.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const room = Math.max(0, ...labels.map((label) => label.length));
  return bars.map(({ count }, i) => {
    const eighths = Math.round((count / most) * width * 8);
    const bar = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
    return `${(labels[i] ?? '').padStart(room)} ${bar} ${shares.format(total === 0 ? 0 : count / total)}`;
  });
}
