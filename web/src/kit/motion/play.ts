import { boxOf, drawnNow, type Find, type Found, isPart } from './look.ts';
import { PACES, type PaceName, slowness } from './pace.ts';
import { picture } from './picture.ts';
import { type Box, type Flight, inTurn, type Journey, type Motion, plan, type Scene } from './plan.ts';
import { endWith, HOME, run, standingAt } from './runs.ts';

const MOST_TOKENS = 6;
const RING_MS = 1200;

const timed = (pace: PaceName, wait: number, slow: number): KeyframeAnimationOptions => ({
  duration: PACES[pace].ms * slow,
  delay: wait * slow,
  easing: PACES[pace].curve,
});

interface Shown extends Pick<Motion, 'aims' | 'flights'> {
  /** What a stage shows instead. */
  readonly staged: ReadonlySet<string>;
}

/** Shows the way from one moment to the next. Things are already where they belong: only their pictures travel. */
export function play(
  find: Find,
  layer: HTMLElement,
  before: Scene<Found>,
  after: Scene<Found>,
  { aims, flights, staged }: Shown,
): void {
  const slow = slowness();
  const journeys = plan(before, after, aims).filter(({ id }) => !staged.has(id));
  if (slow === undefined) {
    for (const { id } of journeys) ring(after.things.get(id)?.element);
    return;
  }
  for (const journey of journeys) travel(layer, journey, before, after, slow);
  fly(find, layer, flights, before, slow);
}

function travel(layer: HTMLElement, journey: Journey, before: Scene<Found>, after: Scene<Found>, slow: number): void {
  const { id, kind, from, to, pace, wait } = journey;
  const found = kind === 'go' ? before.things.get(id) : after.things.get(id);
  if (found === undefined || kind === 'appear') return;
  const { element, style, over = false } = found;
  const timing = timed(pace, wait, slow);
  if (kind === 'turn') {
    run(element, [{ rotate: 'y 90deg' }, { rotate: 'y 0deg' }], timing);
  } else if (kind === 'go') {
    const shown = picture(layer, element, from, style);
    const away = { ...standingAt(to, from), opacity: 0.2 };
    endWith(shown, run(shown, [{ ...HOME, opacity: 1 }, away], timing));
  } else if (over) {
    const shown = picture(layer, element, to, style);
    endWith(shown, run(shown, [standingAt(from, to), HOME], timing));
    // The thing itself waits unseen until its picture has arrived.
    run(element, [{ opacity: 0 }, { opacity: 0 }], timing);
  } else {
    const unit = isPart(element) ? (element.getScreenCTM()?.a ?? 1) : 1;
    run(element, [standingAt(from, to, unit), HOME], timing);
  }
}

function fly(find: Find, layer: HTMLElement, flights: readonly Flight[], before: Scene<Found>, slow: number): void {
  const boxAt = (key: string): Box | undefined => {
    const element = find(key);
    return (element && boxOf(element)) ?? before.places.get(key) ?? before.things.get(key)?.box;
  };
  const ways = flights.flatMap(({ token, from, to, n }) => {
    const [shape, start, end] = [find(token), boxAt(from), boxAt(to)];
    if (shape === undefined || start === undefined || end === undefined) return [];
    return Array.from({ length: Math.min(n, MOST_TOKENS) }, () => ({ pace: 'coin' as const, shape, start, end }));
  });
  for (const { pace, wait, shape, start, end } of inTurn(ways)) {
    const box = boxOf(shape);
    if (box === undefined) continue;
    const shown = picture(layer, shape, box, drawnNow(shape));
    const along = (place: Box): Keyframe => ({ translate: standingAt(place, box).translate });
    endWith(shown, run(shown, [{ ...along(start), opacity: 1 }, along(end)], timed(pace, wait, slow)));
  }
}

/** Without motion, what is new or elsewhere is marked for a moment. */
function ring(element: Element | undefined): void {
  if (element === undefined || isPart(element)) return;
  const lit = { outline: '2px solid #fff' };
  element.animate([lit, { ...lit, offset: 0.6 }, { outline: '2px solid transparent' }], RING_MS);
}
