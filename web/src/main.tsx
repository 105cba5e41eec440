import './sheets.css';
import sharedIcons from 'virtual:icons/shared';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerIcons } from './kit/art/Icon.tsx';
import { keepFocus } from './kit/focus/keepFocus.ts';
import { followLinks } from './kit/route/route.ts';
import { applySettings } from './kit/settings/settings.ts';
import { showKeysWithAlt } from './kit/settings/showKeys.ts';
import { App } from './pages/App.tsx';
import { awaitInstallOffer } from './pages/home/install.ts';
import { keepForFlights } from './service-worker/register.ts';

const root = document.getElementById('page');
if (root === null) throw new Error('the page has no place to draw in');
registerIcons(sharedIcons);
applySettings();
keepFocus();
followLinks();
awaitInstallOffer();
showKeysWithAlt();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The page itself is kept for flights; the games already are.
if (import.meta.env.PROD && 'serviceWorker' in navigator) keepForFlights();
