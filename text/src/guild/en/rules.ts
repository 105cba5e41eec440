import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Aim of the game',
    text: [
      'Everyone explores their own copy of the same map, at the same time. You earn coins for villages, towers, trade routes, coin spaces, goals and treasures. Coins are kept secret. After four eras, the player with the most wins.',
    ],
  },
  setup: {
    title: 'Setup',
    text: [
      'Choose a map. Each player has 36 explorers and 13 villages. Three of the map’s six goals are in play. The exploration deck of the first era has the five basic Explore cards and Era card I.',
      'The Investigate cards and the treasure cards are shuffled into separate decks. Trading posts, towers and coins are in the bank. All maps start empty, and nothing is on the capital.',
    ],
  },
  map: {
    title: 'The map',
    text: [
      'There are four terrains: grassland, desert, mountain and sea. Adjacent spaces of the same land terrain form a region; the sea forms none. Cities, coin spaces and ruins on land belong to the region of their terrain. Ruins in the sea, discovery spaces and crystal spaces belong to none.',
      'You start at the capital. It counts as a village for exploring but not for goals, and you never explore it.',
    ],
  },
  turn: {
    title: 'Turns and eras',
    text: [
      'The top card of the exploration deck is revealed, and everyone uses it at the same time on their own map. When everyone is done, goals are checked and the next card is revealed.',
      'The four eras have 6, 7, 8 and 9 cards. At the end of an era all explorers return. Villages, towers, trading posts and treasures stay.',
    ],
  },
  exploring: {
    title: 'Exploring',
    text: [
      'Place explorers one at a time, each on a free space adjacent to your capital, one of your villages or one of your explorers. Whatever the space gives, you get right away.',
      'The terrain must match the card; discovery and crystal spaces match every card. You may place fewer explorers than the card allows. The rest are lost.',
    ],
  },
  special: {
    title: 'Investigate cards',
    text: [
      'When Era card I, II or III is revealed for the first time, everyone draws two Investigate cards, keeps one for that Era card and uses it. Whenever the Era card comes up again in a later era, everyone uses that Investigate card again.',
      'Era card I/II/III lets everyone use one of their three Investigate cards.',
    ],
  },
  village: {
    title: 'Villages',
    text: [
      'When your explorers are on every space of a region in the same era, you discover a village: you must replace one of them, on a blank space of that region, with a village. It pays 1, 2, 3 or 4 coins depending on the era, stays for the whole game, and you can explore from it. A region can have only one village.',
    ],
  },
  tower: {
    title: 'Discovery towers',
    text: [
      'On a discovery space you build a tower instead of placing an explorer. Your first, second, third and fourth towers pay 6, 8, 10 and 14 coins. You can’t explore from a tower.',
    ],
  },
  spaces: {
    title: 'Coin spaces, ruins and treasures',
    text: [
      'A coin space pays its coins every time you explore it. A ruin gives you a treasure card the first time you explore it in the game.',
      'Some treasures are used right away and go to the bottom of the deck. Others stay face down and pay at the end of the game.',
    ],
  },
  trade: {
    title: 'Cities and trade routes',
    text: [
      'Two cities with your explorers and no trading post, connected by an unbroken chain of your explorers, villages and the capital, make a trade route. It pays the product of the two values. Then one of the two cities, your choice, gets a trading post. It can’t start or end another route, but a chain can still run through it.',
      'If you connect three such cities at once, you make two routes, one after the other.',
    ],
  },
  objectives: {
    title: 'Goals',
    text: [
      'At the end of a turn, everyone who completes a goal for the first time gains coins: the higher number if nobody completed it in an earlier turn, otherwise the lower one. The capital doesn’t count as a village for goals.',
    ],
  },
  end: {
    title: 'End of the game',
    text: [
      'After the fourth era, everyone reveals the treasures they kept and adds their coins. The player with the most coins wins. Ties go to more towers, then more villages; after that, the victory is shared.',
    ],
  },
  solo: {
    title: 'Solo game',
    text: [
      'When Era cards II, III and I/II/III are revealed for the first time, era tokens cover rewards of the goals, from the left. A covered reward isn’t paid.',
      'You win if you complete all three goals and have at least 90 coins (easy), 120 (medium) or 150 (hard).',
      'If one reward of a goal is covered, completing it pays the other. If both are covered, it pays nothing but still counts as completed. A token is placed as soon as its card is revealed, before goals are checked.',
    ],
  },
  avenia: {
    title: 'Avenia',
    text: [
      'Some goals mention lands. A land is a group of connected land spaces, bounded by the sea and the edge of the map.',
    ],
  },
  aghon: {
    title: 'Aghon',
    text: [
      'No special rules. One ruin can count for several terrains of a goal. A discovery tower only counts once it’s built.',
    ],
  },
  kazan: {
    title: 'Kazan',
    text: [
      'You can’t explore volcanoes. Two mountain regions have no blank space and never get a village. Ruins have letters, and some goals refer to them.',
    ],
  },
  cnidaria: {
    title: 'Cnidaria',
    text: [
      'You can’t explore reef rocks. You can explore crystal spaces with any card. The first time, a crystal space pays its own value plus the values of all crystals you’ve explored before. Ruins have marks: a triangle, a circle or a crossed square.',
    ],
  },
};
