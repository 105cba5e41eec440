import type { Phrase } from '@moonstaff/kernel';
import { seatColor, seatLook } from '../art/seats.ts';
import { playSound } from '../sound/play.ts';
import { boxOf, type Find, type Sight, sightOf } from './look.ts';
import { picture } from './picture.ts';
import type { Box } from './plan.ts';
import { HOME, standingAt } from './runs.ts';
import styles from './stage.module.css';
import { lengthOf, type Show, type Stage, type Step, timedSteps } from './stage.ts';

const SWIFT = 'cubic-bezier(.2, .8, .2, 1)';
const TURN = 'cubic-bezier(.3, .7, .2, 1)';
/** A press brings everything to its end in this time. */
const HURRY_MS = 80;
const VEIL_MS = 200;
const APART_MS = 40;
const MOST_TOKENS = 6;
const TONES = { gain: styles.stageGain, spend: styles.stageSpend, plain: styles.stagePlain } as const;

/** From the lowest to the highest: a figure stands on a site that's turned, sentences are above everything. */
const ORDER: readonly Show['kind'][] = ['turn', 'rise', 'swell', 'go', 'come', 'fly', 'tag', 'tell'];

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
}

/** A stage that's being played. */
export interface Performance {
  /** Brings it to its end, so quickly that nobody waits for it. */
  hurry(): void;
  /** Ends it at once. */
  end(): void;
}

/** Plays a stage. The table itself shows its end already. */
export function perform(stage: Stage, hall: Hall): Performance {
  const steps = timedSteps(stage).toSorted((a, b) => ORDER.indexOf(a.show.kind) - ORDER.indexOf(b.show.kind));
  // Everything is looked at before anything moves.
  const now = new Map(
    [stage.about, ...steps.flatMap(({ show }) => keysOf(show))].map((key) => [key, sightOf(hall.find, key)] as const),
  );
  const player = new Player(hall, now);
  const about = now.get(stage.about) ?? hall.before.get(stage.about);
  const part = about?.element.closest('[data-place]');
  const room = (part && boxOf(part)) ?? about?.box;
  if (about !== undefined && room !== undefined && stage.dark) player.veil(room, about.box, lengthOf({ steps }));
  for (const step of steps) {
    if (step.show.kind === 'tell') player.tell(step, step.show.phrase, stage.seat, room);
    else player.show(step, step.show);
  }
  return player;
}

/** The things a step is about. */
const keysOf = (show: Show): readonly string[] =>
  show.kind === 'tell' ? [] : Object.entries(show).flatMap(([name, key]) => (KEYS.includes(name) ? [String(key)] : []));

const KEYS: readonly string[] = ['thing', 'from', 'to', 'token'];

class Player implements Performance {
  readonly #hall: Hall;
  readonly #now: ReadonlyMap<string, Sight | undefined>;
  readonly #animations: Animation[] = [];
  readonly #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(hall: Hall, now: ReadonlyMap<string, Sight | undefined>) {
    this.#hall = hall;
    this.#now = now;
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

  end(): void {
    this.#quiet();
    for (const animation of this.#animations) animation.finish();
  }

  #quiet(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  show(step: Step, show: Exclude<Show, { readonly kind: 'tell' }>): void {
    const { sound, at } = step;
    if (sound !== undefined) this.#timers.push(setTimeout(() => playSound(sound), at * this.#hall.slow));
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
    }
  }

  /** The rest of this part of the board sinks into night, except around one box. */
  veil(room: Box, { x, y, width, height }: Box, ms: number): void {
    const veil = this.#put(styles.stageVeil, room);
    const middle = `${x + width / 2 - room.x}px ${y + height / 2 - room.y}px`;
    veil.style.setProperty('--hole', `${width}px ${height * 1.5}px at ${middle}`);
    const edge = Math.min(0.5, VEIL_MS / ms);
    const frames = [{ opacity: 0 }, { opacity: 1, offset: edge }, { opacity: 1, offset: 1 - edge }, { opacity: 0 }];
    this.#picture(veil, frames, 0, ms);
  }

  tell({ at, ms }: Step, phrase: Phrase, seat: Stage['seat'], room: Box | undefined): void {
    if (room === undefined) return;
    const line = this.#put(styles.stageTold, room);
    line.dataset['part'] = 'told';
    const sentence = document.createElement('p');
    if (seat !== undefined) sentence.append(mark(seat));
    sentence.append(this.#hall.say(phrase));
    line.append(sentence);
    const edge = Math.min(0.3, 120 / ms);
    this.#picture(
      line,
      [{ opacity: 0 }, { opacity: 1, offset: edge }, { opacity: 1, offset: 1 - edge }, { opacity: 0 }],
      at,
      ms,
    );
  }

  #come({ at, ms }: Step, { thing, from, stays }: Extract<Show, { kind: 'come' }>): void {
    const here = this.#now.get(thing);
    const start = this.#boxOf(from);
    if (here === undefined || start === undefined) return;
    const shown = picture(this.#hall.layer, here.element, here.box, here.style);
    const whole = stays - at;
    const frames = [
      { ...standingAt(start, here.box), easing: SWIFT },
      { ...HOME, offset: Math.min(1, ms / whole) },
      HOME,
    ];
    this.#picture(shown, frames, at, whole);
    this.#run(here.element, [{ opacity: 0 }, { opacity: 0 }], 0, stays);
  }

  #go({ at, ms }: Step, { thing, to, lift, waits }: Extract<Show, { kind: 'go' }>): void {
    const was = this.#hall.before.get(thing);
    const end = this.#boxOf(to);
    if (was === undefined || end === undefined) return;
    const shown = picture(this.#hall.layer, was.element, was.box, was.style);
    const up = { translate: `0 ${-was.box.height * 0.28}px`, scale: '1.15' };
    const frames = [
      { ...HOME, opacity: 1, easing: SWIFT },
      { ...up, opacity: 1, offset: lift / ms },
      { ...up, opacity: 1, offset: (lift + waits) / ms, easing: SWIFT },
      { ...standingAt(end, was.box), opacity: to === thing ? 1 : 0.2 },
    ];
    this.#picture(shown, frames, at, ms);
    const now = to === thing ? this.#now.get(thing)?.element : undefined;
    if (now !== undefined) this.#run(now, [{ opacity: 0 }, { opacity: 0 }], 0, at + ms);
  }

  #turn({ at, ms }: Step, { thing, without }: Extract<Show, { kind: 'turn' }>): void {
    const { layer, before } = this.#hall;
    const was = before.get(thing);
    const now = this.#now.get(thing)?.element;
    const turned = (degrees: number): Keyframe => ({ transform: `perspective(60rem) rotateY(${degrees}deg)` });
    if (was !== undefined) {
      const shown = picture(layer, was.element, was.box, was.style, without);
      this.#picture(shown, [{ ...turned(0), easing: 'ease-in' }, turned(90)], at, ms / 2);
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
    const { layer } = this.#hall;
    const [shape, start, end] = [this.#now.get(token), this.#boxOf(from), this.#boxOf(to)];
    if (shape === undefined || start === undefined || end === undefined) return;
    const along = (place: Box) => ({ translate: standingAt(place, shape.box).translate });
    for (let i = 0; i < Math.min(n, MOST_TOKENS); i++) {
      const shown = picture(layer, shape.element, shape.box, shape.style);
      const frames = [
        { ...along(start), opacity: 0, easing: SWIFT },
        { ...along(start), opacity: 1, offset: 0.1, easing: SWIFT },
        { ...along(end), opacity: 1 },
      ];
      this.#picture(shown, frames, at + i * APART_MS, ms);
    }
  }

  #tag({ at, ms }: Step, { thing, tone, text, token }: Extract<Show, { kind: 'tag' }>): void {
    const box = this.#boxOf(thing);
    if (box === undefined) return;
    const tag = this.#put(styles.stageTag, box);
    const pill = document.createElement('b');
    pill.className = TONES[tone] ?? '';
    pill.append(text);
    const drawn = token === undefined ? undefined : this.#now.get(token)?.element;
    const shape = drawn instanceof SVGElement ? drawn : drawn?.querySelector('svg');
    if (shape) pill.append(shape.cloneNode(true));
    tag.append(pill);
    const low = { opacity: 0, translate: '0 0.6rem' };
    const high = { opacity: 1, translate: '0 0' };
    this.#picture(tag, [low, { ...high, offset: 0.15 }, { ...high, offset: 0.85 }, { ...high, opacity: 0 }], at, ms);
  }

  /** An empty box of the layer, over another box. */
  #put(className: string | undefined, { x, y, width, height }: Box): HTMLElement {
    const origin = this.#hall.layer.getBoundingClientRect();
    const element = document.createElement('div');
    element.className = className ?? '';
    Object.assign(element.style, {
      left: `${x - origin.x}px`,
      top: `${y - origin.y}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.#hall.layer.append(element);
    return element;
  }

  #boxOf(key: string): Box | undefined {
    return (this.#now.get(key) ?? this.#hall.before.get(key))?.box;
  }

  /** A picture that's taken away when its time is over. */
  #picture(shown: Element, frames: Keyframe[], at: number, ms: number): void {
    const animation = this.#run(shown, frames, at, ms, 'both');
    animation.onfinish = () => shown.remove();
    animation.oncancel = () => shown.remove();
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
