/**
 * Everything the rules of Arnak may say: key → argument → kind. Kinds beyond `seat` and `number`: `board`,
 * `card`, `cards`, `cardList`, `tokens`, `icons`, `site`, `tile`, `guardian`, `assistant`, `idol`, `bonus`, `researchSpace`, `templeStack`,
 * `token`, `resource`, `side`, `slotOption`, `rivalTile`, `arrow`, `flag`, `destination`, `extreme`, `seats`. A card that its
 * reader must not know is `hidden`.
 */
import type { PhraseBook } from '@moonstaff/kernel';

const events = {
  'arnak.opening': { board: 'board', row: 'cardList' },
  'arnak.starts': { seat: 'seat', tokens: 'tokens' },
  'arnak.round': { round: 'numeral', first: 'seat' },
  'arnak.roundEnded': { round: 'numeral' },
  'arnak.gameOver': {},
  'arnak.turnEnded': { seat: 'seat' },
  'arnak.passed': { seat: 'seat' },
  'arnak.gained': { seat: 'seat', tokens: 'tokens' },
  'arnak.paid': { seat: 'seat', tokens: 'tokens' },
  'arnak.paidCard': { seat: 'seat', card: 'card' },
  'arnak.paidIdol': { seat: 'seat' },
  'arnak.pilots': { seat: 'seat', count: 'number' },
  'arnak.gainedIcons': { seat: 'seat', icons: 'icons' },
  'arnak.iconsLeft': { seat: 'seat', icons: 'icons' },
  'arnak.fear': { seat: 'seat' },
  'arnak.fearTile': { seat: 'seat' },
  'arnak.drew': { seat: 'seat', card: 'card' },
  'arnak.discarded': { seat: 'seat', card: 'card' },
  'arnak.exiled': { seat: 'seat', card: 'card' },
  'arnak.exiledFearTile': { seat: 'seat' },
  'arnak.exiledFromRow': { seat: 'seat', card: 'card' },
  'arnak.staffExiled': { card: 'card' },
  'arnak.rowDealt': { card: 'card' },
  'arnak.deckTop': { card: 'card' },
  'arnak.kept': { seat: 'seat', count: 'number' },
  'arnak.announced': { seat: 'seat', count: 'number' },
  'arnak.looked': { seat: 'seat', count: 'number', cards: 'cards' },
  'arnak.held': { seat: 'seat', card: 'card' },
  'arnak.returned': { seat: 'seat', card: 'card' },
  'arnak.played': { seat: 'seat', card: 'card' },
  'arnak.usedArtifact': { seat: 'seat', card: 'card' },
  'arnak.bought': { seat: 'seat', card: 'card' },
  'arnak.received': { seat: 'seat', card: 'card', to: 'destination' },
  'arnak.skipped': { seat: 'seat' },
  'arnak.calledOff': { seat: 'seat' },
  'arnak.dug': { seat: 'seat', site: 'site', space: 'number' },
  'arnak.discovered': { seat: 'seat', site: 'site' },
  'arnak.tookIdols': { seat: 'seat', idol: 'idol', covered: 'number' },
  'arnak.tilePlaced': { site: 'site', tile: 'tile' },
  'arnak.tileShown': { seat: 'seat', tile: 'tile' },
  'arnak.guardianPlaced': { site: 'site', guardian: 'guardian' },
  'arnak.activated': { seat: 'seat', site: 'site' },
  'arnak.relocated': { seat: 'seat', from: 'site', to: 'site' },
  'arnak.recalled': { seat: 'seat', site: 'site' },
  'arnak.overcame': { seat: 'seat', site: 'site', guardian: 'guardian' },
  'arnak.movedGuardian': { seat: 'seat', guardian: 'guardian', from: 'site', to: 'site' },
  'arnak.boon': { seat: 'seat', guardian: 'guardian' },
  'arnak.slotted': { seat: 'seat', slot: 'number', option: 'slotOption' },
  'arnak.unslotted': { seat: 'seat' },
  'arnak.researched': { seat: 'seat', token: 'token', space: 'researchSpace' },
  'arnak.reachedTemple': { seat: 'seat', place: 'number' },
  'arnak.bonusTile': { seat: 'seat', tile: 'bonus' },
  'arnak.rowEffect': { seat: 'seat', token: 'token', row: 'number' },
  'arnak.templeTile': { seat: 'seat', stack: 'templeStack' },
  'arnak.assistant': { seat: 'seat', assistant: 'assistant', side: 'side' },
  'arnak.recruited': { seat: 'seat', assistant: 'assistant' },
  'arnak.rescueLooked': { seat: 'seat' },
  'arnak.rescued': { seat: 'seat', assistant: 'assistant' },
  'arnak.upgraded': { seat: 'seat', assistant: 'assistant' },
  'arnak.refreshed': { seat: 'seat', assistant: 'assistant' },
  'arnak.swapped': { seat: 'seat', assistant: 'assistant', fresh: 'assistant' },
  'arnak.usedSupply': { seat: 'seat', assistant: 'assistant', side: 'side' },
  'arnak.roundFlag': { seat: 'seat', flag: 'flag' },
  /** A free action comes between the steps of an effect, which goes on later. */
  'arnak.paused': { seat: 'seat' },
  'arnak.resumed': { seat: 'seat' },
  /** What comes next isn't the main action: an effect lets the player do it. */
  'arnak.byEffect': { seat: 'seat' },
} as const satisfies PhraseBook;

const rival = {
  'arnak.rivalTile': { tile: 'rivalTile' },
  'arnak.rivalRests': { tile: 'rivalTile', round: 'numeral' },
  'arnak.rivalCannot': { tile: 'rivalTile' },
  'arnak.rivalDug': { site: 'site', resource: 'resource', arrow: 'arrow' },
  'arnak.rivalDiscovered': { site: 'site', arrow: 'arrow' },
  'arnak.rivalTookIdols': { idol: 'idol', covered: 'number' },
  'arnak.rivalOvercame': { site: 'site', guardian: 'guardian', arrow: 'arrow' },
  'arnak.rivalResearched': { space: 'researchSpace', arrow: 'arrow' },
  'arnak.rivalReachedTemple': { place: 'number' },
  'arnak.rivalRemovedBonus': { tile: 'bonus' },
  'arnak.rivalRemovedAssistant': { assistant: 'assistant' },
  'arnak.rivalTempleTile': { stack: 'templeStack', arrow: 'arrow' },
  'arnak.rivalBought': { card: 'card', which: 'extreme', arrow: 'arrow' },
} as const satisfies PhraseBook;

/** Why undo stops. */
const walls = {
  'arnak.wall.drew': {},
  'arnak.wall.row': {},
  'arnak.wall.deckTop': {},
  'arnak.wall.tile': {},
  'arnak.wall.guardian': {},
  'arnak.wall.assistant': {},
  'arnak.wall.rescue': {},
  'arnak.wall.templeStack': {},
  'arnak.wall.rivalTile': {},
  'arnak.wall.turn': {},
  'arnak.wall.round': {},
} as const satisfies PhraseBook;

/** Prices in a preview that are not yet paid. */
const prices = {
  'arnak.price.tokens': { tokens: 'tokens' },
  'arnak.price.travel': { icons: 'icons' },
  'arnak.price.handCards': { count: 'number' },
} as const satisfies PhraseBook;

/** Why something visible cannot be done now. */
const reasons = {
  'arnak.why.gameOver': {},
  'arnak.why.notYourTurn': { seat: 'seat' },
  'arnak.why.keepPhase': {},
  'arnak.why.mainActionTaken': {},
  'arnak.why.mainActionFirst': {},
  'arnak.why.answerFirst': {},
  'arnak.why.held': {},
  'arnak.why.notAsked': {},
  'arnak.why.unknown': {},
  'arnak.why.notByThisEffect': {},
  'arnak.why.idleDiscount': {},
  'arnak.why.bothOut': {},
  'arnak.why.undiscovered': {},
  'arnak.why.alreadyDiscovered': {},
  'arnak.why.blocked': {},
  'arnak.why.occupied': { by: 'seat' },
  'arnak.why.occupiedByRival': {},
  'arnak.why.travel': { icons: 'icons' },
  'arnak.why.coins': { needed: 'number', have: 'number' },
  'arnak.why.compasses': { needed: 'number', have: 'number' },
  'arnak.why.tokens': { needed: 'tokens', have: 'tokens' },
  'arnak.why.handCards': { needed: 'number', have: 'number' },
  'arnak.why.noGuardian': {},
  'arnak.why.notAtSite': {},
  'arnak.why.othersAtSite': {},
  'arnak.why.notOnOffer': {},
  'arnak.why.notInHand': {},
  'arnak.why.noEffect': {},
  'arnak.why.tablet': { needed: 'number', have: 'number' },
  'arnak.why.noBridge': {},
  'arnak.why.aboveGlass': {},
  'arnak.why.notebookTemple': {},
  'arnak.why.noIdol': {},
  'arnak.why.notInTemple': {},
  'arnak.why.stackEmpty': {},
  'arnak.why.notYours': {},
  'arnak.why.exhausted': {},
  'arnak.why.slotsFull': {},
  'arnak.why.slotOrder': { slot: 'number' },
  'arnak.why.boonUsed': {},
  'arnak.why.travelBoon': {},
} as const satisfies PhraseBook;

/** What is asked of the active player. */
const prompts = {
  'arnak.prompt.over': {},
  'arnak.prompt.waiting': { seats: 'seats' },
  'arnak.prompt.mainAction': {},
  'arnak.prompt.endTurn': {},
  'arnak.prompt.held': {},
  'arnak.prompt.keep': {},
  'arnak.prompt.voyage': { site: 'site', icons: 'icons', compass: 'number' },
  'arnak.prompt.guardianPrice': { guardian: 'guardian' },
  'arnak.prompt.pay': {},
  'arnak.prompt.choose': { left: 'number' },
  'arnak.prompt.draw': { left: 'number' },
  'arnak.prompt.announce': { most: 'number' },
  'arnak.prompt.hold': {},
  'arnak.prompt.return': {},
  'arnak.prompt.exile': {},
  'arnak.prompt.discard': {},
  'arnak.prompt.trade': {},
  'arnak.prompt.send': {},
  'arnak.prompt.activate': {},
  'arnak.prompt.again': { site: 'site' },
  'arnak.prompt.relocate': {},
  'arnak.prompt.recall': {},
  'arnak.prompt.overcome': {},
  'arnak.prompt.moveGuardian': {},
  'arnak.prompt.buy': { discount: 'number' },
  'arnak.prompt.take': { to: 'destination' },
  'arnak.prompt.use': { card: 'card' },
  'arnak.prompt.research': {},
  'arnak.prompt.arrive': { space: 'researchSpace' },
  'arnak.prompt.bonus': { space: 'researchSpace' },
  'arnak.prompt.recruit': {},
  'arnak.prompt.rescue': {},
  'arnak.prompt.upgrade': {},
  'arnak.prompt.refresh': {},
  'arnak.prompt.swap': {},
  'arnak.prompt.supply': { side: 'side' },
  'arnak.prompt.unslot': {},
} as const satisfies PhraseBook;

/** The lines of the score sheet, in its order. */
const categories = {
  'arnak.score.research': {},
  'arnak.score.temple': {},
  'arnak.score.idols': {},
  'arnak.score.guardians': {},
  'arnak.score.cards': {},
  'arnak.score.fear': {},
} as const satisfies PhraseBook;

/** Wrong input: options that do not fit, and what a scenario asks for. */
const refusals = {
  'arnak.options.first': { first: 'number', seats: 'number' },
} as const satisfies PhraseBook;

export const phrases = {
  ...events,
  ...rival,
  ...walls,
  ...prices,
  ...reasons,
  ...prompts,
  ...categories,
  ...refusals,
} as const satisfies PhraseBook;

type ArnakBook = typeof phrases;

declare module '@moonstaff/kernel/phrase' {
  interface Phrases extends ArnakBook {}
}
