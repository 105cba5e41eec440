import { useEffect, useRef } from 'react';
import { settingsNow } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { Snapshot } from '../source.ts';
import { isMyTurn } from '../turn.ts';

/** Calls a player when it's their turn: in the title and icon of the tab, and with two soft tones if sound is on. */
export function useTurnCall(now: Snapshot): void {
  const words = useWords();
  const mine = isMyTurn(now);
  const before = useRef(mine);
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? './icon-turn.svg' : './icon.svg');
    document.title = mine ? `● ${words.t('table.yourTurn')} – Moonstaff` : 'Moonstaff';
    if (mine && !before.current && settingsNow().sound) chime();
    before.current = mine;
  }, [mine, words]);
  // The title of another page doesn't call people back to a table they left.
  useEffect(() => rest, []);
}

function rest(): void {
  document.title = 'Moonstaff';
  document.querySelector('link[rel="icon"]')?.setAttribute('href', './icon.svg');
}

function chime(): void {
  const audio = new AudioContext();
  [523, 784].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + i * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.42);
    if (i === 1) tone.onended = () => void audio.close();
  });
}
