import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';

/** What a phone reads that's held in front of this part of the page. */
export async function scan(part: Locator): Promise<string> {
  const picture = (await part.screenshot()).toString('base64');
  const { pixels, width, height } = await part.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const brush = canvas.getContext('2d');
    brush?.drawImage(bitmap, 0, 0);
    const seen = brush?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    // As text: a list of a million numbers takes seconds on its way.
    return { pixels: new Uint8Array(seen).toBase64(), width: bitmap.width, height: bitmap.height };
  }, picture);
  const read = jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height);
  if (read === null) throw new Error(`no code can be read from ${width} × ${height} pixels`);
  return read.data;
}
