import { useEffect, useRef } from 'react';
import { basePath } from '../../kit/route/route.ts';
import { playSound } from '../../kit/sound/play.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { Snapshot } from '../source.ts';
import { isMyTurn } from '../turn.ts';

/** Calls a player when it's their turn: in the title and icon of the tab, and with two soft tones if sound is on. */
export function useTurnCall(now: Snapshot): void {
  const words = useWords();
  const mine = isMyTurn(now);
  const before = useRef(mine);
  useEffect(() => {
    document
      .querySelector('link[rel="icon"]')
      ?.setAttribute('href', mine ? `${basePath()}icon-turn.svg` : `${basePath()}icon.svg`);
    document.title = mine ? `● ${words.t('table.yourTurn')} – Moonstaff` : 'Moonstaff';
    if (mine && !before.current) playSound('turn');
    before.current = mine;
  }, [mine, words]);
  // The title of another page doesn't call people back to a table they left.
  useEffect(() => rest, []);
}

function rest(): void {
  document.title = 'Moonstaff';
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `${basePath()}icon.svg`);
}
