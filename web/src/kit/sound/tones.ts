/** One tone of a sound. Times are seconds from its start. */
export interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
  /** Where its pitch glides to. */
  readonly to?: number;
  readonly wave?: 'sine' | 'triangle';
}

const tone = (hertz: number, at: number, lasts: number, more: Partial<Tone> = {}): Tone => ({
  hertz,
  at,
  lasts,
  ...more,
});

/** Our sounds, from the most to the least important: of several at once, the first is heard. */
export const SOUNDS = {
  win: [tone(523, 0, 0.3), tone(659, 0.15, 0.3), tone(784, 0.3, 0.3), tone(1047, 0.45, 0.9)],
  turn: [tone(523, 0, 0.4), tone(784, 0.14, 0.4)],
  round: [tone(392, 0, 0.5, { wave: 'triangle' }), tone(294, 0.25, 0.8, { wave: 'triangle' })],
  guardian: [tone(110, 0, 0.6, { to: 73, wave: 'triangle' }), tone(147, 0.1, 0.5, { to: 98 })],
  discover: [tone(330, 0, 0.35, { to: 494 }), tone(587, 0.3, 0.5)],
  overcome: [tone(196, 0, 0.25, { wave: 'triangle' }), tone(392, 0.12, 0.25), tone(587, 0.24, 0.5)],
  goal: [tone(659, 0, 0.25), tone(880, 0.12, 0.5)],
  route: [tone(494, 0, 0.15), tone(587, 0.1, 0.15), tone(740, 0.2, 0.15), tone(988, 0.3, 0.35)],
  village: [tone(294, 0, 0.2, { wave: 'triangle' }), tone(440, 0.1, 0.35)],
  idol: [tone(784, 0, 0.3), tone(1175, 0.06, 0.4)],
  stone: [tone(150, 0, 0.22, { to: 92, wave: 'triangle' }), tone(420, 0.02, 0.06, { to: 180, wave: 'triangle' })],
  gain: [tone(1319, 0, 0.09), tone(1760, 0.07, 0.16)],
  spend: [tone(880, 0, 0.07, { to: 620 })],
  step: [tone(180, 0, 0.07, { to: 120, wave: 'triangle' }), tone(200, 0.16, 0.07, { to: 130, wave: 'triangle' })],
  card: [tone(700, 0, 0.09, { to: 420, wave: 'triangle' })],
  piece: [tone(240, 0, 0.08, { to: 160, wave: 'triangle' })],
} as const satisfies { readonly [name: string]: readonly Tone[] };

export type SoundName = keyof typeof SOUNDS;

/** The most important of some sounds. */
export const foremost = (names: readonly SoundName[]): SoundName | undefined =>
  (Object.keys(SOUNDS) as readonly SoundName[]).find((name) => names.includes(name));
