import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Goal',
    text: [
      'Everybody explores a copy of the same map, at the same time. You gain coins for villages, towers, trade routes, coin fields, objectives and treasures. Coins are kept secret. After four rounds most coins win.',
    ],
  },
  setup: {
    title: 'Setup',
    text: [
      'Choose a map. Everybody has 36 explorers and 13 villages. Three of the six objectives of the map are in play. The exploration deck of the first round has the five basic cards and card I.',
      'The special action cards and the treasure cards are shuffled into decks of their own. Trading posts, towers and coins lie in the bank. All maps begin empty; nothing stands on the capital.',
    ],
  },
  map: {
    title: 'The map',
    text: [
      'There are four terrains: grassland, desert, mountain and sea. Adjacent fields of the same land terrain form a region; the sea forms none. Cities, coin fields and ruins on land belong to the region of their terrain; ruins in the sea, observation and crystal fields to none.',
      'You begin at the capital. It counts as a village for exploring, but not for objectives, and is never explored itself.',
    ],
  },
  turn: {
    title: 'Turns and rounds',
    text: [
      'The top card of the exploration deck is revealed, and all carry it out at the same time on their own maps. When everybody is done, objectives are checked and the next card follows.',
      'The four rounds have 6, 7, 8 and 9 cards. At the end of a round all explorers return; villages, towers, trading posts and what was found stay.',
    ],
  },
  exploring: {
    title: 'Exploring',
    text: [
      'Place explorers one by one, each on a free field adjacent to your capital, one of your villages or one of your explorers. What a field gives is settled at once.',
      'The terrain must fit the card; observation and crystal fields fit every card. You may place fewer explorers than allowed; the rest is lost.',
    ],
  },
  special: {
    title: 'Special actions',
    text: [
      'When card I, II or III is revealed for the first time, everybody draws two special action cards, keeps one beside that number and carries it out. Whenever the card returns in a later round, that special action is carried out again.',
      'Card I/II/III lets everybody use one of their three special actions.',
    ],
  },
  village: {
    title: 'Villages',
    text: [
      'When your explorers stand on all fields of a region in the same round, you must replace one of them by a village, on an empty field of that region. It pays 1, 2, 3 or 4 coins by the round, stays for the whole game, and you may explore from it. Each region gets one village.',
    ],
  },
  tower: {
    title: 'Observation towers',
    text: [
      'On an observation field you build a tower instead of placing an explorer. Your first, second, third and fourth tower pay 6, 8, 10 and 14 coins. A tower is no starting point for explorers.',
    ],
  },
  fields: {
    title: 'Coin fields, ruins and treasures',
    text: [
      'A coin field pays its coins every time you explore it. A ruin gives a treasure card the first time you explore it in the game.',
      'Treasures are used at once and go under the deck, or are kept face down and pay at the end.',
    ],
  },
  trade: {
    title: 'Cities and trade routes',
    text: [
      'Two cities with your explorers and without trading post, joined by an unbroken chain of your explorers, villages and the capital, make a trade route. It pays the product of the two values. Then one of the two cities, of your choice, gets a trading post and ends no further route.',
      'If three such cities are joined at once, two routes arise, one after the other.',
    ],
  },
  objectives: {
    title: 'Objectives',
    text: [
      'When a turn is over, everybody who meets an objective for the first time gains coins: the higher number if nobody met it in an earlier turn, else the lower one. The capital is no village here.',
    ],
  },
  end: {
    title: 'End of the game',
    text: [
      'After the fourth round the kept treasures are revealed and added. Most coins win; in a tie more towers, then more villages; then the victory is shared.',
    ],
  },
  solo: {
    title: 'Alone',
    text: [
      'When card II, III and I/II/III are revealed for the first time, solo tokens cover rewards of the objectives, from the left. A covered reward is not paid.',
      'You win if you meet all three objectives and have at least 90 coins (easy), 120 (medium) or 150 (hard).',
      'Meeting an objective of which one reward is covered pays the other; if both are covered, it pays nothing, but it counts as met. A token comes as soon as its card is revealed, before objectives are checked.',
    ],
  },
  avenia: {
    title: 'Avenia',
    text: [
      'Some objectives speak of lands: all land fields that hang together, bounded by sea and the edge of the map.',
    ],
  },
  aghon: {
    title: 'Aghon',
    text: [
      'No special rules. One ruin may serve for several terrains of an objective; an observation tower counts only when it is built.',
    ],
  },
  kazan: {
    title: 'Kazan',
    text: [
      'Volcanoes are never explored. Two mountain regions have no empty field and never get a village. Ruins bear letters; some objectives name them.',
    ],
  },
  cnidaria: {
    title: 'Cnidaria',
    text: [
      'Reef rocks are never explored. Any exploration reaches crystal fields. The first time a crystal field pays its value plus the values of all crystals you explored before. Ruins bear marks: triangle, circle or crossed square.',
    ],
  },
};
