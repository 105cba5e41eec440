import type { Page } from 'playwright-core';

/** How two pictures of one screen differ. */
export interface Difference {
  /** How much of the screen is another colour, in percent. */
  readonly percent: number;
  /** If it's too much: the new picture, dimmed, with what differs framed; WebP. */
  readonly picture?: Buffer;
}

/**
 * Both pictures are looked at as through frosted glass: in blocks, by their mean colour. A changed word dims or
 * brightens a few blocks a little; a thing that moved changes many, and much.
 */
const GLASS = { block: 12, change: 30, quality: 0.7 } as const;

/** At most this percentage of the blocks may differ. */
const TOLERANCE = 0.35;

export async function compare(page: Page, kept: Buffer, taken: Buffer): Promise<Difference> {
  const { percent, picture } = await page.evaluate(look, {
    ...GLASS,
    tolerance: TOLERANCE,
    kept: kept.toString('base64'),
    taken: taken.toString('base64'),
  });
  return { percent, ...(picture !== undefined && { picture: Buffer.from(picture, 'base64') }) };
}

interface Asked {
  readonly kept: string;
  readonly taken: string;
  readonly block: number;
  readonly change: number;
  readonly quality: number;
  readonly tolerance: number;
}

/** Runs in the browser, which can read its own pictures. */
async function look(asked: Asked): Promise<{ percent: number; picture?: string }> {
  const { kept, taken, block, change, quality, tolerance } = asked;
  const draw = async (data: string): Promise<OffscreenCanvasRenderingContext2D> => {
    const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return context;
  };
  const means = (context: OffscreenCanvasRenderingContext2D, columns: number, rows: number): Float32Array => {
    const { width, height } = context.canvas;
    const { data } = context.getImageData(0, 0, width, height);
    const sums = new Float32Array(columns * rows * 3);
    for (let y = 0; y < rows * block; y++) {
      for (let x = 0; x < columns * block; x++) {
        const cell = (Math.floor(y / block) * columns + Math.floor(x / block)) * 3;
        for (let c = 0; c < 3; c++) sums[cell + c] = (sums[cell + c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0);
      }
    }
    return sums.map((sum) => sum / (block * block));
  };
  const [old, now] = [await draw(kept), await draw(taken)];
  const { width, height } = now.canvas;
  const [columns, rows] = [Math.floor(width / block), Math.floor(height / block)];
  const same = old.canvas.width === width && old.canvas.height === height;
  const [before, after] = [means(same ? old : now, columns, rows), means(now, columns, rows)];
  now.fillStyle = 'rgb(0 0 0 / 60%)';
  now.fillRect(0, 0, width, height);
  now.strokeStyle = '#ff3030';
  let changed = 0;
  for (let cell = 0; cell < columns * rows; cell++) {
    const apart = [0, 1, 2].map((c) => Math.abs((before[cell * 3 + c] ?? 0) - (after[cell * 3 + c] ?? 0)));
    if (Math.max(...apart) < change) continue;
    changed++;
    now.strokeRect((cell % columns) * block + 1, Math.floor(cell / columns) * block + 1, block - 2, block - 2);
  }
  const percent = same ? (100 * changed) / (columns * rows) : 100;
  if (percent <= tolerance) return { percent };
  const bytes = await (await now.canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer();
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return { percent, picture: btoa(text) };
}
