import { useEffect, useState } from 'react';
import { useLayout } from '../../../kit/settings/layout.ts';

/** In pixels: further down, the title of what is docked at the top of the page is out of sight. */
const TITLE = 40;

/** On a phone: whether the page has been scrolled away from what is docked at its top. */
export function useIsScrolled(): boolean {
  const isPhone = useLayout() === 'phone';
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!isPhone) return undefined;
    const look = (): void => setScrolled(window.scrollY > TITLE);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isPhone]);
  return isPhone && isScrolled;
}

/** On a phone: whether the bar has been scrolled away. */
export function useIsBarAway(): boolean {
  const isPhone = useLayout() === 'phone';
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const bar = document.querySelector('[data-part="bar"]');
    if (!isPhone || bar === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(bar);
    return () => observer.disconnect();
  }, [isPhone]);
  return isPhone && isAway;
}
