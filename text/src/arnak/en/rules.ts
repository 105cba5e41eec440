import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Aim of the game',
    text: [
      'You lead an expedition to the island of Arnak. Over five rounds you dig, discover sites, overcome guardians, collect cards and research.',
      'After round V, points are added up. The player with the most points wins.',
    ],
  },
  setup: {
    title: 'Setup',
    text: [
      'Choose a side of the board: Bird Temple or Snake Temple. One artifact is to the left of the moon staff and five items are to its right. Level I places get one idol face up, level II places one face up and one face down.',
      'With one or two players, the second space of every camp is blocked. With three players, this happens at three random camps. With four players, no space is blocked.',
      'Each player starts with two Funding, two Exploration and two Fear cards. Depending on turn order, you get 2 coins; 1 coin and 1 compass; 2 coins and 1 compass; or 1 coin and 2 compasses.',
      'The temple has six stacks of temple tiles, each with one tile per player (two in a solo game). Every bonus space used at your player count gets a face-up bonus tile, and one tile per player is placed face down at the Lost Temple. The assistants are in stacks with only the top ones visible. Site tiles and guardians are face down.',
    ],
  },
  round: {
    title: 'The round',
    text: [
      'At the start of a round everyone draws until they hold five cards. If your deck runs out, you don’t reshuffle it.',
      'Then you take turns clockwise. Players who have passed are skipped. When everyone has passed, the round ends.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'On your turn you take exactly one main action: dig at a site, discover a new site, overcome a guardian, buy a card, play a card, research, or pass. An action you get from an effect is part of that main action.',
      'Before, during and after it you may take any number of free actions. You can’t take a turn with free actions alone.',
      'At the end of your turn the card row is refilled, and you lose any unused travel icons.',
    ],
  },
  free: {
    title: 'Free actions',
    text: [
      'Free actions are: playing a card with the free action symbol, putting an idol into a slot, using a guardian’s boon, and using an assistant, except the one that buys a card.',
      'You can take them whenever you pay or choose something. You can spend what they give you on anything you haven’t paid for yet.',
      'Some steps happen by themselves. To act before them, choose “Pause” during your turn: each one then waits until you choose “Continue”.',
    ],
  },
  travel: {
    title: 'Travel',
    text: [
      'You pay each travel icon of a cost with one travel icon of your own. A plane counts as anything, a car as a car or a boot, a ship as a ship or a boot, and a boot only as a boot.',
      'Icons come from cards spent from your hand, boons, assistants and effects. For 2 coins you can hire a pilot, who gives you one plane.',
      'Any excess stays available until the end of your turn.',
    ],
  },
  dig: {
    title: 'Dig at a site',
    text: [
      'You need an archaeologist on your player board and a free space at a camp or a discovered site. Pay the travel cost, place the archaeologist and use the effect of the site.',
      'A guardian doesn’t stop you from digging. You can visit a site that offers a trade without trading.',
    ],
  },
  discover: {
    title: 'Discover a new site',
    text: [
      'You need an archaeologist on your player board and a place without a site tile. Pay the compasses (3 for level I, 6 for level II) and the travel cost, and place the archaeologist.',
      'Use the effect of the face-up idol and take all idols there. Then reveal the site tile and use its effect. Finally, a guardian awakens there.',
    ],
  },
  guardian: {
    title: 'Guardians',
    text: [
      'If your archaeologist is at a site with a guardian, you can overcome it as a main action: pay its cost and take the tile. It’s worth 5 points, and once per game you can use its boon on your turn.',
      'If an archaeologist returns from a site with a guardian at the end of the round, you get a Fear card.',
    ],
  },
  idol: {
    title: 'Idols',
    text: [
      'Idols go into your crates and are worth 3 points each. As a free action you can put one into your leftmost empty slot and choose one of the five effects there. It stays in the slot and keeps its 3 points, but empty slots are worth points too.',
    ],
  },
  row: {
    title: 'The card row',
    text: [
      'Artifacts are to the left of the moon staff, items to its right, six cards in all. Each round the staff moves on by one, so there’s one more artifact and one fewer item.',
      'Gaps are filled at the end of the turn: cards slide towards the staff, and a new card of the same kind is added at the outer end.',
    ],
  },
  buy: {
    title: 'Buy a card',
    text: [
      'An item costs coins and goes to the bottom of your deck. An artifact costs compasses and goes to your play area; you can use its effect right away, without paying the tablet.',
    ],
  },
  play: {
    title: 'Play a card',
    text: [
      'You use a card from your hand either for travel or for its effect. It then stays in your play area until the end of the round. Effects with the free action symbol are free actions; all others are main actions.',
      'Playing an artifact from your hand for its effect costs 1 tablet.',
    ],
  },
  exile: {
    title: 'Exile',
    text: [
      'When you exile a card, you remove it from your hand or play area for good. You don’t have to. Exiled cards score nothing. Fear cards go back to the Fear deck.',
      '“Exile this card” means that using its effect exiles the card itself.',
    ],
  },
  research: {
    title: 'Research',
    text: [
      'Move your magnifying glass or your notebook up one row along a bridge and pay the bridge’s cost. The notebook can’t go above the magnifying glass.',
      'Take the bonus tile on the space, if there is one, and the row’s effect for that token, in any order.',
    ],
  },
  temple: {
    title: 'Lost Temple and temple tiles',
    text: [
      'Only the magnifying glass can reach the Lost Temple. The earlier you get there, the more points you score. You also choose one of the bonus tiles there.',
      'After that, researching with the glass gets you a temple tile worth 2, 6 or 11 points instead. It costs the sum of the base costs below it.',
    ],
  },
  assistant: {
    title: 'Assistants',
    text: [
      'A recruited assistant goes on your player board, silver side up and ready. After you use it, it’s exhausted until the end of the round or until you refresh it.',
      'An upgrade flips a silver assistant to its stronger gold side and refreshes it.',
    ],
  },
  pass: {
    title: 'Pass',
    text: [
      'Passing is a main action. You take no more turns this round. With some effects you pass to gain something.',
    ],
  },
  roundEnd: {
    title: 'End of the round',
    text: [
      'Take your archaeologists back; for each one at a site with a guardian you get a Fear card. Put the cards you don’t keep into your play area. Shuffle your play area and put it on the bottom of your deck. Refresh all assistants.',
      'The artifact and the item next to the moon staff are exiled, the staff moves on, the row is refilled, and the starting player marker passes to the left.',
      'After round V, only the first step happens: archaeologists return, and guardians still give Fear.',
    ],
  },
  scoring: {
    title: 'Scoring',
    text: [
      'You score the rows of your two research tokens, your temple tiles, 3 points for each idol and the points of empty slots, 5 for each guardian, and the points on all your cards. Each Fear card costs 1 point, each fear tile 2.',
      'In a tie, the player who reached the Lost Temple first wins; if nobody did, the player with more research points.',
    ],
  },
  snake: {
    title: 'Snake Temple',
    text: [
      'This side has different travel costs and a different research track. One bridge costs an idol from your crates, which leaves the game.',
      'On the row after it, your magnifying glass rescues an assistant: look at the ones waiting and take one, which arrives exhausted. On the last row before the temple, one space has several bonus tiles; take one of them.',
    ],
  },
  solo: {
    title: 'Solo against the rival',
    text: [
      'The rival starts every round. It reveals ten tiles, one per turn, and does what they say. It pays nothing and takes no Fear. If it can’t do something, it skips it. If it has several options, the arrow on the next tile points to the leftmost or rightmost one.',
      'The more of its tiles are red, the harder the game. You win if you score more points than the rival.',
      'Set up as for two players. You go second. The rival has six archaeologists and one magnifying glass. Its tiles make it dig at a site that offers the pictured resource, discover a site without using it, overcome a guardian at one of its sites (or else research), take the item or artifact with the fewest points (green tile) or the most (red tile), or research, which also removes an assistant from the supply. In round V some green tiles do nothing.',
      'The rival scores its glass, its temple tiles, 5 points for each guardian, the points of its cards, 3 for each face-up idol and 2 for each face-down one. Fear and empty slots don’t count for it.',
    ],
  },
};
