/** The components of Arnak as drawings and words, for pages that show them away from a table. */
export { cardRule, RULES } from '../words/rules.ts';
export { readAssistant, readCard, readGuardian } from '../words/texts.ts';
export { Card, type CardFace, type CardState } from './Card.tsx';
export { ASSISTANT_ICONS, CAMP_ICONS, CARD_ICONS, GUARDIAN_ICONS, TILE_ICONS } from './drawings.ts';
export { assistantLines, boonSigns, cardFace, guardianFace } from './faces.ts';
export { Island } from './Island.tsx';
export { Assistant, IdolSlot, ResearchPill, WonGuardian } from './Plates.tsx';
export { Camp, Idol, OpenSite, UnknownSite } from './Site.tsx';
export { costSigns, effectSigns, tokenSigns } from './signs.ts';
