import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Aim of the game',
    text: [
      'You lead an expedition to the island of Arnak. Over five rounds you dig, discover sites, overcome guardians, collect cards and research.',
      'After round V, points are added up. The player with the most points wins. What each card, site, guardian and research space costs and does is in the list of components.',
      'One to four people can play; alone, you play against a rival. There are five resources. Coins buy items. Compasses buy artifacts and pay for discoveries. Tablets pay for artifacts you play from your hand and for research. Arrowheads are mostly for guardians and research. Jewels are rare and mostly for research. The supply never runs out, and you keep what you don’t spend from round to round.',
      'Nothing you do touches another player’s cards, pieces or resources. You pay a cost in full before you get anything for it. If a card contradicts the rules, the card wins. What’s removed from the game never comes back, and a blocked space counts as if it had never been there.',
    ],
  },
  icons: {
    title: 'Icons and effects',
    text: [
      'Read an effect from left to right. Resources without an arrow are simply yours. You skip any part you can’t do. A card shows its travel icons at the top left, its price at the top right, its points below the price and its effect at the foot.',
      'An arrow is a trade: pay what comes before it and get what comes after it, once. It’s optional. A slash means “or”: choose one side. If several trades are offered, you make one of them.',
      'A card before an arrow is a price: put a card from your hand into your play area, without using its travel icons or its effect. A card can’t pay for itself. A card on its own lets you draw one; if your deck is empty, you get nothing. The flame lets you exile a card. If both are shown, you can do either, both or neither. “Draw, then discard” is different: you may draw, but then you must put down a card from your hand if you have one.',
      'The round arrow refreshes one of your assistants. The bolt marks a free action. The tablet in the corner of an artifact is what it costs to play it from your hand. If Fear is shown next to a gain, you take both: the Fear card goes face up into your play area. Upgrading a resource turns 1 tablet into 1 arrowhead, or 1 arrowhead into 1 jewel.',
    ],
  },
  setup: {
    title: 'Setup',
    text: [
      'Choose a side of the board: Bird Temple or Snake Temple. One artifact is to the left of the moon staff and five items are to its right. Level I places get one idol face up, level II places one face up and one face down. There are eight level I places, in two rows, and four level II places above them.',
      'With one or two players, the second space of every camp is blocked. With three players, this happens at three random camps. With four players, no space is blocked.',
      'Each player starts with two Funding, two Exploration and two Fear cards. Depending on turn order, you get 2 coins; 1 coin and 1 compass; 2 coins and 1 compass; or 1 coin and 2 compasses. One Funding and one Exploration have a car as their travel icon, the others a ship.',
      'The temple has six stacks of temple tiles, each with one tile per player (two in a solo game). Every bonus space used at your player count gets a face-up bonus tile, and one tile per player is placed face down at the Lost Temple. The assistants are in stacks with only the top ones visible. Site tiles and guardians are face down.',
      'In the box there are 40 items and 35 artifacts in separate decks, 19 Fear cards, 10 site tiles of level I and 6 of level II, 15 guardians, 12 assistants, 16 idols, 24 temple tiles (four worth 11 points, eight worth 6, twelve worth 2) and 18 bonus tiles. Each player has a board, two archaeologists, a magnifying glass and a notebook.',
      'There are three stacks of assistants. On the Bird Temple side each has four. On the Snake Temple side one assistant per player (two in a solo game) waits on the rescue space first; then two stacks get three each and the third gets the rest. Some bonus spaces are used only with three or four players, some only with four.',
      'The starting player is drawn at random unless you choose one when you open the table. Both research tokens start below the track. You draw your first hand at the start of round I. How you arrange things on your board doesn’t matter, except for idols in slots and assistants on their squares.',
    ],
  },
  round: {
    title: 'The round',
    text: [
      'At the start of a round everyone draws until they hold five cards. If your deck runs out, you don’t reshuffle it.',
      'Then you take turns clockwise. Players who have passed are skipped. When everyone has passed, the round ends.',
      'Cards you kept from the last round count towards the five. If you already hold five or more, you draw none. Apart from this, there’s no limit to your hand. So a round goes like this: everyone draws, you take turns until everyone has passed, and the table is set up for the next round.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'On your turn you take exactly one main action: dig at a site, discover a new site, overcome a guardian, buy a card, play a card, research, or pass. An action you get from an effect is part of that main action.',
      'Before, during and after it you may take any number of free actions. You can’t take a turn with free actions alone.',
      'At the end of your turn the card row is refilled, and you lose any unused travel icons.',
      'You can act only on your own turn. After your main action it ends when you say so; until then, free actions are still possible. You can undo your own steps until something hidden is revealed.',
    ],
  },
  free: {
    title: 'Free actions',
    text: [
      'Free actions are: playing a card with the free action symbol, putting an idol into a slot, using a guardian’s boon, and using an assistant, except the one that buys a card.',
      'You can take them whenever you pay or choose something. You can spend what they give you on anything you haven’t paid for yet.',
      'Some steps happen by themselves. To act before them, choose “Step by step” during your turn: each one then waits until you choose “Continue”.',
      'Hiring a pilot isn’t a main action either. Nothing can come between paying for a piece and placing it. Each free action has its own limit: you play a card once, a boon works once per game, each slot takes one idol, and an assistant works once until it’s refreshed.',
    ],
  },
  travel: {
    title: 'Travel',
    text: [
      'You pay each travel icon of a cost with one travel icon of your own. A plane counts as anything, a car as a car or a boot, a ship as a ship or a boot, and a boot only as a boot.',
      'Icons come from cards spent from your hand, boons, assistants and effects. For 2 coins you can hire a pilot, who gives you one plane.',
      'Any excess stays available until the end of your turn.',
      'A car never counts as a ship, nor a ship as a car. Two icons of a cost can come from two sources or from one card with two icons. If you need only one icon of such a card, the other can pay for something else in the same turn, such as an assistant. A card played for its effect doesn’t give its travel icons as well. You can hire as many pilots as you can pay for, for any cost in travel icons.',
    ],
  },
  dig: {
    title: 'Dig at a site',
    text: [
      'You need an archaeologist on your player board and a free space at a camp or a discovered site. Pay the travel cost, place the archaeologist and use the effect of the site.',
      'A guardian doesn’t stop you from digging. You can visit a site that offers a trade without trading.',
      'The five camps on the coast are open from the start. A camp has two spaces with the same effect, and the second one costs more. The camps give 2 coins, 2 compasses, 2 tablets, 1 arrowhead, or 1 jewel for a card from your hand. The first space costs 1 boot, the second 2. You can have both your archaeologists at one camp, on different turns. Once all spaces are taken, nobody else can go there this round. If you can’t pay the whole journey, you can’t go.',
      'You have two archaeologists, so you usually visit two sites per round. Digging at a site that’s already been discovered costs no compasses.',
    ],
  },
  discover: {
    title: 'Discover a new site',
    text: [
      'You need an archaeologist on your player board and a place without a site tile. Pay the compasses (3 for level I, 6 for level II) and the travel cost, and place the archaeologist.',
      'Use the effect of the face-up idol and take all idols there. Then reveal the site tile and use its effect. Finally, a guardian awakens there.',
      'At level II there are two idols. Only the face-up one has an effect; the other gives you nothing for now. All of them lie face down in your crates, and you can put one into a slot right away. The face-up idol gives you 1 coin, 1 compass or 1 tablet, or lets you exile a card, refresh an assistant or upgrade a resource; its picture shows which.',
      'A new site has one space, and you’re on it. Others can dig there once you’ve left. The site stays for the rest of the game. The guardian does nothing yet. There are enough tiles for every place.',
    ],
  },
  guardian: {
    title: 'Guardians',
    text: [
      'If your archaeologist is at a site with a guardian, you can overcome it as a main action: pay its cost and take the tile. The cost can include resources, cards from your hand and travel icons, which you pay as for travel. It’s worth 5 points, and once per game you can use its boon on your turn.',
      'If an archaeologist returns from a site with a guardian at the end of the round, you get a Fear card.',
      'Every discovery wakes one guardian. It blocks nothing, and you never have to overcome it. But as long as it’s there, every archaeologist who returns from that site at the end of the round brings a Fear card, no matter who woke the guardian. There’s no Fear if the archaeologist leaves earlier through an effect, or if the guardian has been overcome or moved by then.',
      'Effects that overcome a guardian without its cost still need your archaeologist there, unless the card says otherwise. A boon with travel icons pays for travel like a card; the others are free actions. You can use a boon in the same turn you win it. Then the tile is turned face down; it still scores.',
    ],
  },
  idol: {
    title: 'Idols',
    text: [
      'Idols go into the crates on your player board and are worth 3 points each. As a free action you can put one into your leftmost empty slot and choose one of the five effects there. It stays in the slot and keeps its 3 points, but empty slots are worth points too.',
      'These are the five effects: pay 1 coin to gain 1 jewel; gain 1 arrowhead; gain 2 tablets; gain 1 coin and 1 compass; draw a card. You can choose the same one again for a later slot.',
      'You have four slots. While they’re empty, they’re worth 1, 2, 3 and 4 points from left to right. When all are full, further idols stay in your crates and score their 3 points.',
    ],
  },
  row: {
    title: 'The card row',
    text: [
      'Artifacts are to the left of the moon staff, items to its right, six cards in all. Each round the staff moves on by one, so there’s one more artifact and one fewer item.',
      'Gaps are filled at the end of the turn: cards slide towards the staff, and a new card of the same kind is added at the outer end.',
      'In round I there are 1 artifact and 5 items, in round V 5 artifacts and 1 item. You can buy only what’s in the row, and new cards come only when your turn is over. If the deck of a kind is empty, the gaps stay and the cards of that kind no longer slide.',
    ],
  },
  buy: {
    title: 'Buy a card',
    text: [
      'An item costs coins and goes to the bottom of your deck. An artifact costs compasses and goes to your play area; you can use its effect right away, without paying the tablet.',
      'You buy one card per action. Coins never pay for artifacts, compasses never for items. You don’t have to use the effect of a new artifact. If you do, it’s part of the purchase, even if it’s a whole action, and any costs inside the effect have to be paid.',
      'You can use an item once you’ve drawn it. At the end of the round it lies above the cards you shuffle, so you’ll often have it in the next round.',
    ],
  },
  play: {
    title: 'Play a card',
    text: [
      'You use a card from your hand either for travel or for its effect. It then stays in your play area until the end of the round. Effects with the free action symbol are free actions; all others are main actions.',
      'Playing an artifact from your hand for its effect costs 1 tablet.',
      'Funding gives 1 coin and Exploration 1 compass, both as a free action. A Fear card has no effect, only a boot. Artifacts are always main actions, items are one or the other. If a card says “or”, you choose one. Without a tablet you can’t use an artifact’s effect, but you can still spend it for travel, which costs no tablet.',
      'Your play area is a discard pile that lies open. Its cards return to your deck only at the end of the round, and your deck isn’t shuffled before that. If it’s empty, you draw nothing. A card you discard or pay gives neither travel nor an effect.',
    ],
  },
  keywords: {
    title: 'Words on the cards',
    text: [
      'Activate a site: use its effect without sending anyone there and without travel. It doesn’t matter who’s there. You can’t activate a place nobody has discovered. Two cards activate the top site tile of a stack: show it, use its effect and put it under its stack.',
      'Discount: you pay that much less, but never less than nothing, and you can’t save the rest for something else. A travel discount works like travel icons, so a boot helps only where there’s a boot to pay.',
      'A site is occupied by you if at least one of your archaeologists is there. It’s unoccupied if there’s no archaeologist on any of its spaces. Guardians don’t count.',
      'Relocate: move one of your archaeologists from a site to a free space of another discovered site, without travel. You can’t take one from your board, and you can’t discover anything this way. You use the effect of the new site only if the card says so. Nothing ever moves another player’s archaeologist.',
      'Gain a card: like buying it, without paying. An archaeologist in an effect lets you dig or discover at once with one from your board, at the usual cost. Such actions are part of the effect, and you can decline them. “Pass to gain” means that using it counts as passing; if you don’t pass, you gain nothing.',
    ],
  },
  exile: {
    title: 'Exile',
    text: [
      'When you exile a card, you remove it from your hand or play area for good. You don’t have to. Exiled cards score nothing. Fear cards go back to the Fear deck.',
      '“Exile this card” means that using its effect exiles the card itself.',
      'You can also exile a card you’ve just used. If you have to take a Fear card and there are none left, you take a fear tile. It lies in your play area, costs you 2 points and has no travel icon. You can exile it wherever you could exile a card from your play area. As soon as Fear cards have come back, you take cards again.',
    ],
  },
  research: {
    title: 'Research',
    text: [
      'Move your magnifying glass or your notebook up one row along a bridge and pay the bridge’s cost, which is shown on the space it leads to. The notebook can’t go above the magnifying glass. Both tokens use the same bridges and pay the same. From a space, only its own bridges lead on, so look ahead. The track has seven rows below the Lost Temple, and the notebook stops in row 7.',
      'Take the bonus tile on the space, if there is one, and the row’s effect for that token, in any order. A bonus tile gives you what it shows, once, and leaves the game. Every row shows one effect for the magnifying glass and another for the notebook.',
      'Any number of tokens can share a space, but only the first one there gets the bonus tile. Tokens never move back or sideways. What a step brings can’t pay for it. A discount on research works for temple tiles too.',
      'Points count only at the end, for the rows you’ve reached. For each token only its highest row counts, not the rows below, and the Lost Temple counts instead of row 7. On the Bird Temple side the rows are worth 1, 2, 4, 6, 9, 12 and 16 points for the magnifying glass and 0, 1, 2, 4, 6, 8 and 10 for the notebook. On the Snake Temple side it’s 1, 2, 3, 4, 5, 10 and 15 for the glass and 0, 3, 4, 5, 8, 12 and 15 for the notebook.',
    ],
  },
  temple: {
    title: 'Lost Temple and temple tiles',
    text: [
      'Only the magnifying glass can reach the Lost Temple. The earlier you get there, the more points you score. You also choose one of the bonus tiles there.',
      'After that, researching with the glass gets you a temple tile worth 2, 6 or 11 points instead. It costs the sum of the base costs below it.',
      'The first glass in the Lost Temple is worth 23 points, then 21, 20 and 19. You look through the face-down bonus tiles, take one, gain its bonus and put the rest back. The order of arrival also decides ties.',
      'There are three base costs at the foot of the temple: on the Bird Temple side 1 coin and 2 tablets on the left, 1 jewel in the middle, 1 compass and 1 arrowhead on the right; on the Snake Temple side the coin and the compass change places. A 2-point tile costs one of the three. A 6-point tile costs the middle one plus the left or the right one. An 11-point tile costs all three. You take one tile per action from a stack that isn’t empty. It gives you points and nothing else.',
    ],
  },
  assistant: {
    title: 'Assistants',
    text: [
      'A recruited assistant goes on your player board, silver side up and ready. After you use it, it’s exhausted until the end of the round or until you refresh it.',
      'An upgrade flips a silver assistant to its stronger gold side and refreshes it.',
      'You recruit with the notebook: in rows 1 and 2 on the Bird Temple side, in row 1 on the Snake Temple side. You recruit one of the top assistants of the three stacks in the supply, and then see who’s underneath. You can use it at once if its effect is free. Your board has room for two. If a stack is empty, you have less to choose from. If an assistant offers a choice, you choose each time. If you have two silver ones, you choose which one to upgrade. Without one, an upgrade does nothing.',
      'One assistant buys a card for 1 less, or for 2 less on its gold side. That’s a main action. If an assistant costs travel icons, you pay them as usual. If it gives some, you can spend them on anything this turn.',
    ],
  },
  pass: {
    title: 'Pass',
    text: [
      'Passing is a main action. You take no more turns this round. With some effects you pass to gain something.',
      'The others play on, and the last one can take several turns in a row. You can still take free actions before the turn you passed in ends, but not after that.',
    ],
  },
  roundEnd: {
    title: 'End of the round',
    text: [
      'Take your archaeologists back; for each one at a site with a guardian you get a Fear card. Put the cards you don’t keep into your play area. Shuffle your play area and put it on the bottom of your deck. Refresh all assistants.',
      'The artifact and the item next to the moon staff are exiled, the staff moves on, the row is refilled, and the starting player marker passes to the left.',
      'After round V, only the first step happens: archaeologists return, and guardians still give Fear.',
      'For each card left in your hand you decide whether to keep it. From top to bottom, your deck then holds the cards you didn’t draw, the items you bought in the order you bought them, and the shuffled cards. Resources, sites, guardians, idols and research tokens stay as they are. Fear tiles stay in your play area. If the place next to the staff is empty, nothing is exiled on that side.',
    ],
  },
  scoring: {
    title: 'Scoring',
    text: [
      'You score the rows of your two research tokens, your temple tiles, 3 points for each idol and the points of empty slots, 5 for each guardian, and the points on all your cards. Each Fear card costs 1 point, each fear tile 2.',
      'In a tie, the player who reached the Lost Temple first wins; if nobody did, the player with more research points.',
      'If that’s equal too, the victory is shared. Cards count wherever they are: deck, hand or play area. Leftover resources, assistants, Funding and Exploration score nothing.',
      'An example: 24 points for research, 11 for temple tiles, 11 for idols, none for guardians, 13 for cards and 4 lost to Fear make 55. That beats 14, 0, 13, 20, 7 and 0, which make 54.',
    ],
  },
  snake: {
    title: 'Snake Temple',
    text: [
      'This side has different travel costs and a different research track. One bridge costs an idol from your crates, which leaves the game.',
      'On the row after it, your magnifying glass rescues an assistant: look at the ones waiting and take one, which arrives exhausted. On the last row before the temple, one space has several bonus tiles; take one of them.',
      'The idol must come from your crates; one in a slot can’t pay. Without an idol you can’t cross that bridge, unless an effect lets you research at no cost. Everyone sees the top assistant waiting to be rescued. The others stay secret until your glass gets there; their order doesn’t change.',
      'In row 5 the magnifying glass upgrades any one of your silver assistants, and in rows 6 and 7 it brings you a Fear card. Where several bonus tiles lie on one space, each of your tokens takes one when it arrives, as long as there are any.',
    ],
  },
  solo: {
    title: 'Solo against the rival',
    text: [
      'The rival starts every round. It reveals ten tiles, one per turn, and does what they say. It pays nothing and takes no Fear. If it can’t do something, it skips it. If it has several options, the arrow on the next tile points to the leftmost or rightmost one.',
      'The more of its tiles are red, the harder the game. You win if you score more points than the rival.',
      'Set up as for two players. You go second. The rival has six archaeologists and one magnifying glass. Its tiles make it dig at a site that offers the pictured resource, discover a site without using it, overcome a guardian at one of its sites (or else research), take the item or artifact with the fewest points (green tile) or the most (red tile), or research, which also removes an assistant from the supply. In round V some green tiles do nothing.',
      'The rival scores its glass, its temple tiles, 5 points for each guardian, the points of its cards, 3 for each face-up idol and 2 for each face-down one. Fear and empty slots don’t count for it.',
      'Its ten tiles are five with an archaeologist and one from each of five pairs: discover, research, overcome, item and artifact. Each pair has a green and a red tile, and the difficulty from 0 to 5 says how many are red. If you pass first, the rival plays its remaining tiles in a row. If it runs out first, you play on alone. For the tenth tile, the arrow of the first tile of the round decides. The pictures on its tiles only tell you what it does; it gains nothing.',
      'When it digs, it prefers the higher row; within a row the arrow decides. When it discovers, the tile shows the level for each round, and whether a guardian comes. At level I it starts with the lower row. The first idol of each kind lies face up on its board. Duplicates and face-down idols lie face down. If it had no archaeologist left, it would do nothing.',
      'When it researches, its glass moves up one row and removes the bonus tile there. In the Lost Temple it takes the most valuable free space and removes the top bonus tile unseen. After that, research gets it a 6-point temple tile, or nothing if there are none. The research tile also removes the top assistant of the highest stack. On the Snake Temple side it pays no idol, and it also removes an assistant from the rescue space when it gets there. With several guardians it takes the one in the higher row.',
      'When the points are equal, the arrow decides which card it takes; the row is refilled. At the end of the round its archaeologists return without Fear and its tiles are shuffled. A tie with the rival is decided as between players.',
    ],
  },
  secret: {
    title: 'What’s open and what’s secret',
    text: [
      'Only you see your hand. Nobody knows the order of your deck, not even you, except for items bought to the bottom and cards put back on top.',
      'The decks, the stacks of sites and guardians, the assistants under the top ones, face-down idols, the bonus tiles of the Lost Temple and the rival’s tiles are hidden from everyone; only the arrow on the rival’s top tile is open. Everything else is open: resources, play areas, the row, exiled cards, research tokens, and how many cards are in each deck.',
    ],
  },
  cards: {
    title: 'Notes on some cards',
    text: [
      '{card army-knife}: choose two different effects of the four. {card bow-and-arrows}: counts guardians at your sites and those you’ve overcome, three at most. {card brush}: counts all your idols, including those in slots, three at most. {card parrot}: the card you pay comes from your hand. {card watch}: one of its choices is to pass. {card serpent-idol} has no special rule.',
      '{card bear-trap}: the site may hold your archaeologists, but nobody else’s. {card fishing-rod} and {card precision-compass}: the top card of the deck is shown and can be bought too. If you don’t buy it, it goes back on top; if you buy from the row, it fills the gap. {card journal}: the notebook still can’t pass the glass or enter the Lost Temple. {card ornate-hammer}: you may take the item you’ve just exiled, or any other exiled item.',
      '{card ancient-wine} and {card coconut-flask}: use an assistant from the supply, gold or silver side; it’s always a main action, and the assistant isn’t exhausted. Assistants on the rescue space don’t count. {card crystal-earring} and {card obsidian-earring}: say how many cards you draw, keep one, and put the others where the card says. {card decorated-horn}: the new assistant has the level of the old one and is ready; the old one goes back to the supply with its silver side up.',
      '{card guardians-crown}: the guardian goes to an unoccupied camp or level I site without a guardian, which you then activate. {card guardians-ocarina}: if an archaeologist returns home this way, there’s no Fear; each travel icon counts as a plane, so a card with two icons gives two. You can also play it if no archaeologist is out.',
      '{card pathfinders-sandals} and {card pathfinders-staff}: the archaeologist can come from any site; only the destination is limited. {card idol-of-ara-anu} and {card inscribed-blade}: the discount works for temple tiles too. {card star-charts}: you also pay when you buy it, and you activate two different sites. {card tent}: you activate a site you occupy. {card sea-turtle}, {card aeroplane} and {card hot-air-balloon}: the card’s own travel icons don’t help on this journey.',
    ],
  },
  editions: {
    title: 'How we read the rulebooks',
    text: [
      'Costs, effects and points that are printed on boards, cards and tiles are in the list of components.',
      'The published editions differ in a few places. Here, a main action is compulsory, and free actions after passing are optional. A pilot pays for any travel icon. Fear tiles lie in the play area, and Fear from guardians is shuffled in with it. A final tie is shared.',
      'An empty deck stops refilling only its own kind. Cards put down at the end of the round give nothing. On the Snake Temple side, only silver assistants are upgraded, and only the chosen bonus tile leaves the game. The rival always places a site tile, and a guardian only when its tile says so. The other differences are names and layout.',
    ],
  },
};
