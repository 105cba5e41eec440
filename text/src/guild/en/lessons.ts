/** The notes of the first game of the Guild: `tutorials/guild.json`. */
export const lessons = {
  welcome: {
    title: 'Welcome, explorer',
    text: 'Everybody charts the same map at the same time, each on a copy of their own. After four rounds most coins win. This first game takes about ten minutes; Juno plays along.',
  },
  capital: {
    title: 'Your map',
    text: 'The castle in the middle is your capital. That is where you begin: an explorer always goes next to your capital, to one of your villages or to an explorer of yours.',
  },
  card: {
    title: 'The card of the turn',
    text: 'Each turn an exploration card is revealed, and everybody carries it out. This one allows three sea fields in one straight line.',
  },
  sea: {
    title: 'Put to sea',
    text: 'Fields you may explore have a bright rim. We sail along the coast, for there are cities not far from here.',
    ask: 'Press the marked sea field, then the next one.',
  },
  fewer: {
    title: 'Fewer will do',
    text: 'A third explorer would have to go on in this line, but there is land at both ends. You may always place fewer than the card allows; the rest is lost.',
    ask: 'Press “{key web.guild.finish}”.',
  },
  desert: {
    title: 'The next card',
    text: 'Everybody was done, so the next card was revealed: two desert fields. They need not be next to each other.',
    ask: 'Explore the marked desert field.',
  },
  city: {
    title: 'A city',
    text: 'A city alone brings nothing. Two cities joined by your explorers make a trade route, and the higher their numbers, the more it pays. Keep this 3 in mind.',
    ask: 'Explore the city, then press “{key web.guild.finish}”.',
  },
  coin: {
    title: 'Coins at once',
    text: 'A field with a coin pays as soon as you explore it, and again in every round in which you explore it.',
    ask: 'Explore the mountain with the coin, then press “{key web.guild.finish}”.',
  },
  special: {
    title: 'A special action',
    text: 'Card I has been revealed: you draw two special action cards and keep one. You carry it out now, and again whenever card I comes up in a later round.',
    ask: 'Keep “{actionCard around-sea}”.',
  },
  around: {
    title: 'First the middle',
    text: 'This action explores one sea field and then up to five fields around it, whatever their terrain. So its middle should have good neighbours.',
    ask: 'Explore the marked sea field.',
  },
  ruin: {
    title: 'A ruin',
    text: 'The first time you explore a ruin, you draw a treasure card. Some treasures help at once, others you keep until the end of the game.',
    ask: 'Explore the ruin.',
  },
  treasure: {
    title: 'Your treasure',
    text: '“{treasure mountain-villages}”: at the end it pays a coin for each of your villages in the mountains. Only you can see it. The special action goes on: a coin field and two more fields.',
    ask: 'Explore the marked fields, then press “{key web.guild.finish}”.',
  },
  second: {
    title: 'The second city',
    text: 'Two grassland fields. Your explorers have come close to another city, again with a 3.',
    ask: 'Explore the city.',
  },
  route: {
    title: 'A trade route',
    text: 'An unbroken chain of explorers joins the two cities: 3 times 3 makes 9 coins. One of the two now gets your trading post and can end no other route. The other one stays free for the next.',
    ask: 'Press the marked city; the trading post goes there.',
  },
  spare: {
    title: 'One explorer left',
    text: 'The card still allows one more grassland field. This one is next to the mountain you have explored.',
    ask: 'Explore the marked field, then press “{key web.guild.finish}”.',
  },
  region: {
    title: 'A whole region',
    text: 'Fields of one terrain that touch each other form a region. The grassland around your city has five fields, and you stand on three of them. The card allows any two neighbours.',
    ask: 'Explore the two fields that are missing.',
  },
  village: {
    title: 'A village',
    text: 'Your explorers stand on the whole region: one of them becomes a village. It pays 1 coin now (2, 3 and 4 in later rounds), it stays, and you may start from it.',
    ask: 'Press the marked field.',
  },
  goal: {
    title: 'An objective',
    text: 'One of the three objectives wants a village in a region of five or more fields. When everybody is done, objectives are checked. You are the first: you get the higher reward, 10 coins.',
    ask: 'Press “{key web.guild.finish}”.',
  },
  roundEnd: {
    title: 'The round is over',
    text: 'All explorers return. Villages, trading posts, towers and treasures stay. The cards are shuffled again, and in each round there is one special card more.',
  },
  again: {
    title: 'Card I again',
    text: 'You carry out your special action once more, and this time you set out from your new village.',
    ask: 'Explore the marked sea field, then the field with the coins.',
  },
  tower: {
    title: 'An observation tower',
    text: 'Observation fields may be explored with any card. You build a tower there instead of placing an explorer: 6 coins for the first, then 8, 10 and 14.',
    ask: 'Build the tower in the corner of the map.',
  },
  onward: {
    title: 'Think ahead',
    text: 'The card would allow more, but around its middle only this sea field is still open to you. It lies beside a ruin, and the sea card is yet to come.',
    ask: 'Explore the marked field, then press “{key web.guild.finish}”.',
  },
  line: {
    title: 'The sea card',
    text: 'It has come at once. Begin at the ruin and sail back in a straight line.',
    ask: 'Explore the ruin and two more sea fields, then press “{key web.guild.finish}”.',
  },
  others: {
    title: 'The others',
    text: 'Nobody can get in your way on your map. But objectives are a race: the second to meet one gets less. How many coins the others have stays secret to the end.',
  },
  end: {
    title: 'How it ends',
    text: 'The four rounds have 6, 7, 8 and 9 cards. Then the treasures you kept are added, and most coins win. In a tie it is more towers, then more villages.',
  },
  farewell: {
    title: 'You know the way',
    text: 'Well done! You have seen everything that matters. Play a whole game now; hints and rules are at hand whenever you want them.',
  },
} as const;
