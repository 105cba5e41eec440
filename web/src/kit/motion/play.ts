import { boxOf, drawnNow, type Find, type Found, isPart } from './look.ts';
import { PACES, type PaceName, slowness } from './pace.ts';
import { type Above, picture } from './picture.ts';
import { type Box, type Flight, inTurn, type Journey, type Motion, plan, type Scene, staysOnGround } from './plan.ts';
import { endWith, HOME, run, standingAt } from './runs.ts';

const MOST_TOKENS = 6;
const RING_MS = 1200;

const timed = (pace: PaceName, wait: number, slow: number): KeyframeAnimationOptions => ({
  duration: PACES[pace].ms * slow,
  delay: wait * slow,
  easing: PACES[pace].curve,
});

/** The same for what begins later than it should: as if it had begun in time. */
const late = (timing: KeyframeAnimationOptions, since: number): KeyframeAnimationOptions => ({
  ...timing,
  delay: (timing.delay ?? 0) - (performance.now() - since),
});

interface Shown extends Pick<Motion, 'aims' | 'flights'> {
  /** What a stage shows instead. */
  readonly staged: ReadonlySet<string>;
}

/**
 * Shows the way from one moment to the next. Things are already where they belong: only their pictures travel. Everything is
 * measured now, and nothing is put on the page before the returned functions are called: the page is laid out once.
 */
export function play(
  find: Find,
  layer: HTMLElement,
  before: Scene<Found>,
  after: Scene<Found>,
  { aims, flights, staged }: Shown,
): Departures {
  const slow = slowness();
  const journeys = plan(before, after, aims).filter(({ id }) => !staged.has(id));
  if (slow === undefined) {
    return { begin: () => journeys.forEach(({ id }) => void ring(after.things.get(id)?.element)), pictures: [] };
  }
  const above = { layer, origin: layer.getBoundingClientRect() };
  const departures = journeys.flatMap((journey) => travel(above, journey, before, after, slow) ?? []);
  const flying = fly(find, above, flights, before, slow);
  let since = 0;
  return {
    begin: () => {
      since = performance.now();
      for (const { begin } of departures) begin?.();
    },
    pictures: [...departures.flatMap(({ depict }) => depict ?? []), ...flying].map((depict) => () => depict(since)),
  };
}

/** What sets out on a journey. */
interface Departures {
  /** Moves what's on the page already, and hides what a picture will stand for. */
  begin(): void;
  /** Each puts one picture on the page. They may come a little later, but then they're as far as if they hadn't. */
  readonly pictures: readonly (() => void)[];
}

/** Puts a picture on the page that should have set out at this time. */
type Depict = (since: number) => void;

interface Departure {
  readonly begin?: () => void;
  readonly depict?: Depict;
}

function travel(
  above: Above,
  journey: Journey,
  before: Scene<Found>,
  after: Scene<Found>,
  slow: number,
): Departure | undefined {
  const { id, kind, from, to, pace, wait } = journey;
  const found = kind === 'go' ? before.things.get(id) : after.things.get(id);
  if (found === undefined || kind === 'appear') return undefined;
  const { element, over = false } = found;
  const timing = timed(pace, wait, slow);
  if (kind === 'turn') {
    return { begin: () => void run(element, [{ rotate: 'y 90deg' }, { rotate: 'y 0deg' }], timing) };
  }
  if (kind === 'go') {
    const away = { ...standingAt(to, from), opacity: 0.2 };
    return {
      depict: (since) => {
        const shown = picture(above, element, from, found.style);
        endWith(shown, run(shown, [{ ...HOME, opacity: 1 }, away], late(timing, since)));
      },
    };
  }
  if (over && !staysOnGround(before.things.get(id), found)) {
    const style = drawnNow(element);
    return {
      // The thing itself waits unseen until its picture has arrived.
      begin: () => void run(element, [{ opacity: 0 }, { opacity: 0 }], timing),
      depict: (since) => {
        const shown = picture(above, element, to, style);
        endWith(shown, run(shown, [standingAt(from, to), HOME], late(timing, since)));
      },
    };
  }
  const unit = isPart(element) ? (element.getScreenCTM()?.a ?? 1) : 1;
  return { begin: () => void run(element, [standingAt(from, to, unit), HOME], timing) };
}

function fly(
  find: Find,
  above: Above,
  flights: readonly Flight[],
  before: Scene<Found>,
  slow: number,
): readonly Depict[] {
  const boxAt = (key: string): Box | undefined => {
    const element = find(key);
    return (element && boxOf(element)) ?? before.places.get(key) ?? before.things.get(key)?.box;
  };
  const ways = flights.flatMap(({ token, from, to, n }) => {
    const [shape, start, end] = [find(token), boxAt(from), boxAt(to)];
    if (shape === undefined || start === undefined || end === undefined) return [];
    return Array.from({ length: Math.min(n, MOST_TOKENS) }, () => ({ pace: 'coin' as const, shape, start, end }));
  });
  return inTurn(ways).flatMap(({ pace, wait, shape, start, end }) => {
    const box = boxOf(shape);
    if (box === undefined) return [];
    const style = drawnNow(shape);
    const along = (place: Box): Keyframe => ({ translate: standingAt(place, box).translate });
    return (since: number) => {
      const shown = picture(above, shape, box, style);
      endWith(shown, run(shown, [{ ...along(start), opacity: 1 }, along(end)], late(timed(pace, wait, slow), since)));
    };
  });
}

/** Without motion, what is new or elsewhere is marked for a moment. */
function ring(element: Element | undefined): void {
  if (element === undefined || isPart(element)) return;
  const lit = { outline: '2px solid #fff' };
  element.animate([lit, { ...lit, offset: 0.6 }, { outline: '2px solid transparent' }], RING_MS);
}
