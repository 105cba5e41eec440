import { useEffect } from 'react';
import { registerIcons } from '../../../kit/art/Icon.tsx';
import { late } from '../../../kit/late/late.ts';

const loadPictures = late(async () => registerIcons((await import('virtual:icons/arnakPictures')).default));

/** Brings the pictures of cards, guardians and sites once the table is drawn. Until then their places are empty. */
export function usePictures(): void {
  // A picture that doesn't arrive is no reason to stop a game.
  useEffect(() => void loadPictures().catch(() => undefined), []);
}
