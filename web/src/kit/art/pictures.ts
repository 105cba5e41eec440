/**
 * Drawings as images for style sheets. The browser draws an SVG image again for each place and size it's painted at, which
 * was more than half of painting a table; pixels it only copies. So each drawing is turned into pixels once, on this device.
 */

/** Larger than any sign on a table. */
const SIDE = 64;

const known = new Map<string, string>();
const finished = new Map<string, string>();
let drawing = 0;

/** What to write where an image belongs: a custom property, which has the drawing at first and its pixels soon after. */
export function pictureOf(name: string, svg: string): string {
  const property = known.get(name) ?? `--picture-${known.size}`;
  if (!known.has(name)) {
    known.set(name, property);
    set(property, svg);
    void draw(property, svg);
  }
  return `var(${property})`;
}

const set = (property: string, url: string): void =>
  document.documentElement.style.setProperty(property, `url("${url}")`);

async function draw(property: string, svg: string): Promise<void> {
  drawing++;
  const pixels = await pixelsOf(svg).catch(() => undefined);
  if (pixels !== undefined) finished.set(property, pixels);
  drawing--;
  // All at once: the whole page is styled again.
  if (drawing > 0) return;
  for (const [each, url] of finished) set(each, url);
  finished.clear();
}

/** None where the browser keeps pixels from being read, as some do so that nobody is recognised by them. */
async function pixelsOf(svg: string): Promise<string | undefined> {
  const side = SIDE * Math.max(1, Math.ceil(devicePixelRatio));
  const image = new Image(side, side);
  image.src = svg;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(image, 0, 0, side, side);
  const [, , , corner] = context.getImageData(0, 0, 1, 1).data;
  return corner === 0 ? canvas.toDataURL() : undefined;
}
