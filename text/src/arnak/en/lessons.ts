/** The notes of the first game of Arnak: `tutorials/arnak.json`. */
export const lessons = {
  welcome: {
    title: 'Welcome to Arnak',
    text: 'Your expedition lands on an unknown island. Over five rounds you dig, discover, research and collect cards. Then you count your points. This first game shows two rounds and takes about ten minutes. Juno plays along.',
  },
  signs: {
    title: 'Point at anything',
    text: 'Hover over an icon, press and hold it, or move to it with the keyboard to see what it means. Help has a searchable list of all icons, which K opens, too.',
  },
  turn: {
    title: 'One main action',
    text: 'On your turn you take one main action: dig, discover, overcome a guardian, buy a card, play a card, research or pass. You can also take as many free actions as you like.',
  },
  hand: {
    title: 'Your hand',
    text: 'Each round you draw until you hold five cards. You use each of them once: either for the travel icon in its corner or for its effect, never both.',
  },
  dig: {
    title: 'Dig',
    text: 'You have two archaeologists. Send one to a camp and you get what it offers: here, two compasses. Everything you can use now has a bright outline.',
    ask: 'Press “{site camp-compasses}”.',
  },
  pay: {
    title: 'The journey',
    text: 'Getting there costs one boot. That’s all a Fear card is good for, so it’s just right for this. A car or a ship also counts as a boot, and a plane counts as anything.',
    ask: '“{card fear}” is already selected. Press “{key arnakTable.payDig}”.',
  },
  end: {
    title: 'End your turn',
    text: 'That was your main action. You could still take free actions now. After that, it’s Juno’s turn.',
    ask: 'Press “{key table.endTurn}”.',
  },
  again: {
    title: 'Once more',
    text: 'Your other archaeologist goes for an arrowhead. You need arrowheads for research and to overcome guardians.',
    ask: 'Dig at “{site camp-arrowhead}”, pay with “{card fear}” and end your turn.',
  },
  item: {
    title: 'Buy an item',
    text: 'Both your archaeologists are away, but your round isn’t over. To the right of the moon staff are items, which cost coins. An item you buy goes to the bottom of your deck: you’ll draw it next round.',
    ask: 'Buy “{card airdrop}” and end your turn.',
  },
  play: {
    title: 'Play a card for its effect',
    text: 'An effect with a lightning bolt is a free action. “{card exploration-ship}” gives a compass.',
    ask: 'Play the marked card.',
  },
  artifact: {
    title: 'Buy an artifact',
    text: 'To the left of the staff are artifacts, which cost compasses. You can use an artifact as soon as you buy it. Playing it later from your hand costs a tablet.',
    ask: 'Buy “{card sundial}”, then use it.',
  },
  sundial: {
    title: 'Pass to gain',
    text: 'There’s not much left to do this round. With the second option you pass and gain a jewel. Jewels are rare.',
    ask: 'Choose the jewel, then end your turn.',
  },
  keep: {
    title: 'The round ends',
    text: 'Everyone has passed, and your archaeologists are back. You can keep the cards in your hand for the next round. Both of yours are useful.',
    ask: 'Press “{key arnakTable.keep}”.',
  },
  staff: {
    title: 'Round II',
    text: 'The cards you used have been shuffled and put under your deck, and you have five cards again, including “{card airdrop}”. The staff has moved on: one more artifact, one fewer item.',
  },
  glass: {
    title: 'Research',
    text: 'This is where your expedition climbs to the Lost Temple. The magnifying glass goes first. Each bridge has a cost and each row an effect: this one gives you a coin.',
    ask: 'Press the marked space, then end your turn.',
  },
  notebook: {
    title: 'The notebook',
    text: 'The notebook follows and can’t go above the glass. It scores less, but in the first rows it gets you assistants.',
    ask: 'Move the notebook to the marked space.',
  },
  assistant: {
    title: 'An assistant',
    text: 'Choose one of three assistants. You can use it once per round. The trader turns a coin into an arrowhead.',
    ask: 'Recruit “{assistant assistant-coin-trade}” and end your turn.',
  },
  compasses: {
    title: 'Prepare a discovery',
    text: 'Discovering a site costs three compasses plus travel. You have no compasses right now, so it’s back to the camp.',
    ask: 'Dig at “{site camp-compasses}”, pay with “{card fear}” and end your turn.',
  },
  third: {
    title: 'The third compass',
    text: 'Juno has passed, so the rest of this round is yours. You’re one compass short, and you have it in your hand.',
    ask: 'Play the marked card.',
  },
  discover: {
    title: 'Discover a site',
    text: 'Nobody knows what’s here yet. First you take the idol and its effect, then you reveal the site and use it, and finally a guardian awakens.',
    ask: 'Press the marked place and pay with “{card funding-car}”.',
  },
  cave: {
    title: 'The cave',
    text: 'The idol gave you a compass; the cave a tablet, a jewel and, sadly, a Fear card. And now there’s a scorpion. If it’s still there when your archaeologist returns at the end of the round, you get more Fear.',
    ask: 'End your turn. The guardian is next.',
  },
  idol: {
    title: 'An idol in a slot',
    text: 'Each idol is worth 3 points. As a free action you can put one into a slot and choose one of five effects. But empty slots are worth points too, so think it over.',
    ask: 'Choose the arrowhead. It’s the one thing you’re missing.',
  },
  overcome: {
    title: 'Overcome a guardian',
    text: 'The scorpion costs a tablet, an arrowhead and a boot. In return you get 5 points, its boon, and no Fear from this site.',
    ask: 'Press the scorpion, pay and end your turn.',
  },
  trader: {
    title: 'Help from your assistant',
    text: 'Using an assistant is a free action too. Turn your last coin into an arrowhead. You’ll see why in a moment.',
    ask: 'Press “{assistant assistant-coin-trade}” and pay.',
  },
  second: {
    title: 'The next row',
    text: 'The jewel pays for this bridge. There’s a bonus tile on this space, and the first to get there takes it.',
    ask: 'Move the glass to the marked space.',
  },
  bonus: {
    title: 'The bonus tile',
    text: 'This one lets you upgrade a tablet to an arrowhead, or an arrowhead to a jewel. You also get the row’s effect, a compass.',
    ask: 'Take the bonus, upgrade the arrowhead and end your turn.',
  },
  boon: {
    title: 'The boon',
    text: 'Each guardian you’ve overcome helps you once per game. The scorpion exiles a card. Fear clogs your hand and costs a point at the end, so get rid of it!',
    ask: 'Press your scorpion, then “{card fear}” among the cards you’ve used.',
  },
  pass: {
    title: 'Pass',
    text: 'There’s nothing worthwhile left to do. When you pass, you’ll be asked if you’re sure.',
    ask: 'Press “{key arnakTable.pass}” and end your turn.',
  },
  keepBest: {
    title: 'Save the best',
    text: 'You didn’t need “{card airdrop}”. Keep it for the next round; you’ll then draw only four cards.',
    ask: 'Press “{key arnakTable.keep}”.',
  },
  points: {
    title: 'What research scores',
    text: 'After round V both tokens score for the row they’ve reached, the glass more than the notebook. The earlier you enter the Lost Temple, the more you score, and once there you can take temple tiles.',
  },
  rest: {
    title: 'What else scores',
    text: '3 points for each idol plus what’s printed on empty slots, 5 for each guardian, and the points on all your cards. Each Fear card costs 1. Leftover resources score nothing.',
  },
  farewell: {
    title: 'The island is yours',
    text: 'Well done! You’ve tried every kind of action. Now play a whole game. Hints and rules are there whenever you need them.',
  },
} as const;
