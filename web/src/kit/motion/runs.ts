import type { Box } from './plan.ts';

const running = new Set<Animation>();

/** Whatever travels has arrived. */
export function finishAll(): void {
  for (const animation of running) animation.finish();
}

/** Animates an element; `finishAll` can end it. */
export function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { fill: 'backwards', ...timing });
  running.add(animation);
  const over = (): boolean => running.delete(animation);
  animation.onfinish = over;
  animation.oncancel = over;
  return animation;
}

/** Takes a picture away when its journey is over. Until then it stays at its end: never back at its beginning for a frame. */
export function endWith(shown: Element, animation: Animation): void {
  animation.effect?.updateTiming({ fill: 'both' });
  const away = (): void => {
    running.delete(animation);
    shown.remove();
  };
  animation.onfinish = away;
  animation.oncancel = away;
}

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** As if it stood in another box: by how far, and how much higher. Cards side by side get narrower, never smaller. */
export function standingAt(there: Box, here: Box, unit = 1): { readonly translate: string; readonly scale: string } {
  const [[x, y], [hereX, hereY]] = [middle(there), middle(here)];
  const size = here.height === 0 ? 1 : there.height / here.height;
  return { translate: `${(x - hereX) / unit}px ${(y - hereY) / unit}px`, scale: String(size) };
}

export const HOME: Keyframe = { translate: '0 0', scale: '1' };
