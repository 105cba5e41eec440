import { settingsNow } from './settings.ts';

/** While Alt is held every key of the page shows which one of the keyboard it is. */
export function showKeysWithAlt(): void {
  const show = (held: boolean) => document.documentElement.toggleAttribute('data-keys', held || settingsNow().keys);
  window.addEventListener('keydown', ({ key }) => key === 'Alt' && show(true));
  window.addEventListener('keyup', ({ key }) => key === 'Alt' && show(false));
  window.addEventListener('blur', () => show(false));
}
