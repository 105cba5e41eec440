/** The notes of the first game of the Guild: `tutorials/guild.json`. */
export const lessons = {
  welcome: {
    title: 'Welcome, explorer',
    text: 'Everyone explores the same map at the same time, each on their own copy. After four eras, the player with the most coins wins. This first game takes about ten minutes, and Juno plays along.',
  },
  signs: {
    title: 'Point at anything',
    text: 'Hover over an icon, press and hold it, or move to it with the keyboard to see what it means. Help has a searchable list of all icons, which K opens, too.',
  },
  capital: {
    title: 'Your map',
    text: 'The castle in the middle is your capital. You start there: an explorer always goes next to your capital, one of your villages or another of your explorers.',
  },
  card: {
    title: 'The card for this turn',
    text: 'Each turn an Explore card is revealed, and everyone uses it. This one lets you explore three sea spaces in a straight line.',
  },
  sea: {
    title: 'Set sail',
    text: 'Spaces you can explore have a bright outline. Let’s sail along the coast, because there are cities nearby. With a finger, tap twice: to look, then to explore.',
    ask: 'Press the marked sea space, then the next one.',
  },
  fewer: {
    title: 'You don’t have to use them all',
    text: 'A third explorer would have to continue this line, but there’s land at both ends. You can always place fewer explorers than the card allows. The rest are lost.',
    ask: 'Press “{key web.guild.finish}”.',
  },
  desert: {
    title: 'The next card',
    text: 'Everyone was done, so the next card was revealed: two desert spaces. They don’t have to be next to each other.',
    ask: 'Explore the marked desert space.',
  },
  city: {
    title: 'A city',
    text: 'One city on its own pays nothing. Two cities connected by your explorers make a trade route, and the higher their numbers, the more it pays. Remember this 3.',
    ask: 'Explore the city, then press “{key web.guild.finish}”.',
  },
  coin: {
    title: 'Instant coins',
    text: 'A coin space pays as soon as you explore it, and again in every era you explore it.',
    ask: 'Explore the mountain with the coin, then press “{key web.guild.finish}”.',
  },
  special: {
    title: 'An Investigate card',
    text: 'Era card I has been revealed: you draw two Investigate cards and keep one. You use it now, and again whenever Era card I comes up in a later era.',
    ask: 'Keep “{investigateCard around-sea}”.',
  },
  around: {
    title: 'The middle first',
    text: 'This card explores one sea space, then up to five spaces around it, whatever their terrain. So pick a middle with good neighbours.',
    ask: 'Explore the marked sea space.',
  },
  ruin: {
    title: 'A ruin',
    text: 'The first time you explore a ruin, you draw a treasure card. Some treasures help you right away, others you keep until the end of the game.',
    ask: 'Explore the ruin.',
  },
  treasure: {
    title: 'Your treasure',
    text: '“{treasure mountain-villages}” pays a coin at the end for each of your villages in the mountains. Only you can see it. Your Investigate card continues: a coin space and two more spaces.',
    ask: 'Explore the marked spaces, then press “{key web.guild.finish}”.',
  },
  second: {
    title: 'The second city',
    text: 'Two grassland spaces. Your explorers are already close to another city, and it’s a 3 again.',
    ask: 'Explore the city.',
  },
  route: {
    title: 'A trade route',
    text: 'An unbroken chain of explorers connects the two cities: 3 times 3 is 9 coins. One of the two now gets your trading post and can’t start or end another route. The other stays free for the next one.',
    ask: 'Press the marked city to put the trading post there.',
  },
  spare: {
    title: 'One explorer left',
    text: 'The card still allows one more grassland space. This one is next to the mountain you’ve explored.',
    ask: 'Explore the marked space, then press “{key web.guild.finish}”.',
  },
  region: {
    title: 'A whole region',
    text: 'Adjacent spaces of the same terrain form a region. The grassland around your city has five spaces, and you’re on three of them. The card allows any two adjacent spaces.',
    ask: 'Explore the two missing spaces.',
  },
  village: {
    title: 'A village',
    text: 'Your explorers cover the whole region, so one of them becomes a village. It pays 1 coin now (2, 3 and 4 in later eras). It stays for good, and you can explore from it.',
    ask: 'Press the marked space.',
  },
  goal: {
    title: 'A goal',
    text: 'One of the three goals is a village in a region of five or more spaces. Goals are checked once everyone is done. You’re the first to complete this one, so you get the higher reward: 10 coins.',
    ask: 'Press “{key web.guild.finish}”.',
  },
  roundEnd: {
    title: 'The era is over',
    text: 'All explorers return. Villages, trading posts, towers and treasures stay. The cards are reshuffled, and each era adds one more Era card.',
  },
  again: {
    title: 'Era card I again',
    text: 'You use your Investigate card again, and this time you start from your new village.',
    ask: 'Explore the marked sea space, then the space with the coins.',
  },
  tower: {
    title: 'A discovery tower',
    text: 'You can explore discovery spaces with any card. Instead of placing an explorer, you build a tower there: 6 coins for the first, then 8, 10 and 14.',
    ask: 'Build the tower in the corner of the map.',
  },
  onward: {
    title: 'Think ahead',
    text: 'The card would allow more, but this is the only sea space left for you around the middle. It’s next to a ruin, and the sea card is still to come.',
    ask: 'Explore the marked space, then press “{key web.guild.finish}”.',
  },
  line: {
    title: 'The sea card',
    text: 'Here it is already. Start at the ruin and sail back in a straight line.',
    ask: 'Explore the ruin and two more sea spaces, then press “{key web.guild.finish}”.',
  },
  others: {
    title: 'The others',
    text: 'Nobody can get in your way on your map. But goals are a race: if you’re second, you get less. How many coins the others have stays secret until the end.',
  },
  end: {
    title: 'How it ends',
    text: 'The four eras have 6, 7, 8 and 9 cards. Then the treasures you kept are added, and the player with the most coins wins. Ties go to more towers, then more villages.',
  },
  farewell: {
    title: 'You know the way',
    text: 'Well done! You’ve seen everything that matters. Now play a whole game. Hints and rules are there whenever you need them.',
  },
} as const;
