/** How each event of Arnak enters a story. What isn't named here is a clause in the words of its phrase. */

/** Say nothing new: turns end when the next begins, and the draw says how many cards were announced; what wasn't wanted and changes of mind aren't told. */
export const SILENT: ReadonlySet<string> = new Set([
  'arnak.turnEnded',
  'arnak.roundEnded',
  'arnak.skipped',
  'arnak.calledOff',
  'arnak.rowEffect',
  'arnak.iconsLeft',
  'arnak.announced',
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
  'arnak.bought': 'arnak.story.bought',
  'arnak.dug': 'arnak.story.dug',
  'arnak.discovered': 'arnak.discovered',
  'arnak.overcame': 'arnak.story.overcame',
  'arnak.researched': 'arnak.story.researched',
  'arnak.templeTile': 'arnak.story.templeTile',
};

/** Begin something new, where nothing is paid. */
export const HEADS: ReadonlySet<string> = new Set([
  'arnak.played',
  'arnak.usedArtifact',
  'arnak.assistant',
  'arnak.boon',
  'arnak.slotted',
  'arnak.usedSupply',
  'arnak.passed',
]);

/** What a row of the research track gives. An assistant used before that isn't the reason. */
export const FROM_RESEARCH: ReadonlySet<string> = new Set(['arnak.recruited', 'arnak.rescued', 'arnak.upgraded']);

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
  'arnak.relocated': 'arnak.story.relocated',
  'arnak.recalled': 'arnak.story.recalled',
  'arnak.movedGuardian': 'arnak.story.movedGuardian',
  'arnak.tookIdols': 'arnak.story.tookIdols',
  'arnak.rivalDug': 'arnak.story.rivalDug',
  'arnak.rivalResearched': 'arnak.story.rivalResearched',
  'arnak.rivalTookIdols': 'arnak.story.rivalTookIdols',
  'arnak.rivalOvercame': 'arnak.story.rivalOvercame',
};

/** Tiles of the rival that needn't be named, because what the rival does says the same. */
export const RIVAL_DEEDS: { readonly [key: string]: RegExp } = {
  'arnak.rivalDug': /^rival-dig-/,
  'arnak.rivalDiscovered': /^rival-discover-/,
  'arnak.rivalOvercame': /^rival-overcome-/,
  'arnak.rivalResearched': /^rival-research-/,
  'arnak.rivalBought': /^rival-buy-/,
  'arnak.rivalCannot': /^rival-/,
};

/** What a site is called when its tile is turned up. */
export const NAMED_SITE: Keys = {
  'arnak.discovered': 'arnak.story.discovered',
  'arnak.rivalDiscovered': 'arnak.story.rivalDiscovered',
};
