/** How each event of Arnak enters a story. What isn't named here is a clause in the words of its phrase. */

/** Say nothing new: turns end when the next begins; changes of mind and numbers that the cards show aren't told. */
export const SILENT: ReadonlySet<string> = new Set([
  'arnak.turnEnded',
  'arnak.roundEnded',
  'arnak.skipped',
  'arnak.calledOff',
  'arnak.rowEffect',
  'arnak.iconsLeft',
  'arnak.announced',
  'arnak.rescueLooked',
  'undo.done',
]);

/** Parts of a price. They come before what is paid for. */
export const PRICES: ReadonlySet<string> = new Set([
  'arnak.paid',
  'arnak.paidCard',
  'arnak.paidIdol',
  'arnak.pilots',
  'arnak.boon',
  'arnak.assistant',
  'arnak.discarded',
  'arnak.iconsLeft',
]);

type Keys = { readonly [key: string]: string };

/** What has a price, and the clause that names both. */
export const PRICED: Keys = {
  'arnak.played': 'arnak.story.played',
  'arnak.bought': 'arnak.story.bought',
  'arnak.dug': 'arnak.story.dug',
  'arnak.discovered': 'arnak.discovered',
  'arnak.overcame': 'arnak.story.overcame',
  'arnak.researched': 'arnak.story.researched',
  'arnak.templeTile': 'arnak.story.templeTile',
};

/** Begin something new, where nothing is paid. */
export const HEADS: ReadonlySet<string> = new Set(['arnak.assistant', 'arnak.boon', 'arnak.slotted', 'arnak.passed']);

/** Several in a row become one clause with a list. */
export const LISTED: Keys = {
  'arnak.drew': 'arnak.story.drew',
  'arnak.exiled': 'arnak.story.exiled',
  'arnak.discarded': 'arnak.story.discarded',
};

/** Said in other words inside a longer sentence. */
export const RETOLD: Keys = {
  'arnak.activated': 'arnak.story.activated',
  'arnak.slotted': 'arnak.story.slotted',
  'arnak.bonusTile': 'arnak.story.bonusTile',
  'arnak.received': 'arnak.story.received',
  'arnak.relocated': 'arnak.story.relocated',
  'arnak.recalled': 'arnak.story.recalled',
  'arnak.movedGuardian': 'arnak.story.movedGuardian',
  'arnak.tookIdols': 'arnak.story.tookIdols',
  'arnak.roundFlag': 'arnak.story.roundFlag',
  'arnak.rivalTile': 'arnak.story.rivalTile',
  'arnak.rivalRests': 'arnak.story.rivalRests',
  'arnak.rivalDug': 'arnak.story.rivalDug',
  'arnak.rivalResearched': 'arnak.story.rivalResearched',
  'arnak.rivalReachedTemple': 'arnak.story.rivalReachedTemple',
  'arnak.rivalTookIdols': 'arnak.story.rivalTookIdols',
  'arnak.rivalOvercame': 'arnak.story.rivalOvercame',
  'arnak.rivalRemovedBonus': 'arnak.story.rivalRemovedBonus',
  'arnak.rivalRemovedAssistant': 'arnak.story.rivalRemovedAssistant',
  'arnak.rivalTempleTile': 'arnak.story.rivalTempleTile',
  'arnak.rivalBought': 'arnak.story.rivalBought',
};

/** Tiles of the rival that needn't be named, because what the rival does says the same. */
export const RIVAL_DEEDS: { readonly [key: string]: RegExp } = {
  'arnak.rivalDug': /^rival-dig-/,
  'arnak.rivalDiscovered': /^rival-discover-/,
  'arnak.rivalOvercame': /^rival-overcome-/,
  'arnak.rivalResearched': /^rival-research-/,
  'arnak.rivalTempleTile': /^rival-research-/,
  'arnak.rivalBought': /^rival-buy-/,
  'arnak.rivalCannot': /^rival-/,
};

/** What a site is called when its tile is turned up. */
export const NAMED_SITE: Keys = {
  'arnak.discovered': 'arnak.story.discovered',
  'arnak.rivalDiscovered': 'arnak.story.rivalDiscovered',
};

/** Leave a gap in the card row, which is filled when the turn ends. */
export const FROM_ROW: ReadonlySet<string> = new Set(['arnak.bought', 'arnak.received', 'arnak.exiledFromRow']);

/** What can be used without bringing anything, if its offers are declined. */
export const USED: ReadonlySet<string> = new Set(['arnak.story.played', 'arnak.assistant', 'arnak.boon']);

/** What may go on after something came between: the clause that began it, and the argument that names it. */
export const BEGUN: { readonly [key: string]: readonly [kind: string, arg?: string] } = {
  'arnak.story.played': ['card', 'card'],
  'arnak.story.bought': ['card', 'card'],
  'arnak.assistant': ['assistant', 'assistant'],
  'arnak.boon': ['boon', 'guardian'],
  'arnak.story.slotted': ['idol'],
  'arnak.story.dug': ['dig'],
  'arnak.discovered': ['discovery'],
  'arnak.story.discovered': ['discovery'],
  'arnak.story.researched': ['research'],
};
