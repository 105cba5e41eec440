import type { Phrase } from '@moonstaff/kernel';
import { seatColor, seatLook } from '../art/seats.ts';
import { playSound } from '../sound/play.ts';
import { boxOf, type Find, type Sight, sightOf } from './look.ts';
import { type Above, picture } from './picture.ts';
import type { Box } from './plan.ts';
import { HOME, standingAt } from './runs.ts';
import styles from './stage.module.css';
import { around, inSight, isWhereItWas, lengthOf, type Show, type Stage, type Step, timedSteps } from './stage.ts';

const SWIFT = 'cubic-bezier(.2, .8, .2, 1)';
const TURN = 'cubic-bezier(.3, .7, .2, 1)';
/** A press brings everything to its end in this time. */
const HURRY_MS = 80;
const VEIL_MS = 200;
const APART_MS = 40;
const MOST_TOKENS = 6;
/** How much of a part of the board stays light at least. */
const LEAST_LIGHT = 0.16;
const TONES = { gain: styles.stageGain, spend: styles.stageSpend, plain: styles.stagePlain } as const;

/** From the lowest to the highest: a figure stands on a site that's turned, sentences are above everything. */
const ORDER: readonly Show['kind'][] = ['link', 'turn', 'rise', 'swell', 'go', 'come', 'fly', 'tag', 'tell'];

const SVG = 'http://www.w3.org/2000/svg';

/** Where a stage is played. */
export interface Hall {
  readonly find: Find;
  /** Above the table; nothing in it can be pressed. */
  readonly layer: HTMLElement;
  /** How things were before. */
  readonly before: ReadonlyMap<string, Sight>;
  readonly say: (phrase: Phrase) => string;
  /** How much slower than normal. */
  readonly slow: number;
  /** Puts a picture on the page when there's time for it. */
  readonly later: (depict: () => void) => void;
}

/** A stage that's being played. */
export interface Performance {
  /** Brings it to its end, so quickly that nobody waits for it. */
  hurry(): void;
  /** The table goes on: what moves is where it belongs, sentences stay until they have been read. */
  yield(): void;
  /** Ends it at once. */
  end(): void;
}

/** Plays a stage. The table itself shows its end already. */
export function perform(stage: Stage, hall: Hall): Performance {
  const steps = timedSteps(stage).toSorted((a, b) => ORDER.indexOf(a.show.kind) - ORDER.indexOf(b.show.kind));
  // Everything is looked at before anything moves.
  const now = new Map(
    [...stage.about, ...steps.flatMap(({ show }) => keysOf(show))].map(
      (key) => [key, sightOf(hall.find, key)] as const,
    ),
  );
  const origin = hall.layer.getBoundingClientRect();
  const player = new Player(hall, origin, now, { steps });
  const about = stage.about.flatMap((key) => now.get(key) ?? hall.before.get(key) ?? []);
  const part = about[0]?.element.closest('[data-place]');
  const dark = part && boxOf(part);
  const place = document.querySelector(`[data-place="${stage.place}"]`);
  const room = inSight((place && boxOf(place)) ?? undefined, insideOf(hall.layer));
  if (dark) player.veil(dark, around(about.map(({ box }) => box)), lengthOf({ steps }));
  for (const step of steps) {
    player.sound(step);
    if (step.show.kind === 'tell') player.tell(step, step.show, stage.seat, room);
    else player.show(step, step.show);
  }
  return player;
}

/** The layer without its padding, where nothing that sticks to an edge is. */
function insideOf(layer: Element): Box {
  const { x, y, width, height } = layer.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(layer);
  const [top, bottom] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
  return { x, y: y + top, width, height: height - top - bottom };
}

/** The things a step is about. */
const keysOf = (show: Show): readonly string[] =>
  show.kind === 'tell' ? [] : Object.entries(show).flatMap(([name, key]) => (KEYS.includes(name) ? [String(key)] : []));

const KEYS: readonly string[] = ['thing', 'from', 'to', 'token'];

class Player implements Performance {
  readonly #hall: Hall;
  readonly #above: Above;
  readonly #now: ReadonlyMap<string, Sight | undefined>;
  readonly #stage: Pick<Stage, 'steps'>;
  readonly #animations: Animation[] = [];
  readonly #sentences = new Set<Animation>();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #since = performance.now();

  constructor(hall: Hall, origin: Box, now: ReadonlyMap<string, Sight | undefined>, stage: Pick<Stage, 'steps'>) {
    this.#hall = hall;
    this.#above = { layer: hall.layer, origin };
    this.#now = now;
    this.#stage = stage;
  }

  hurry(): void {
    this.#quiet();
    for (const animation of this.#animations) {
      const left = Number(animation.effect?.getComputedTiming().endTime ?? 0) - Number(animation.currentTime ?? 0);
      if (left <= 0) continue;
      animation.updatePlaybackRate(Math.max(1, left / HURRY_MS));
      animation.play();
    }
  }

  yield(): void {
    for (const animation of this.#animations) if (!this.#sentences.has(animation)) animation.finish();
  }

  end(): void {
    this.#quiet();
    for (const animation of this.#animations) animation.finish();
  }

  #quiet(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  sound({ sound, at }: Step): void {
    if (sound !== undefined) this.#timers.push(setTimeout(() => playSound(sound), at * this.#hall.slow));
  }

  show(step: Step, show: Exclude<Show, { readonly kind: 'tell' }>): void {
    switch (show.kind) {
      case 'come':
        this.#come(step, show);
        break;
      case 'go':
        this.#go(step, show);
        break;
      case 'turn':
        this.#turn(step, show);
        break;
      case 'rise':
        this.#rise(step, show.thing);
        break;
      case 'swell':
        this.#swell(step, show.thing);
        break;
      case 'fly':
        this.#fly(step, show);
        break;
      case 'tag':
        this.#tag(step, show);
        break;
      case 'link':
        this.#link(step, show);
        break;
    }
  }

  /** The rest of this part of the board sinks into night, except around one box. */
  veil(room: Box, { x, y, width, height }: Box, ms: number): void {
    const veil = this.#put(this.#box(styles.stageVeil, room));
    const middle = `${x + width / 2 - room.x}px ${y + height / 2 - room.y}px`;
    const least = LEAST_LIGHT * Math.min(room.width, room.height);
    veil.style.setProperty('--hole', `${Math.max(width, least)}px ${Math.max(height * 1.5, least)}px at ${middle}`);
    const edge = Math.min(0.5, VEIL_MS / ms);
    const frames = [{ opacity: 0 }, { opacity: 1, offset: edge }, { opacity: 1, offset: 1 - edge }, { opacity: 0 }];
    this.#picture(veil, frames, 0, ms);
  }

  tell({ at, ms }: Step, { phrase, large }: Extract<Show, { kind: 'tell' }>, seat: Stage['seat'], room: Box): void {
    const line = this.#put(this.#box(`${styles.stageTold} ${large ? styles.stageLarge : ''}`, room));
    line.dataset['part'] = 'told';
    const sentence = document.createElement('p');
    if (seat !== undefined) sentence.append(mark(seat));
    sentence.append(this.#hall.say(phrase));
    line.append(sentence);
    const edge = Math.min(0.3, 120 / ms);
    const frames = [{ opacity: 0 }, { opacity: 1, offset: edge }, { opacity: 1, offset: 1 - edge }, { opacity: 0 }];
    this.#sentences.add(this.#picture(line, frames, at, ms));
  }

  #come({ at, ms }: Step, { thing, from, stays }: Extract<Show, { kind: 'come' }>): void {
    const here = this.#now.get(thing);
    const start = this.#boxOf(from);
    if (here === undefined || start === undefined) return;
    const whole = stays - at;
    const frames = [
      { ...standingAt(start, here.box), easing: SWIFT },
      { ...HOME, offset: Math.min(1, ms / whole) },
      HOME,
    ];
    this.#later(() => picture(this.#above, here.element, here.box, here.style), frames, at, whole);
    this.#run(here.element, [{ opacity: 0 }, { opacity: 0 }], 0, stays);
  }

  #go({ at, ms }: Step, { thing, to, lift, waits }: Extract<Show, { kind: 'go' }>): void {
    const was = this.#hall.before.get(thing);
    const end = this.#boxOf(to);
    if (was === undefined || end === undefined) return;
    // Not out of the window.
    const above = was.box.y - this.#above.origin.y - was.box.height * 0.075;
    const up = { translate: `0 ${-Math.max(0, Math.min(above, was.box.height * 0.28))}px`, scale: '1.15' };
    const frames = [
      { ...HOME, opacity: 1, easing: SWIFT },
      { ...up, opacity: 1, offset: lift / ms },
      { ...up, opacity: 1, offset: (lift + waits) / ms, easing: SWIFT },
      { ...standingAt(end, was.box), opacity: to === thing ? 1 : 0.2 },
    ];
    this.#later(() => picture(this.#above, was.element, was.box, was.style), frames, at, ms);
    const now = to === thing ? this.#now.get(thing)?.element : undefined;
    if (now !== undefined) this.#run(now, [{ opacity: 0 }, { opacity: 0 }], 0, at + ms);
  }

  #turn({ at, ms }: Step, { thing, without }: Extract<Show, { kind: 'turn' }>): void {
    const { before } = this.#hall;
    const was = before.get(thing);
    const now = this.#now.get(thing)?.element;
    const turned = (degrees: number): Keyframe => ({ transform: `perspective(60rem) rotateY(${degrees}deg)` });
    if (was !== undefined) {
      const shown = () => picture(this.#above, was.element, was.box, was.style, without);
      this.#later(shown, [{ ...turned(0), easing: 'ease-in' }, turned(90)], at, ms / 2);
    }
    if (now !== undefined) this.#run(now, [{ ...turned(-90), easing: TURN }, turned(0)], at + ms / 2, ms / 2);
  }

  #rise({ at, ms }: Step, thing: string): void {
    const element = this.#now.get(thing)?.element;
    const below = { opacity: 0, translate: '0 35%', scale: '0.7', easing: SWIFT };
    if (element !== undefined) this.#run(element, [below, { ...HOME, opacity: 1 }], at, ms);
  }

  #swell({ at, ms }: Step, thing: string): void {
    const element = this.#now.get(thing)?.element;
    const frames = [{ scale: '1' }, { scale: '1.14', offset: 0.35 }, { scale: '1' }];
    if (element !== undefined) this.#run(element, frames, at, ms);
  }

  #fly({ at, ms }: Step, { token, from, to, n }: Extract<Show, { kind: 'fly' }>): void {
    const [shape, start, end] = [this.#now.get(token), this.#boxAt(from, at), this.#boxAt(to, at)];
    if (shape === undefined || start === undefined || end === undefined) return;
    const along = (place: Box) => ({ translate: standingAt(place, shape.box).translate });
    for (let i = 0; i < Math.min(n, MOST_TOKENS); i++) {
      const frames = [
        { ...along(start), opacity: 0, easing: SWIFT },
        { ...along(start), opacity: 1, offset: 0.1, easing: SWIFT },
        { ...along(end), opacity: 1 },
      ];
      const shown = () => picture(this.#above, shape.element, shape.box, shape.style);
      this.#later(shown, frames, at + i * APART_MS, ms);
    }
  }

  /** Grows from one end to the other, and fades. */
  #link({ at, ms }: Step, { from, to }: Extract<Show, { kind: 'link' }>): void {
    const [start, end] = [this.#boxOf(from), this.#boxOf(to)];
    if (start === undefined || end === undefined) return;
    const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
    const [along, down] = [end.x + end.width / 2 - x, end.y + end.height / 2 - y];
    const line = this.#box(styles.stageLink, { x, y, width: Math.hypot(along, down), height: 0 });
    line.style.rotate = `${Math.atan2(down, along)}rad`;
    const whole = { scale: '1 1', opacity: 1 };
    const frames = [
      { scale: '0 1', opacity: 1, easing: SWIFT },
      { ...whole, offset: 0.25 },
      { ...whole, offset: 0.85 },
      { ...whole, opacity: 0 },
    ];
    this.#later(() => this.#put(line), frames, at, ms);
  }

  #tag({ at, ms }: Step, { thing, tone, text, token }: Extract<Show, { kind: 'tag' }>): void {
    const box = this.#boxAt(thing, at);
    if (box === undefined) return;
    const tag = this.#box(styles.stageTag, box);
    const pill = document.createElement('b');
    pill.className = TONES[tone] ?? '';
    pill.append(text);
    const drawn = token === undefined ? undefined : this.#now.get(token)?.element;
    const shape = drawn instanceof SVGElement ? drawn : drawn?.querySelector('svg');
    if (shape) pill.append(shape.cloneNode(true));
    tag.append(pill);
    const low = { opacity: 0, translate: '0 0.6rem' };
    const high = { opacity: 1, translate: '0 0' };
    const frames = [low, { ...high, offset: 0.15 }, { ...high, offset: 0.85 }, { ...high, opacity: 0 }];
    this.#later(() => this.#put(tag), frames, at, ms);
  }

  /** An empty box for the layer, over another box. */
  #box(className: string | undefined, { x, y, width, height }: Box): HTMLElement {
    const { origin } = this.#above;
    const element = document.createElement('div');
    element.className = className ?? '';
    Object.assign(element.style, {
      left: `${x - origin.x}px`,
      top: `${y - origin.y}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    return element;
  }

  #put(element: HTMLElement): HTMLElement {
    this.#hall.layer.append(element);
    return element;
  }

  #boxOf(key: string): Box | undefined {
    return (this.#now.get(key) ?? this.#hall.before.get(key))?.box;
  }

  /** Where a thing is seen at this time. */
  #boxAt(key: string, at: number): Box | undefined {
    const was = isWhereItWas(this.#stage, key, at) ? this.#hall.before.get(key) : undefined;
    return was?.box ?? this.#boxOf(key);
  }

  /** A picture that comes when there's time for it, and is then as far as if it had been there in time. */
  #later(depict: () => Element, frames: Keyframe[], at: number, ms: number): void {
    this.#hall.later(() => {
      const missed = (performance.now() - this.#since) / this.#hall.slow;
      this.#picture(depict(), frames, at - missed, ms);
    });
  }

  /** A picture that's taken away when its time is over. */
  #picture(shown: Element, frames: Keyframe[], at: number, ms: number): Animation {
    const animation = this.#run(shown, frames, at, ms, 'both');
    animation.onfinish = () => shown.remove();
    animation.oncancel = () => shown.remove();
    return animation;
  }

  #run(element: Element, frames: Keyframe[], at: number, ms: number, fill: FillMode = 'backwards'): Animation {
    const { slow } = this.#hall;
    const animation = element.animate(frames, { delay: at * slow, duration: ms * slow, fill });
    this.#animations.push(animation);
    return animation;
  }
}

/** The shape of a seat in its colour. */
function mark(seat: number | 'rival'): Element {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '-1.5 -1.5 27 27');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', seatLook(seat).shape);
  shape.setAttribute('fill', seatColor(seat));
  drawing.append(shape);
  return drawing;
}
