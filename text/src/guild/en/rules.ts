import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Aim of the game',
    text: [
      'Everyone explores their own copy of the same map, at the same time. You earn coins for villages, towers, trade routes, coin spaces, goals and treasures. Coins are kept secret. After four eras, the player with the most wins.',
      'Coins are your points; you never spend them. The bank always has enough of everything. Nobody can get in your way: only the cards, the bank and the goals are shared. One to four people can play, and a game takes about 45 minutes.',
    ],
  },
  setup: {
    title: 'Setup',
    text: [
      'Choose a map. Each player has 36 explorers and 13 villages. Three of the map’s six goals are in play. The exploration deck of the first era has the five basic Explore cards and Era card I.',
      'The Investigate cards and the treasure cards are shuffled into separate decks. Trading posts, towers and coins are in the bank. All maps start empty, and nothing is on the capital.',
      'There are four maps: Avenia, which is best for a first game, Aghon, Kazan and Cnidaria. Each has six goals of its own. There are 28 Investigate cards and 40 treasure cards. Era cards II, III and I/II/III wait on the exploration board until their era.',
    ],
  },
  map: {
    title: 'The map',
    text: [
      'There are four terrains: grassland, desert, mountain and sea. Adjacent spaces of the same land terrain form a region; the sea forms none. Cities, coin spaces and ruins on land belong to the region of their terrain. Ruins in the sea, discovery spaces and crystal spaces belong to none.',
      'You start at the capital. It counts as a village for exploring but not for goals, and you never explore it.',
      'Spaces that share an edge are adjacent. A space is blank, or it has coins, a ruin, a city or room for a discovery tower. A ruin in the sea is explored like sea. The table at the foot of the map shows what villages and towers pay.',
    ],
  },
  turn: {
    title: 'Turns and eras',
    text: [
      'The top card of the exploration deck is revealed, and everyone uses it at the same time on their own map. When everyone is done, goals are checked and the next card is revealed.',
      'The four eras have 6, 7, 8 and 9 cards. At the end of an era all explorers on the map return. Villages, towers, trading posts and treasures stay.',
      'Each era’s deck is shuffled: the five basic cards and Era card I, from the second era also II, from the third also III, and in the fourth also I/II/III. So you always know what’s still to come. Explorers on goals stay there. After the fourth era the game ends.',
    ],
  },
  exploring: {
    title: 'Exploring',
    text: [
      'Place explorers one at a time, each on a free space adjacent to your capital, one of your villages or one of your explorers. Whatever the space gives, you get right away.',
      'The terrain must match the card; discovery and crystal spaces match every card. You may place fewer explorers than the card allows. The rest are lost.',
      'The five basic cards are: up to 2 grassland spaces; up to 2 desert spaces; 1 mountain space; up to 3 sea spaces in a straight line; 2 adjacent spaces of any terrain. With grassland and desert, the two explorers can be anywhere, even in different regions. At sea, the three form an unbroken line. With the last card, the second explorer goes next to the first.',
      'Explorers placed in one turn don’t have to be next to each other unless the card says so. A straight line has no gaps: it can’t skip a space or run across pieces you already have. In the first era you start only from the capital, later from your villages too. Towers, trading posts, crystals and the treasure tokens that mark explored ruins aren’t starting points. So if you build a tower as the first of 2 adjacent spaces, the second one must touch the tower and also your capital, a village or an explorer. You can explore a space again in a later era, except where there’s a village or a tower.',
      'If one explorer sets off several things, coins, towers and crystals come first; then you choose the order of villages, trade routes and treasures. If a treasure gives you an explorer, you place it at once on any terrain, next to your capital, a village or an explorer as usual, with everything it brings, before you go on. You can also decline it. If you run out of explorers, you can’t place any more.',
    ],
  },
  special: {
    title: 'Investigate cards',
    text: [
      'When Era card I, II or III is revealed for the first time, everyone draws two Investigate cards, keeps one for that Era card and uses it. Whenever the Era card comes up again in a later era, everyone uses that Investigate card again.',
      'Era card I/II/III lets everyone use one of their three Investigate cards.',
      'The card you don’t keep goes under the deck. The ones you keep lie open beside your map. You can use a card in part or not at all, and the rules for exploring apply to it. In the fourth era you’ll use one of your three cards twice.',
      'An unbroken path can mix its two terrains or use only one; it doesn’t branch, and it can grow at either end. Spaces in a straight line form one line without a gap. If a card gives more treasure cards for ruins, ruins with your treasure token don’t count. Double or triple coins are only for coin spaces, and only for those you explore with the card itself, not with an explorer from a treasure. Where a card asks for villages as starting points, a village you’ve just discovered counts. If a card is about one region, you choose the region with your first explorer, and the others go there too. A discovery or crystal space counts as part of a region it touches.',
      'Some cards have two steps. The second begins when the first is used up, or as soon as you like once you’ve explored at least one space. You can’t go back to the first. Without a space in the first step there’s no second.',
    ],
  },
  village: {
    title: 'Villages',
    text: [
      'When your explorers are on every space of a region in the same era, you discover a village: you must replace one of them, on a blank space of that region, with a village. It pays 1, 2, 3 or 4 coins depending on the era, stays for the whole game, and you can explore from it. A region can have only one village.',
      'A village needs a blank space without a city, coin or ruin. A region that has none never gets a village, and there are none at sea, on discovery spaces or on crystal spaces. You can explore a region with a village again; coin spaces pay again, but there’s no second village. Explorers from earlier eras don’t count. The explorer you replace goes back to your supply. If you have no villages left, a fully explored region gives you nothing.',
    ],
  },
  tower: {
    title: 'Discovery towers',
    text: [
      'On a discovery space you build a tower instead of placing an explorer. Your first, second, third and fourth towers pay 6, 8, 10 and 14 coins. You can’t explore from a tower.',
      'A tower uses up one of the card’s explorers. You can build it with any card, and you can’t explore its space again. Two towers in one turn pay one after the other. A tower isn’t a link in a trade route.',
    ],
  },
  spaces: {
    title: 'Coin spaces, ruins and treasures',
    text: [
      'A coin space pays its coins every time you explore it. A ruin gives you a treasure card the first time you explore it in the game; your treasure token marks it.',
      'Some treasures are used right away and go to the bottom of the deck. Others stay face down and pay at the end of the game.',
      'You can explore a ruin again, but it gives you nothing more. There are eight kinds of treasure. Used at once: place an explorer on any terrain, or gain 2 coins. Kept to the end: vases; 1 coin per village on grassland, desert or mountains; 1 coin per two villages; 1 coin per tower.',
      'One vase is worth 1 coin, two are worth 4, three are worth 9 and four are worth 16. Every further one is worth 4 more. The capital doesn’t count as a village. The treasures you keep stay secret until the end.',
    ],
  },
  trade: {
    title: 'Cities and trade routes',
    text: [
      'Two cities with your explorers and no trading post, connected by an unbroken chain of your explorers, villages and the capital, make a trade route. It pays the product of the two values. Then one of the two cities, your choice, gets a trading post. It can’t start or end another route, but a chain can still run through it.',
      'If you connect three such cities at once, you make two routes, one after the other.',
      'Cities worth 3 and 3 pay 9 coins. If there are more than three such cities, you go on until only one city without a trading post is left in the chain. You can’t decline a trade route. Explorers leave the map at the end of an era, so both cities have to be reached in the same era.',
    ],
  },
  objectives: {
    title: 'Goals',
    text: [
      'At the end of a turn, everyone who completes a goal for the first time gains coins: the higher number if nobody completed it in an earlier turn, otherwise the lower one. The capital doesn’t count as a village for goals.',
      'Each goal shows two rewards, 10 and 5. If several players complete it first in the same turn, each gets 10. You can complete each goal once, and it stays completed even when your explorers leave the map. Goals are checked at the end of the turn, not in the middle of it, and on the last turn of an era before the explorers return. When you complete a goal, one of your explorers marks it and stays there for the rest of the game.',
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
      'When Era cards II, III and I/II/III are revealed for the first time, era tokens cover rewards of the goals, from the left. A covered reward isn’t paid. A small tag above a reward names the card that will cover it.',
      'You win if you complete all three goals and have at least 90 coins (easy), 120 (medium) or 150 (hard).',
      'If one reward of a goal is covered, completing it pays the other. If both are covered, it pays nothing but still counts as completed. A token is placed as soon as its card is revealed, before goals are checked.',
      'Era card I covers nothing. Era card II covers the left reward of the left goal. Era card III covers the right reward of the left goal and the left one of the middle goal. Era card I/II/III covers the right reward of the middle goal and the left one of the right goal. The right reward of the right goal is never covered. While nothing is covered, you get the higher reward.',
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
      'For a village next to a ruin, you don’t need to have explored the ruin.',
    ],
  },
  cnidaria: {
    title: 'Cnidaria',
    text: [
      'You can’t explore reef rocks. You can explore crystal spaces with any card. The first time, a crystal space pays its own value plus the values of all crystals you’ve explored before. Ruins have marks: a triangle, a circle or a crossed square.',
      'Each crystal space pays once per game; you can explore it again without effect. Crystals stay on the map. Two villages next to crystal spaces can be next to the same one.',
    ],
  },
  editions: {
    title: 'How we read the rulebook',
    text: [
      'What’s printed on maps and cards is in the list of components: spaces and their values, goals, Investigate cards and treasures.',
      'Where the rulebook is silent or unclear, it’s read like this: there are 28 Investigate cards; towers are neither starting points nor links in a chain; if several things happen at once, you choose their order; a crystal pays the sum of all crystals explored so far; you may place fewer explorers with every card; ruins on land belong to their region; coins are doubled or tripled only for the spaces explored with the card itself; a space without a region goes with one it touches.',
    ],
  },
};
