import { settingsNow } from './settings.ts';

/** While Alt is held every button shows its keyboard shortcut. */
export function showKeysWithAlt(): void {
  const show = (held: boolean) => document.documentElement.toggleAttribute('data-keys', held || settingsNow().keys);
  window.addEventListener('keydown', ({ key }) => key === 'Alt' && show(true));
  window.addEventListener('keyup', ({ key }) => key === 'Alt' && show(false));
  window.addEventListener('blur', () => show(false));
}
