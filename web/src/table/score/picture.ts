import type { Score } from '@moonstaff/kernel';
import { seatLook } from '../../kit/art/seats.ts';
import type { CategoryLook } from '../board.ts';
import { barsOf } from './bars.ts';

export interface SharedScore {
  readonly game: string;
  readonly title: string;
  readonly categories: readonly CategoryLook[];
  readonly scores: readonly { readonly score: Score; readonly name: string }[];
}

/** The size that chats and forums show in full. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const NAMES = 240;
const TOTALS = 110;

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
  { game, title, categories, scores }: SharedScore,
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
  pen.fillStyle = token('--night-0');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const first = scores[0]?.score.seat;
  moonOver(pen, token('--moonlight'), first, first === undefined ? moon : seatToken(first));
  write(game, MARGIN, 96, `400 30px ${sans}`, WIDTH - 420);
  write(title, MARGIN, 176, `600 64px ${serif}`, WIDTH - 420);
  write('Moonstaff', WIDTH - MARGIN - 150, HEIGHT - 40, `600 34px ${serif}`);
  const { bars, zero } = barsOf(
    categories.map(({ category }) => category),
    scores.map(({ score }) => score),
  );
  const left = MARGIN + NAMES;
  const room = WIDTH - MARGIN - TOTALS - left;
  const row = Math.min(76, 300 / Math.max(1, bars.length));
  bars.forEach(({ seat, total, segments, to }, i) => {
    const y = 270 + i * row;
    shape(pen, seat, seatToken(seat), MARGIN, y + row * 0.1, row * 0.5);
    write(scores[i]?.name ?? '', MARGIN + row * 0.7, y + row * 0.48, `600 32px ${serif}`, NAMES - row * 0.8);
    for (const { category, from, to: end } of segments) {
      pen.fillStyle = categories.find((one) => one.category === category)?.color ?? moon;
      pen.fillRect(left + from * room, y, (end - from) * room - 2, row * 0.64);
    }
    write(String(total), left + to * room + 16, y + row * 0.52, `700 42px ${serif}`);
  });
  pen.fillStyle = moon;
  pen.fillRect(left + zero * room - 1, 262, 3, bars.length * row);
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
  pen.fillStyle = color;
  pen.fill(new Path2D(seatLook(seat).shape));
  pen.restore();
}
