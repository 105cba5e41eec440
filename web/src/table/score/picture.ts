import type { Score } from '@moonstaff/kernel';
import { seatLook } from '../../kit/art/seats.ts';
import type { CategoryLook } from '../board.ts';
import { barsOf } from './bars.ts';

export interface SharedScore {
  /** Which game, and on which board. */
  readonly about: string;
  readonly title: string;
  readonly categories: readonly CategoryLook[];
  readonly scores: readonly { readonly score: Score; readonly name: string }[];
  /** What had to be reached. */
  readonly target: number | undefined;
}

/** The size that chats and forums show in full. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const NAMES = 240;
const TOTALS = 110;
/** How much of the width the title has. */
const TITLE = WIDTH - MARGIN - 300;
/** Where the bars may be, and how tall one is at most. */
const BARS = { begin: 270, end: 530 };
const TALLEST = 92;

/** Draws the result as a picture on this device. Nothing leaves the browser. */
export async function drawPicture(canvas: HTMLCanvasElement, shared: SharedScore): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  await document.fonts.ready;
  draw(pen, shared, getComputedStyle(document.documentElement));
}

/** Hands over the picture as a file. */
export async function savePicture(canvas: HTMLCanvasElement): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'moonstaff.png';
  link.click();
  URL.revokeObjectURL(link.href);
}

function draw(
  pen: CanvasRenderingContext2D,
  { about, title, categories, scores, target: wanted }: SharedScore,
  style: CSSStyleDeclaration,
): void {
  const token = (name: string): string => style.getPropertyValue(name);
  const [serif, sans, moon] = [token('--serif'), token('--sans'), token('--moon')];
  const seatToken = (seat: Score['seat']): string => token(`--${seatLook(seat).color}`);
  const write = (text: string, x: number, y: number, font: string, width?: number): void => {
    pen.fillStyle = moon;
    pen.font = font;
    pen.fillText(text, x, y, width);
  };
  pen.fillStyle = nightSky(pen, token('--night-3'), token('--night-0'));
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const first = scores[0]?.score.seat;
  moonOver(pen, token('--moonlight'), first, first === undefined ? moon : seatToken(first));
  write(about, MARGIN, 90, `400 28px ${sans}`, TITLE);
  pen.font = `600 64px ${serif}`;
  linesOf(title, (text) => pen.measureText(text).width <= TITLE).forEach((line, i) => {
    write(line, MARGIN, 162 + i * 66, pen.font, TITLE);
  });
  brand(pen, token('--moonlight'), token('--brass'));
  write('Moonstaff', WIDTH - MARGIN - 150, HEIGHT - 40, `600 34px ${serif}`);
  const { bars, zero, target } = barsOf(
    categories.map(({ category }) => category),
    scores.map(({ score }) => score),
    wanted,
  );
  const left = MARGIN + NAMES;
  const room = WIDTH - MARGIN - TOTALS - left;
  const row = Math.min(TALLEST, (BARS.end - BARS.begin) / Math.max(1, bars.length));
  const top = (BARS.begin + BARS.end - row * bars.length) / 2;
  bars.forEach(({ seat, total, segments, to }, i) => {
    const y = top + i * row;
    const tall = row * 0.66;
    shape(pen, seat, seatToken(seat), MARGIN, y + tall / 2 - 20, 40);
    write(scores[i]?.name ?? '', MARGIN + 56, y + tall / 2 + 11, `600 32px ${serif}`, NAMES - 72);
    for (const { category, points, from, to: end } of segments) {
      pen.fillStyle = categories.find((one) => one.category === category)?.color ?? moon;
      const [x, wide] = [left + from * room, (end - from) * room - 2];
      pen.fillRect(x, y, wide, tall);
      if (points < 0) hatch(pen, x, y, wide, tall);
    }
    const beside = target !== undefined && target.at >= to && target.at - to < 0.1 ? target.at : to;
    write(figure(total), left + beside * room + 18, y + tall / 2 + 15, `700 42px ${serif}`);
  });
  pen.fillStyle = moon;
  pen.fillRect(left + zero * room - 1, top - 8, 3, bars.length * row);
  if (target === undefined) return;
  pen.fillStyle = token('--moonlight');
  const x = left + target.at * room;
  for (let y = top - 16; y < top + row * bars.length; y += 14) pen.fillRect(x - 1, y, 4, 8);
  pen.textAlign = 'center';
  write(figure(target.points), x, top + row * bars.length + 32, `600 26px ${sans}`);
  pen.textAlign = 'left';
}

/** With the real minus. */
const figure = (n: number): string => String(n).replace('-', '−');

/** A title on one line or two. */
function linesOf(title: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(title)) return [title];
  const parts = title.split(' ');
  const breaks = parts.map((_, i) => [parts.slice(0, i).join(' '), parts.slice(i).join(' ')] as const);
  const [first, second] = breaks.findLast(([line]) => fits(line)) ?? [title, ''];
  return [first, second];
}

function nightSky(pen: CanvasRenderingContext2D, light: string, dark: string): CanvasGradient {
  const sky = pen.createRadialGradient(WIDTH * 0.75, 0, 0, WIDTH * 0.75, 0, WIDTH * 0.75);
  sky.addColorStop(0, light);
  sky.addColorStop(1, dark);
  return sky;
}

/** What was lost is hatched, as on the page. */
function hatch(pen: CanvasRenderingContext2D, x: number, y: number, wide: number, tall: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, tall);
  pen.clip();
  pen.strokeStyle = 'rgb(0 0 0 / 32%)';
  pen.lineWidth = 6;
  for (let from = x - tall; from < x + wide; from += 16) {
    pen.beginPath();
    pen.moveTo(from, y + tall);
    pen.lineTo(from + tall, y);
    pen.stroke();
  }
  pen.restore();
}

/** Our sign, beside our name. */
function brand(pen: CanvasRenderingContext2D, light: string, brass: string): void {
  pen.save();
  pen.translate(WIDTH - MARGIN - 186, HEIGHT - 76);
  pen.scale(1.6, 1.6);
  pen.fillStyle = light;
  pen.fill(new Path2D('M9.4.8A7.6 7.6 0 1 0 15.6 12.4A6.6 6.6 0 0 1 9.4.8Z'));
  pen.fillStyle = brass;
  pen.fillRect(6.6, 14.6, 2.4, 14.6);
  pen.restore();
}

function moonOver(pen: CanvasRenderingContext2D, light: string, seat: Score['seat'] | undefined, color: string): void {
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(WIDTH - 120, 110, 150, 0, 2 * Math.PI);
  pen.fill();
  if (seat !== undefined) shape(pen, seat, color, WIDTH - 170, 60, 100);
}

function shape(
  pen: CanvasRenderingContext2D,
  seat: Score['seat'],
  color: string,
  x: number,
  y: number,
  size: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  const path = new Path2D(seatLook(seat).shape);
  pen.fillStyle = color;
  pen.fill(path);
  pen.strokeStyle = getComputedStyle(document.documentElement).getPropertyValue('--night-0');
  pen.lineWidth = 1.5;
  pen.stroke(path);
  pen.restore();
}
