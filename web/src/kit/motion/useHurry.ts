import { useEffect } from 'react';

/** A press brings everything to its end that moves by itself. */
export function useHurry(): void {
  useEffect(() => {
    window.addEventListener('pointerdown', hurry, true);
    window.addEventListener('keydown', hurry, true);
    return () => {
      window.removeEventListener('pointerdown', hurry, true);
      window.removeEventListener('keydown', hurry, true);
    };
  }, []);
}

function hurry(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}
