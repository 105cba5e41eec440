import type { PhraseBook } from '@moonstaff/kernel';

/**
 * Everything the Guild says. Kinds of arguments: `seat`, `seats`, `number`, `text`, and of this game `map`, `field`,
 * `fields` (`q,r`), `region`, `exploreCard`, `actionCard`, `card` (either of these two), `slot`, `goal`, `goals`,
 * `reward`, `terrain`, `terrains`, `feature`, `treasure`, `treasures`.
 *
 * What only its owner hears has a kind of its own and is absent for all others: `ownCoins`, `ownTreasure`,
 * `ownActionCards`.
 */
export const phrases = {
  // What happened
  'guild.event.opening': { map: 'map', goals: 'goals' },
  'guild.event.reveal': { era: 'number', turn: 'number', card: 'exploreCard' },
  'guild.event.deal': { seat: 'seat', slot: 'slot', cards: 'ownActionCards' },
  'guild.event.token': { goal: 'goal', reward: 'reward' },
  'guild.event.keep': { seat: 'seat', slot: 'slot', card: 'actionCard' },
  'guild.event.use': { seat: 'seat', slot: 'slot', card: 'actionCard' },
  'guild.event.explore': { seat: 'seat', field: 'field', terrain: 'terrain' },
  'guild.event.nextStep': { seat: 'seat' },
  'guild.event.next': { seat: 'seat', effect: 'text' },
  'guild.event.decline': { seat: 'seat' },
  'guild.event.coinField': { seat: 'seat', field: 'field', coins: 'ownCoins' },
  'guild.event.tower': { seat: 'seat', field: 'field', towers: 'number', coins: 'ownCoins' },
  'guild.event.crystal': { seat: 'seat', field: 'field', coins: 'ownCoins' },
  'guild.event.village': { seat: 'seat', field: 'field', terrain: 'terrain', coins: 'ownCoins' },
  'guild.event.trade': {
    seat: 'seat',
    from: 'field',
    to: 'field',
    post: 'field',
    fromValue: 'number',
    toValue: 'number',
    coins: 'ownCoins',
  },
  'guild.event.treasureKept': { seat: 'seat', treasure: 'ownTreasure' },
  'guild.event.treasureCoins': { seat: 'seat', treasure: 'treasure', coins: 'ownCoins' },
  'guild.event.treasureExplorer': { seat: 'seat', treasure: 'treasure' },
  'guild.event.goal': { seat: 'seat', goal: 'goal', reward: 'reward', coins: 'ownCoins' },
  'guild.event.done': { seat: 'seat' },
  'guild.event.eraEnd': { era: 'number' },
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
  'guild.no.field': { field: 'field' },
  'guild.no.capital': { field: 'field' },
  'guild.no.volcano': { field: 'field' },
  'guild.no.reef': { field: 'field' },
  'guild.no.explorer': { field: 'field' },
  'guild.no.village': { field: 'field' },
  'guild.no.tower': { field: 'field' },
  'guild.no.supply': { field: 'field' },
  'guild.no.adjacent': { field: 'field' },
  'guild.no.site': { field: 'field', region: 'region' },
  'guild.no.routeEnd': { field: 'field' },
  'guild.no.keepFirst': { slot: 'slot' },
  'guild.no.useFirst': {},
  'guild.no.villageFirst': { region: 'region' },
  'guild.no.tradeFirst': {},
  'guild.no.freeFirst': {},
  'guild.no.orderFirst': {},
  'guild.no.usedUp': { card: 'card' },
  'guild.no.feature': { field: 'field', feature: 'feature', card: 'card' },
  'guild.no.terrain': { field: 'field', terrain: 'terrain', terrains: 'terrains', card: 'card' },
  'guild.no.quota': { terrain: 'terrain', card: 'card' },
  'guild.no.shape.free': { field: 'field' },
  'guild.no.shape.connected': { field: 'field' },
  'guild.no.shape.line': { field: 'field' },
  'guild.no.shape.path': { field: 'field' },
  'guild.no.shape.region': { field: 'field' },
  'guild.no.shape.neighboursOf': { field: 'field' },
  'guild.no.shape.rayFrom': { field: 'field' },
  'guild.no.shape.rayFromVillage': { field: 'field' },
  'guild.no.shape.rayOnward': { field: 'field' },
  'guild.no.shape.otherVillage': { field: 'field' },
  'guild.no.notDealt': { card: 'actionCard' },
  'guild.no.notOwn': { card: 'actionCard' },
  'guild.no.emptySlot': { slot: 'slot' },
  'guild.no.notNow': { slot: 'slot' },

  // What an action will give
  'guild.preview.coins': { field: 'field', coins: 'number' },
  'guild.preview.tower': { field: 'field', coins: 'number' },
  'guild.preview.crystal': { field: 'field', coins: 'number' },
  'guild.preview.village': { field: 'field', coins: 'number' },
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
  'guild.prompt.trade': { cities: 'fields' },
  'guild.prompt.order': {},
  'guild.prompt.explore': { card: 'card', left: 'number', step: 'number', steps: 'number' },
  'guild.prompt.exploreAny': { card: 'card', step: 'number', steps: 'number' },
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
  'guild.map.unreachable': { map: 'text', field: 'field' },
  'guild.map.count': { map: 'text', what: 'text', found: 'text', written: 'text' },
} as const satisfies PhraseBook;

type GuildBook = typeof phrases;

declare module '@moonstaff/kernel/phrase' {
  interface Phrases extends GuildBook {}
}
