import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Goal of the game',
    text: [
      'You lead an expedition to the island of Arnak. Over five rounds you dig, discover sites, overcome guardians, collect cards and research.',
      'After round V the points are added up. Most points win.',
    ],
  },
  setup: {
    title: 'Setup',
    text: [
      'Choose the side of the board: Bird Temple or Snake Temple. One artifact lies to the left of the moon staff and five items to its right. Level I places get one idol face up, level II places one face up and one face down.',
      'With two players or alone the second space of every camp is blocked, with three players at three camps drawn at random, with four players nowhere.',
      'Everybody begins with two Funding, two Exploration and two Fear cards. By turn order you get 2 coins; 1 coin and 1 compass; 2 coins and 1 compass; or 1 coin and 2 compasses.',
      'The temple carries six stacks of temple tiles, each as high as there are players (alone: two). Every bonus space that counts for your number of players gets a bonus tile face up; as many tiles as there are players lie face down at the Lost Temple. The assistants form stacks of which only the top ones are seen; site tiles and guardians lie face down.',
    ],
  },
  round: {
    title: 'The round',
    text: [
      'At the start of a round everybody draws until they hold five cards. A deck that is too small is not reshuffled.',
      'Then you take turns clockwise. Whoever has passed is skipped. When all have passed, the round ends.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'On your turn you take exactly one main action: dig at a site, discover a new site, overcome a guardian, buy a card, play a card, research, or pass. An action that an effect gives you belongs to that main action.',
      'Before, during and after it you may take any number of free actions. A turn of free actions alone is not allowed.',
      'At the end of the turn the card row is refilled, and travel icons not used are lost.',
    ],
  },
  free: {
    title: 'Free actions',
    text: [
      "Free actions are: a card with the free-action mark, an idol put into a slot, a guardian's boon, and an assistant, except the one that buys a card.",
      'You may take them wherever you pay or decide something; what they give can pay whatever is not yet paid.',
    ],
  },
  travel: {
    title: 'Travel',
    text: [
      'Each travel icon of a cost is covered by one travel icon of yours. A plane covers everything, a car covers car and boot, a ship covers ship and boot, a boot only a boot.',
      'Icons come from cards spent from your hand, boons, assistants and effects. For 2 coins you hire a pilot, who gives one plane.',
      'What you pay too much stays usable until the end of the turn.',
    ],
  },
  dig: {
    title: 'Dig at a site',
    text: [
      'You need an archaeologist on your player board and a free space at a camp or a discovered site. Pay the travel cost, place the archaeologist and use the effect of the site.',
      'A guardian does not hinder digging. A site that trades something may be visited without trading.',
    ],
  },
  discover: {
    title: 'Discover a new site',
    text: [
      'You need an archaeologist on your board and a place without a site tile. Pay the compasses (3 for level I, 6 for level II) and the travel cost, and place the archaeologist.',
      'Use the effect of the face-up idol and take all idols of the place. Then reveal the site tile and use its effect. Last of all a guardian awakens there.',
    ],
  },
  guardian: {
    title: 'Guardians',
    text: [
      'Where your archaeologist stands with a guardian, you may overcome it as a main action: pay its cost and take the tile. It is worth 5 points, and once in the game you may use its boon on your turn.',
      'An archaeologist that comes home from a site with a guardian at the end of the round brings you a Fear card.',
    ],
  },
  idol: {
    title: 'Idols',
    text: [
      'Idols lie in your crates and are worth 3 points each. As a free action you may put one into the leftmost empty slot and choose one of the five effects there. It stays in the slot and keeps its 3 points, but an empty slot is worth points too.',
    ],
  },
  row: {
    title: 'The card row',
    text: [
      'Artifacts lie to the left of the moon staff, items to its right; together there are six places. Each round the staff moves on by one, so there are more artifacts and fewer items.',
      'Gaps are filled at the end of the turn, at the outer end, with a card of the same kind.',
    ],
  },
  buy: {
    title: 'Buy a card',
    text: [
      'An item costs coins and goes to the bottom of your deck. An artifact costs compasses and goes to your play area; you may use its effect at once, without the tablet in its corner.',
    ],
  },
  play: {
    title: 'Play a card',
    text: [
      'A card in your hand is used either for travel or for its effect, and then lies in your play area until the end of the round. Effects with the free-action mark are free actions, all others main actions.',
      'An artifact played from hand for its effect costs 1 tablet first.',
    ],
  },
  exile: {
    title: 'Exile',
    text: [
      'To exile a card means to take it from your hand or play area out of your deck for good; you need not do it. Exiled cards score nothing. Fear goes back to the Fear deck.',
      '“Exile this card” means that the card itself goes to exile when you use its effect.',
    ],
  },
  research: {
    title: 'Research',
    text: [
      'Move your magnifying glass or your notebook up one row along a bridge and pay the cost of the bridge. The notebook never goes above the magnifying glass.',
      'Take the bonus tile of the space, if there is one, and the effect of the row for that token, in any order.',
    ],
  },
  temple: {
    title: 'Lost Temple and temple tiles',
    text: [
      'Only the magnifying glass reaches the Lost Temple. Whoever comes earlier gets more points, and chooses one of the bonus tiles there.',
      'After that each research action with the glass may take a temple tile worth 2, 6 or 11 points. It costs the base costs that lie below it.',
    ],
  },
  assistant: {
    title: 'Assistants',
    text: [
      'A recruited assistant lies on your board, silver side up and ready. After use it is exhausted until the end of the round or until it is refreshed.',
      'An upgrade turns a silver assistant to its stronger gold side and refreshes it.',
    ],
  },
  pass: {
    title: 'Pass',
    text: [
      'Passing is a main action; you take no more turns this round. Some effects make you pass to gain something.',
    ],
  },
  roundEnd: {
    title: 'End of the round',
    text: [
      'Take your archaeologists back; each one from a site with a guardian brings a Fear card. Put down the hand cards you do not keep. Shuffle your play area and put it under your deck. Refresh all assistants.',
      'The artifact and the item next to the moon staff are exiled, the staff moves on, the row is filled, and the starting player marker goes to the left.',
      'After round V only the archaeologists return and bring their Fear.',
    ],
  },
  scoring: {
    title: 'Scoring',
    text: [
      'You score the rows of your two research tokens, your temple tiles, 3 points for each idol and the points of empty slots, 5 for each guardian, and the points of all your cards. Each Fear card costs 1 point, each fear tile 2.',
      'In a tie whoever reached the Lost Temple first wins; if nobody did, whoever has more points from research.',
    ],
  },
  snake: {
    title: 'Snake Temple',
    text: [
      'This side has other travel costs and another research track. One bridge costs an idol from your crates, which leaves the game.',
      'On the row behind it the magnifying glass rescues an assistant: look at the waiting ones and take one, which arrives exhausted. On the topmost row before the temple several bonus tiles lie on one space; take one of them.',
    ],
  },
  solo: {
    title: 'Alone against the rival',
    text: [
      'The rival begins every round. It turns up ten tiles, one per turn, and does what they say; it pays nothing and takes no Fear. What it cannot do is left out. Where several choices remain, the arrow on the next tile points to the left or the right one.',
      'The more of its tiles are red, the harder the game. You win with more points than the rival.',
      'You are set up as for two players and sit second. The rival has six archaeologists and one magnifying glass. Its tiles make it dig at a site that offers the pictured resource, discover a site without using it, overcome a guardian where it stands (or else research), take the item or artifact with the fewest points (green tile) or the most (red tile), or research, which also removes an assistant from the supply. In round V some green tiles do nothing.',
      'The rival scores its glass, its temple tiles, 5 points for each guardian, the points of its cards, 3 for each open idol and 2 for each covered one. Fear and empty slots count nothing for it.',
    ],
  },
};
