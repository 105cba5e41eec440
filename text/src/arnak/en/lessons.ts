/** The notes of the first game of Arnak: `tutorials/arnak.json`. */
export const lessons = {
  welcome: {
    title: 'Welcome to Arnak',
    text: 'Your expedition lands on an unknown island. In five rounds you dig, discover, research and collect cards; then points are counted. This first game shows two rounds and takes about ten minutes. Juno plays along.',
  },
  turn: {
    title: 'One main action',
    text: 'On your turn you take one main action: dig, discover, overcome a guardian, buy a card, play a card, research or pass. Free actions come on top, as many as you like.',
  },
  hand: {
    title: 'Your hand',
    text: 'Each round you draw up to five cards. Each is used once: for the travel icon in its corner or for its effect, never for both.',
  },
  dig: {
    title: 'Dig',
    text: 'You have two archaeologists. Send one to a camp and you get what it offers, here two compasses. Whatever you may use now has a bright rim.',
    ask: 'Press “{site camp-compasses}”.',
  },
  pay: {
    title: 'The journey',
    text: 'The way there costs one boot. A Fear card can do nothing but walk, so it is just right for this. A car or a ship would also do for a boot, and a plane for anything.',
    ask: '“{card fear}” is already chosen. Press “{key arnakTable.payDig}”.',
  },
  end: {
    title: 'End your turn',
    text: 'That was your main action. You could still take free actions now; then the turn goes on to Juno.',
    ask: 'Press “{key table.endTurn}”.',
  },
  again: {
    title: 'Once more',
    text: 'Your other archaeologist goes for an arrowhead. Arrowheads are needed for research and against guardians.',
    ask: 'Dig at “{site camp-arrowhead}”, pay with “{card fear}” and end the turn.',
  },
  item: {
    title: 'Buy an item',
    text: 'Both archaeologists are away, but your round goes on. To the right of the moon staff lie items, which cost coins. What you buy goes under your deck: you will draw it next round.',
    ask: 'Buy “{card airdrop}” and end the turn.',
  },
  play: {
    title: 'Play a card for its effect',
    text: 'An effect with a lightning bolt is a free action. “{card exploration-ship}” gives a compass.',
    ask: 'Play the marked card.',
  },
  artifact: {
    title: 'Buy an artifact',
    text: 'To the left of the staff lie artifacts, which cost compasses. You may use an artifact at once when you buy it; later, from your hand, that costs a tablet.',
    ask: 'Buy “{card sundial}”, then use it.',
  },
  sundial: {
    title: 'Pass to gain',
    text: 'There is little left to do this round. The second choice makes you pass and gives you a jewel for it. Jewels are rare.',
    ask: 'Choose the jewel, then end the turn.',
  },
  keep: {
    title: 'The round ends',
    text: 'Everybody has passed, and your archaeologists are back. You may put down cards or keep them for the next round. Both of yours are useful.',
    ask: 'Press “{key arnakTable.keep}”.',
  },
  staff: {
    title: 'Round II',
    text: 'What you used has been shuffled and put under your deck; you hold five cards again, among them “{card airdrop}”. The staff has moved on: one artifact more, one item fewer.',
  },
  glass: {
    title: 'Research',
    text: 'Here your expedition climbs towards the Lost Temple. The magnifying glass goes first. Each bridge has its price, and each row its effect: this one gives a coin.',
    ask: 'Press the marked space, then end the turn.',
  },
  notebook: {
    title: 'The notebook',
    text: 'The notebook comes after and is never above the glass. It scores less, but in the first rows it wins you assistants.',
    ask: 'Move the notebook to the marked space.',
  },
  assistant: {
    title: 'An assistant',
    text: 'Of three assistants you choose one. It may be used once a round. The trader turns a coin into an arrowhead.',
    ask: 'Recruit “{assistant assistant-coin-trade}” and end the turn.',
  },
  compasses: {
    title: 'Prepare a discovery',
    text: 'Discovering a site costs three compasses and the journey. You have none at the moment, so back to the camp.',
    ask: 'Dig at “{site camp-compasses}”, pay with “{card fear}” and end the turn.',
  },
  third: {
    title: 'The third compass',
    text: 'Juno has passed; from now on all turns of this round are yours. One compass is missing, and you have it in your hand.',
    ask: 'Play the marked card.',
  },
  discover: {
    title: 'Discover a site',
    text: 'Nobody knows yet what is here. First you take the idol with its effect, then the site is revealed and used, and last of all a guardian awakens.',
    ask: 'Press the marked place and pay with “{card funding-car}”.',
  },
  cave: {
    title: 'The cave',
    text: 'The idol gave a compass; the cave a tablet, a jewel and, alas, a Fear card. And now a scorpion sits here. If your archaeologist comes home from it at the end of the round, that means more Fear.',
    ask: 'End the turn; the guardian comes next.',
  },
  idol: {
    title: 'An idol in a slot',
    text: 'Each idol is worth 3 points. As a free action you may put one into a slot and choose one of five effects. But empty slots are worth points as well, so consider it.',
    ask: 'Choose the arrowhead: it is what you lack.',
  },
  overcome: {
    title: 'Overcome a guardian',
    text: 'The scorpion asks for a tablet, an arrowhead and a boot. In return you get 5 points and its boon, and no Fear from here.',
    ask: 'Press the scorpion, pay and end the turn.',
  },
  trader: {
    title: 'Help from your assistant',
    text: 'Using an assistant is a free action, too. Turn your last coin into an arrowhead; you will see why in a moment.',
    ask: 'Press “{assistant assistant-coin-trade}” and pay.',
  },
  second: {
    title: 'The next row',
    text: 'The jewel pays for this bridge. On the space lies a bonus tile, and it belongs to whoever comes first.',
    ask: 'Move the glass to the marked space.',
  },
  bonus: {
    title: 'The bonus tile',
    text: 'This one trades up: a tablet for an arrowhead, or an arrowhead for a jewel. On top of it you get the effect of the row, a compass.',
    ask: 'Take the bonus, give the arrowhead and end the turn.',
  },
  boon: {
    title: 'The boon',
    text: 'Each guardian you have overcome helps you once in the game. The scorpion rids you of a card. Fear clogs your hand and costs a point at the end, so away with it!',
    ask: 'Press your scorpion, then “{card fear}” among the cards you have used.',
  },
  pass: {
    title: 'Pass',
    text: 'Nothing worth while is left to do. When you pass, the page asks once more whether you mean it.',
    ask: 'Press “{key arnakTable.pass}” and end the turn.',
  },
  keepBest: {
    title: 'Save the best',
    text: '“{card airdrop}” was not needed. You keep it for the next round; then you draw only four cards.',
    ask: 'Press “{key arnakTable.keep}”.',
  },
  points: {
    title: 'What research scores',
    text: 'After round V both tokens score for the row they have reached, the glass more than the notebook. Whoever enters the Lost Temple early gets more, and may then take temple tiles.',
  },
  rest: {
    title: 'What else scores',
    text: '3 points for each idol and what is printed on empty slots, 5 for each guardian, and the points of all your cards. Each Fear costs 1. Left-over resources score nothing.',
  },
  farewell: {
    title: 'The island is yours',
    text: 'Well done! You have taken every kind of action. Play a whole game now; hints and rules are at hand whenever you want them.',
  },
} as const;
