/** Rows of cells as lines with aligned columns. */
export function columns(rows: readonly (readonly string[])[], gap = 2): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd((widths[i] ?? 0) + gap)))
      .join('')
      .trimEnd(),
  );
}

/** The same with a heading and a line below it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const [top = '', ...rest] = columns([head, ...rows]);
  const width = Math.max(top.length, ...rest.map((line) => line.length));
  return [top, '─'.repeat(Math.min(width, 120)), ...rest];
}
