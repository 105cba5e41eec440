import type { PhraseBook } from '@moonstaff/kernel';

/**
 * Everything the Guild says. Kinds of arguments: `seat`, `seats`, `number`, `text`, and of this game `map`, `space`,
 * `cities` (`q,r`), `region`, `exploreCard`, `investigateCard`, `card` (either of these two), `slot`, `goal`, `goals`,
 * `reward`, `terrain`, `terrains`, `feature`, `treasure`, `treasures`.
 *
 * What only its owner hears has a kind of its own and is absent for all others: `ownCoins`, `ownTreasure`,
 * `ownInvestigateCards`.
 */
export const phrases = {
  // What happened
  'guild.event.opening': { map: 'map', goals: 'goals' },
  'guild.event.reveal': { era: 'numeral', turn: 'number', card: 'exploreCard' },
  'guild.event.deal': { seat: 'seat', slot: 'slot', cards: 'ownInvestigateCards' },
  'guild.event.token': { goal: 'goal', reward: 'reward' },
  'guild.event.keep': { seat: 'seat', slot: 'slot', card: 'investigateCard' },
  'guild.event.use': { seat: 'seat', slot: 'slot', card: 'investigateCard' },
  'guild.event.explore': { seat: 'seat', field: 'space', terrain: 'terrain' },
  'guild.event.nextStep': { seat: 'seat' },
  'guild.event.next': { seat: 'seat', effect: 'text' },
  'guild.event.decline': { seat: 'seat' },
  'guild.event.coinField': { seat: 'seat', field: 'space', coins: 'ownCoins' },
  'guild.event.tower': { seat: 'seat', field: 'space', towers: 'number', coins: 'ownCoins' },
  'guild.event.crystal': { seat: 'seat', field: 'space', coins: 'ownCoins' },
  'guild.event.village': { seat: 'seat', field: 'space', terrain: 'terrain', coins: 'ownCoins' },
  'guild.event.trade': {
    seat: 'seat',
    from: 'space',
    to: 'space',
    post: 'space',
    fromValue: 'number',
    toValue: 'number',
    coins: 'ownCoins',
  },
  'guild.event.treasureKept': { seat: 'seat', treasure: 'ownTreasure' },
  'guild.event.treasureCoins': { seat: 'seat', treasure: 'treasure', coins: 'ownCoins' },
  'guild.event.treasureExplorer': { seat: 'seat', treasure: 'treasure' },
  'guild.event.goal': { seat: 'seat', goal: 'goal', reward: 'reward', coins: 'ownCoins' },
  'guild.event.done': { seat: 'seat' },
  'guild.event.eraEnd': { era: 'numeral' },
  'guild.event.treasures': { seat: 'seat', treasures: 'treasures', coins: 'number' },
  'guild.event.final': { seat: 'seat', coins: 'number' },
  'guild.event.won': { seat: 'seat' },
  'guild.event.lost': { seat: 'seat', goals: 'goals', coins: 'number' },

  // Why undo stops
  'guild.wall.treasure': {},
  'guild.wall.confirmed': {},
  'guild.wall.kept': {},
  'guild.wall.everybodyDone': {},

  // Why a thing can't be used
  'guild.no.over': {},
  'guild.no.seat': {},
  'guild.no.waiting': {},
  'guild.no.card': {},
  'guild.no.action': { action: 'text' },
  'guild.no.space': { space: 'space' },
  'guild.no.capital': { space: 'space' },
  'guild.no.volcano': { space: 'space' },
  'guild.no.reef': { space: 'space' },
  'guild.no.explorer': { space: 'space' },
  'guild.no.village': { space: 'space' },
  'guild.no.tower': { space: 'space' },
  'guild.no.supply': { space: 'space' },
  'guild.no.adjacent': { space: 'space' },
  'guild.no.site': { space: 'space', region: 'region' },
  'guild.no.routeEnd': { space: 'space' },
  'guild.no.keepFirst': { slot: 'slot' },
  'guild.no.useFirst': {},
  'guild.no.villageFirst': { region: 'region' },
  'guild.no.tradeFirst': {},
  'guild.no.freeFirst': {},
  'guild.no.orderFirst': {},
  'guild.no.usedUp': { card: 'card' },
  'guild.no.feature': { space: 'space', feature: 'feature', card: 'card' },
  'guild.no.terrain': { space: 'space', terrain: 'terrain', terrains: 'terrains', card: 'card' },
  'guild.no.quota': { terrain: 'terrain', card: 'card' },
  'guild.no.shape.free': { space: 'space' },
  'guild.no.shape.connected': { space: 'space' },
  'guild.no.shape.line': { space: 'space' },
  'guild.no.shape.path': { space: 'space' },
  'guild.no.shape.region': { space: 'space' },
  'guild.no.shape.neighboursOf': { space: 'space' },
  'guild.no.shape.rayFrom': { space: 'space' },
  'guild.no.shape.rayFromVillage': { space: 'space' },
  'guild.no.shape.rayOnward': { space: 'space' },
  'guild.no.shape.otherVillage': { space: 'space' },
  'guild.no.notDealt': { card: 'investigateCard' },
  'guild.no.notOwn': { card: 'investigateCard' },
  'guild.no.emptySlot': { slot: 'slot' },
  'guild.no.notNow': { slot: 'slot' },

  // What an action will give
  'guild.preview.coins': { space: 'space', coins: 'number' },
  'guild.preview.tower': { space: 'space', coins: 'number' },
  'guild.preview.crystal': { space: 'space', coins: 'number' },
  'guild.preview.village': { space: 'space', coins: 'number' },
  'guild.preview.villageChoice': { sites: 'number', coins: 'number' },
  'guild.preview.trade': { coins: 'number' },
  'guild.preview.routes': { cities: 'number', coins: 'number' },
  'guild.preview.treasure': { cards: 'number' },

  // What is asked now
  'guild.prompt.over': {},
  'guild.prompt.waiting': { seats: 'seats' },
  'guild.prompt.keep': { slot: 'slot' },
  'guild.prompt.use': {},
  'guild.prompt.free': {},
  'guild.prompt.village': { region: 'region' },
  'guild.prompt.trade': { cities: 'cities' },
  'guild.prompt.order': {},
  'guild.prompt.explore': { card: 'card', left: 'number', step: 'number', steps: 'number' },
  'guild.prompt.exploreAny': { card: 'card', step: 'number', steps: 'number' },
  'guild.prompt.exploreOnly': { card: 'card', left: 'number' },
  'guild.prompt.exploreOnlyAny': { card: 'card' },
  'guild.prompt.done': {},

  // What is wrong with a map
  'guild.map.unknown': { map: 'text', known: 'texts' },
  'guild.map.head': { map: 'text' },
  'guild.map.margin': { map: 'text', line: 'number', column: 'number' },
  'guild.map.column': { map: 'text', line: 'number', column: 'number', cell: 'text' },
  'guild.map.row': { map: 'text', line: 'number', column: 'number', cell: 'text' },
  'guild.map.cell': { map: 'text', line: 'number', column: 'number', cell: 'text' },
  'guild.map.capital': { map: 'text', line: 'number', column: 'number', cell: 'text' },
  'guild.map.noCapital': { map: 'text' },
  'guild.map.twice': { map: 'text' },
  'guild.map.unreachable': { map: 'text', space: 'space' },
  'guild.map.count': { map: 'text', what: 'text', found: 'text', written: 'text' },
} as const satisfies PhraseBook;

type GuildBook = typeof phrases;

declare module '@moonstaff/kernel/phrase' {
  interface Phrases extends GuildBook {}
}
