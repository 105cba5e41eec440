import { settingsNow } from '../settings/settings.ts';
import { SOUNDS, type SoundName, type Tone } from './tones.ts';

/** How loud a tone is at most, at full volume. */
const LOUDEST = 0.24;

let audio: AudioContext | undefined;

/** Plays one of our sounds, made on the spot. Silent where sound is off, unwanted or unknown to the browser. */
export function playSound(name: SoundName): void {
  const { sound, sounds, volume } = settingsNow();
  if (!sound || (sounds === 'turn' && name !== 'turn') || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers hold it back until the first press.
  void audio.resume();
  for (const tone of SOUNDS[name] as readonly Tone[]) play(audio, tone, (volume / 100) * LOUDEST);
}

function play(context: AudioContext, { hertz, at, lasts, to, wave = 'sine' }: Tone, loud: number): void {
  const start = context.currentTime + at;
  const end = start + lasts;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(hertz, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(end + 0.02);
}
