import sharedIcons from 'virtual:icons/shared';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepFocus } from './app/keepFocus.ts';
import { registerIcons } from './art/Icon.tsx';
import { applyLayout } from './settings/layout.ts';
import { applySettings } from './settings/settings.ts';
import { showKeysWithAlt } from './settings/showKeys.ts';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/states.css';
import './art/art.css';
import './hex/hex.css';
import './table/shell.css';

const root = document.getElementById('page');
if (root === null) throw new Error('the page has no place to draw in');
registerIcons(sharedIcons);
applySettings();
applyLayout();
keepFocus();
showKeysWithAlt();
window.addEventListener('resize', applyLayout);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The page itself is kept for flights; the games already are.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('./sw.js'));
}
