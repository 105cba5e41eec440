import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arnak } from '@moonstaff/arnak';
import { guild } from '@moonstaff/guild';
import type { Args } from '@moonstaff/kernel';
import { type Happening, loadWords, outline, plain } from '@moonstaff/text';

const GAMES = { arnak, guild };

type Told = readonly [key: string, args?: Args, entry?: number];

const happening = ([key, args = {}, entry = 0]: Told): Happening => ({ seat: 0, entry, phrase: { key, args } });

async function story(game: keyof typeof GAMES, told: readonly Told[], language: 'en' | 'de' | 'pl' | 'ru' = 'en') {
  const words = await loadWords(language);
  const scene = { phrases: GAMES[game].phrases, seats: ['Ada', 'Bo'] };
  return outline(game, told.map(happening)).map((line) => plain(words.line(line, scene)));
}

const PURCHASE: readonly Told[] = [
  ['arnak.paid', { seat: 1, tokens: { coins: 3 } }],
  ['arnak.bought', { seat: 1, card: 'horse' }],
  ['arnak.received', { seat: 1, card: 'horse', to: 'deckBottom' }],
  ['arnak.turnEnded', { seat: 1 }, 1],
  ['arnak.rowDealt', { card: 'parrot' }, 1],
];

describe('the end of a game of the Guild', () => {
  it('has a sentence for each seat', async () => {
    const told = await story('guild', [
      ['guild.event.treasures', { seat: 0, treasures: { vase: 3 }, coins: 9 }],
      ['guild.event.final', { seat: 0, coins: 39 }],
      ['guild.event.final', { seat: 1, coins: 33 }],
    ]);
    assert.equal(told.length, 2, told.join(' '));
    assert.match(told[0] ?? '', /^Ada .* ends with 39 coins\.$/);
    assert.equal(told[1], 'Bo ends with 33 coins.');
  });
});

describe('the story of Arnak', () => {
  it('names a site that an earlier part of the story turned up', async () => {
    const words = await loadWords('en');
    const scene = { phrases: arnak.phrases, seats: ['Ada', 'Bo'] };
    const overcome = happening(['arnak.overcame', { seat: 0, guardian: 'guardian-05', site: 'pos-i-low-2' }]);
    const earlier = happening(['arnak.tilePlaced', { site: 'pos-i-low-2', tile: 'site-i-jewel' }]);
    const [line, ...more] = outline('arnak', [overcome], [earlier]);
    assert.ok(line !== undefined && more.length === 0, 'earlier events aren’t repeated');
    assert.match(plain(words.line(line, scene)), /Crystal Shrine/);
  });

  it('tells a purchase in one sentence, with its price', async () => {
    assert.deepEqual(await story('arnak', PURCHASE), [
      'Bo buys “Horse” for 3 coins. “Parrot” comes into the card row.',
    ]);
    assert.deepEqual(await story('arnak', PURCHASE, 'de'), [
      'Bo kauft „Pferd“ für 3 Münzen. „Papagei“ kommt in die Kartenreihe.',
    ]);
    assert.deepEqual(await story('arnak', PURCHASE, 'pl'), [
      'Bo kupuje kartę „Koń” za 3 monety. Karta „Papuga” trafia do rzędu kart.',
    ]);
    assert.deepEqual(await story('arnak', PURCHASE, 'ru'), [
      'Bo покупает карту «Лошадь» за 3 монеты. Карта «Попугай» выложена в торговый ряд.',
    ]);
  });

  it('digs once, and names what was travelled with', async () => {
    const dig: readonly Told[] = [
      ['arnak.pilots', { seat: 0, count: 1 }],
      ['arnak.paid', { seat: 0, tokens: { coins: 2 } }],
      ['arnak.paidCard', { seat: 0, card: 'fear' }],
      ['arnak.dug', { seat: 0, site: 'camp-jewel', space: 0 }],
      ['arnak.gained', { seat: 0, tokens: { jewel: 1 } }],
      ['arnak.gained', { seat: 0, tokens: { jewel: 1, coins: 1 } }],
    ];
    assert.deepEqual(await story('arnak', dig), [
      'Ada travels with a pilot (2 coins) and “Fear”, digs at the Jewel camp and gains 1 coin and 2 jewels.',
    ]);
  });

  it('counts cards of one name', async () => {
    const exile: readonly Told[] = [
      ['arnak.exiled', { seat: 0, card: 'fear' }],
      ['arnak.exiled', { seat: 0, card: 'fear' }],
    ];
    assert.deepEqual(await story('arnak', exile), ['Ada exiles 2 “Fear” cards.']);
    assert.deepEqual(await story('arnak', exile, 'de'), ['Ada verbannt 2 × „Furcht“.']);
    assert.deepEqual(await story('arnak', exile, 'pl'), ['Ada usuwa karty „Strach” (2×).']);
    assert.deepEqual(await story('arnak', exile, 'ru'), ['Ada убирает из игры карты «Ужас» (2 шт.).']);
    const travel: readonly Told[] = [
      ['arnak.paidCard', { seat: 0, card: 'funding-car' }],
      ['arnak.paidCard', { seat: 0, card: 'funding-ship' }],
      ['arnak.paidCard', { seat: 0, card: 'horse' }],
      ['arnak.dug', { seat: 0, site: 'camp-jewel', space: 0 }],
    ];
    assert.deepEqual(await story('arnak', travel), [
      'Ada travels with 2 “Funding” cards and “Horse” and digs at the Jewel camp.',
    ]);
  });

  it('calls a site by its name as soon as it has one', async () => {
    const site = 'pos-i-low-1';
    const discovery: readonly Told[] = [
      ['arnak.paid', { seat: 0, tokens: { compass: 3 } }],
      ['arnak.discovered', { seat: 0, site }],
      ['arnak.tookIdols', { seat: 0, idol: 'idol-coin', covered: 0 }],
      ['arnak.tilePlaced', { site, tile: 'site-i-jewel' }],
      ['arnak.gained', { seat: 0, tokens: { jewel: 1 } }],
      ['arnak.guardianPlaced', { site, guardian: 'guardian-13' }],
      ['arnak.turnEnded', { seat: 0 }, 1],
      ['arnak.paid', { seat: 1, tokens: { tablet: 3 } }, 2],
      ['arnak.overcame', { seat: 1, site, guardian: 'guardian-13' }, 2],
    ];
    assert.deepEqual(await story('arnak', discovery), [
      'Ada discovers the site “Crystal Shrine” (level I, lower row, place 1) for 3 compasses, takes an idol and gains 1 jewel. The guardian “Griffin” awakens at the Crystal Shrine.',
      'Bo overcomes the guardian “Griffin” at the Crystal Shrine for 3 tablets.',
    ]);
  });

  it('puts what a guardian was overcome with into the right case in German', async () => {
    const overcoming: readonly Told[] = [
      ['arnak.paid', { seat: 0, tokens: { tablet: 1, arrowhead: 1 } }],
      ['arnak.boon', { seat: 0, guardian: 'guardian-10' }],
      ['arnak.assistant', { seat: 0, assistant: 'assistant-car', side: 'silver' }],
      ['arnak.pilots', { seat: 0, count: 1 }],
      ['arnak.paid', { seat: 0, tokens: { coins: 2 } }],
      ['arnak.overcame', { seat: 0, site: 'camp-jewel', guardian: 'guardian-05' }],
    ];
    assert.deepEqual(await story('arnak', overcoming, 'de'), [
      'Ada bezwingt den Wächter „Skorpion“ im Juwelencamp für 1 Steintafel, 1 Pfeilspitze, den Segen von „Tiger“, den Gehilfen „Fahrer“ und einen Piloten (2 Münzen).',
    ]);
  });

  it('doesn’t credit a free action in between with what the discovery brings', async () => {
    const site = 'pos-i-low-1';
    const told = await story('arnak', [
      ['arnak.discovered', { seat: 0, site }, 1],
      ['arnak.tookIdols', { seat: 0, idol: 'idol-exile', covered: 0 }, 1],
      ['arnak.paused', { seat: 0 }, 2],
      ['arnak.played', { seat: 0, card: 'funding-car' }, 2],
      ['arnak.gained', { seat: 0, tokens: { coins: 1 } }, 2],
      ['arnak.resumed', { seat: 0 }, 3],
      ['arnak.exiled', { seat: 0, card: 'fear' }, 3],
      ['arnak.tilePlaced', { site, tile: 'site-i-jewel' }, 3],
      ['arnak.gained', { seat: 0, tokens: { jewel: 1 } }, 3],
    ]);
    assert.deepEqual(told.slice(1), [
      'Ada plays “Funding” and gains 1 coin.',
      'Ada goes on with the discovery, exiles “Fear”, reveals the site tile “Crystal Shrine” and gains 1 jewel.',
    ]);
  });

  it('doesn’t credit an assistant with what research brings', async () => {
    const told = await story('arnak', [
      ['arnak.researched', { seat: 0, token: 'notebook', space: 'bird-3-1' }, 1],
      ['arnak.rowEffect', { seat: 0, token: 'notebook', row: 3 }, 1],
      ['arnak.paused', { seat: 0 }, 2],
      ['arnak.assistant', { seat: 0, assistant: 'assistant-coins', side: 'silver' }, 2],
      ['arnak.gained', { seat: 0, tokens: { compass: 1 } }, 2],
      ['arnak.resumed', { seat: 0 }, 2],
      ['arnak.upgraded', { seat: 0, assistant: 'assistant-coins' }, 2],
    ]);
    assert.deepEqual(told.slice(1), [
      'Ada uses the assistant “Patron” (silver) and gains 1 compass.',
      'Ada goes on with the research and upgrades the assistant “Patron”.',
    ]);
  });

  const MORTAR: readonly Told[] = [
    ['arnak.paid', { seat: 0, tokens: { tablet: 1 } }, 1],
    ['arnak.played', { seat: 0, card: 'mortar' }, 1],
    ['arnak.paused', { seat: 0 }, 2],
    ['arnak.played', { seat: 0, card: 'funding-car' }, 2],
    ['arnak.gained', { seat: 0, tokens: { coins: 1 } }, 2],
    ['arnak.resumed', { seat: 0 }, 3],
    ['arnak.exiled', { seat: 0, card: 'fear' }, 3],
    ['arnak.gained', { seat: 0, tokens: { coins: 2 } }, 3],
  ];

  it('doesn’t credit a card played in between with what another card brings', async () => {
    assert.deepEqual(await story('arnak', MORTAR), [
      'Ada plays “Mortar” for 1 tablet.',
      'Ada plays “Funding” and gains 1 coin.',
      'Ada goes on with “Mortar”, exiles “Fear” and gains 2 coins.',
    ]);
    assert.deepEqual((await story('arnak', MORTAR, 'de')).slice(2), [
      'Ada macht mit „Mörser“ weiter, verbannt „Furcht“ und erhält 2 Münzen.',
    ]);
    assert.deepEqual((await story('arnak', MORTAR, 'pl')).slice(2), [
      'Ada wraca do karty „Moździerz”, usuwa kartę „Strach” i otrzymuje 2 monety.',
    ]);
    assert.deepEqual((await story('arnak', MORTAR, 'ru')).slice(2), [
      'Ada возвращается к карте «Ступка», убирает из игры карту «Ужас» и получает 2 монеты.',
    ]);
  });

  it('tells the price of an artifact in the sentence of its play', async () => {
    const told = async (language: 'en' | 'de' | 'pl' | 'ru') => (await story('arnak', MORTAR, language))[0];
    assert.equal(await told('en'), 'Ada plays “Mortar” for 1 tablet.');
    assert.equal(await told('de'), 'Ada spielt „Mörser“ für 1 Steintafel.');
    assert.equal(await told('pl'), 'Ada zagrywa kartę „Moździerz” za 1 tabliczkę.');
    assert.equal(await told('ru'), 'Ada разыгрывает карту «Ступка» за 1 табличку.');
  });

  it('says what an effect allows in the sentence of the effect', async () => {
    const told = await story('arnak', [
      ['arnak.played', { seat: 0, card: 'fishing-rod' }, 1],
      ['arnak.deckTop', { card: 'hat' }, 1],
      ['arnak.byEffect', { seat: 0 }, 2],
      ['arnak.bought', { seat: 0, card: 'dog' }, 2],
      ['arnak.received', { seat: 0, card: 'dog', to: 'deckBottom' }, 2],
      ['arnak.played', { seat: 0, card: 'funding-car' }, 3],
      ['arnak.gained', { seat: 0, tokens: { coins: 1 } }, 3],
      ['arnak.turnEnded', { seat: 0 }, 4],
      ['arnak.rowDealt', { card: 'hat' }, 4],
    ]);
    assert.deepEqual(told, [
      'Ada plays “Fishing Rod”, finds “Hat” on top of the deck and buys “Dog” for free. “Hat” comes into the card row.',
      'Ada plays “Funding” and gains 1 coin.',
    ]);
  });

  it('says when a card brought nothing', async () => {
    const told = await story('arnak', [
      ['arnak.played', { seat: 0, card: 'brush' }, 1],
      ['arnak.skipped', { seat: 0 }, 2],
      ['arnak.turnEnded', { seat: 0 }, 3],
    ]);
    assert.deepEqual(told, ['Ada plays “Brush” and gains nothing.']);
  });

  it('joins what lasts a round to the sentence, in every language', async () => {
    const mask: readonly Told[] = [
      ['arnak.played', { seat: 0, card: 'war-mask' }],
      ['arnak.gained', { seat: 0, tokens: { arrowhead: 1 } }],
      ['arnak.roundFlag', { seat: 0, flag: 'noFearFromGuardians' }],
    ];
    assert.deepEqual(await story('arnak', mask), [
      'Ada plays “War Mask”, gains 1 arrowhead and takes no Fear from guardians this round.',
    ]);
    assert.deepEqual(await story('arnak', mask, 'de'), [
      'Ada spielt „Kriegsmaske“, erhält 1 Pfeilspitze und bekommt in dieser Runde keine Furcht durch Wächter.',
    ]);
    assert.deepEqual(await story('arnak', mask, 'pl'), [
      'Ada zagrywa kartę „Maska wojenna”, otrzymuje 1 grot strzały i nie bierze w tej rundzie Strachu od strażników.',
    ]);
    assert.deepEqual(await story('arnak', mask, 'ru'), [
      'Ada разыгрывает карту «Боевая маска», получает 1 наконечник и в этом раунде не берёт карт ужаса из-за стражей.',
    ]);
  });

  it('draws a single card from an earring, and says why there is Fear at the end of a round', async () => {
    const told = await story('arnak', [
      ['arnak.played', { seat: 1, card: 'obsidian-earring' }],
      ['arnak.announced', { seat: 1, count: 1 }],
      ['arnak.looked', { seat: 1, count: 1, cards: ['hat'] }],
      ['arnak.held', { seat: 1, card: 'hat' }],
      ['arnak.turnEnded', { seat: 1 }],
      ['arnak.fear', { seat: 0 }],
      ['arnak.fear', { seat: 1 }],
      ['arnak.fear', { seat: 1 }],
    ]);
    assert.deepEqual(told, [
      'Bo plays “Obsidian Earring” and draws “Hat”.',
      'Ada takes a Fear card because of a guardian.',
      'Bo takes 2 Fear cards because of guardians.',
    ]);
  });

  it('moves the staff once, says nothing of what was declined, and draws a hand at a time', async () => {
    const told = await story('arnak', [
      ['arnak.skipped', { seat: 0 }],
      ['arnak.calledOff', { seat: 0 }],
      ['arnak.roundEnded', { round: 1 }],
      ['arnak.staffExiled', { card: 'parrot' }],
      ['arnak.staffExiled', { card: 'horse' }],
      ['arnak.rowDealt', { card: 'hat' }],
      ['arnak.rowDealt', { card: 'dog' }],
      ['arnak.round', { round: 2, first: 1 }],
      ['arnak.drew', { seat: 0, card: 'hidden' }],
      ['arnak.drew', { seat: 0, card: 'hidden' }],
      ['arnak.drew', { seat: 1, card: 'fear' }],
      ['arnak.drew', { seat: 1, card: 'funding-car' }],
    ]);
    assert.deepEqual(told, [
      'The moon staff moves on: “Parrot” and “Horse” are exiled. “Hat” and “Dog” come into the card row.',
      'Round II',
      'Bo goes first.',
      'Ada draws 2 cards.',
      'Bo draws “Fear” and “Funding”.',
    ]);
  });

  it('names a tile of the rival only where the rival does something else', async () => {
    assert.deepEqual(
      await story('arnak', [
        ['arnak.rivalTile', { tile: 'rival-dig-coins' }],
        ['arnak.rivalDug', { site: 'camp-coins', resource: 'coins', arrow: 'left' }],
        ['arnak.rivalTile', { tile: 'rival-overcome-red' }],
        ['arnak.rivalResearched', { space: 'bird-2-2', arrow: 'left' }],
        ['arnak.rivalRemovedBonus', { tile: 'bonus-coin' }],
      ]),
      [
        'The rival digs for coins at the Coin camp.',
        'The rival turns up the tile “Overcome (red)”, researches (row 2, space 2) and removes a research bonus tile.',
      ],
    );
  });
});

describe('the story of the Guild', () => {
  const TURN: readonly Told[] = [
    ['guild.event.reveal', { era: 2, turn: 1, card: 'special-1' }],
    ['guild.event.use', { seat: 0, slot: 'I', card: 'around-sea' }],
    ['guild.event.use', { seat: 1, slot: 'I', card: 'ray-desert' }],
    ['guild.event.explore', { seat: 0, field: '0,1', terrain: 'desert' }, 1],
    ['guild.event.explore', { seat: 1, field: '0,1', terrain: 'sea' }, 2],
    ['guild.event.coinField', { seat: 0, field: '0,1', coins: 2 }, 1],
    ['guild.event.explore', { seat: 0, field: '0,2', terrain: 'desert' }, 3],
    ['guild.event.coinField', { seat: 0, field: '0,2', coins: 1 }, 3],
    ['guild.event.trade', { seat: 0, from: 'a', to: 'b', post: 'b', fromValue: 4, toValue: 2, coins: 8 }, 3],
    ['guild.event.village', { seat: 0, field: '0,2', terrain: 'desert', coins: 2 }, 3],
    ['guild.event.done', { seat: 0 }, 4],
  ];

  it('gathers each player’s turn, with terrain, special action and multiplication', async () => {
    const told = await story('guild', TURN);
    assert.equal(told[0], 'Era II');
    assert.match(
      told[2] ?? '',
      /^Ada uses “Around the sea” \(I\), explores 2 desert \w+, collects 3 coins, opens a trade route \(4 × 2 = 8 coins\) and discovers a village in the desert \(\+2 coins\)\.$/,
    );
    assert.match(told[3] ?? '', /^Bo uses “Onward from desert” \(I\) and explores 1 sea \w+\.$/);
  });

  it('tells others neither coins nor products', async () => {
    const hidden = TURN.map(([key, { coins: _, ...args } = {}, entry = 0]): Told => [key, args, entry]);
    const told = (await story('guild', hidden)).join(' ');
    assert.match(told, /collects coins, opens a trade route \(4 × 2\) and discovers a village in the desert\./);
  });

  it('says which of two cards was kept, if the reader may know', async () => {
    const dealt: readonly Told[] = [
      ['guild.event.reveal', { era: 1, turn: 2, card: 'special-1' }],
      ['guild.event.deal', { seat: 0, slot: 'I', cards: ['around-sea', 'ray-desert'] }],
      ['guild.event.deal', { seat: 1, slot: 'I' }],
      ['guild.event.keep', { seat: 0, slot: 'I', card: 'around-sea' }],
      ['guild.event.keep', { seat: 1, slot: 'I', card: 'ray-desert' }],
    ];
    assert.deepEqual((await story('guild', dealt)).slice(1), [
      'Ada keeps “Around the sea” rather than “Onward from desert” as Investigate card I.',
      'Bo keeps “Onward from desert” as Investigate card I.',
    ]);
  });

  it('names the reward of a goal', async () => {
    const told: readonly Told[] = [
      ['guild.event.goal', { seat: 0, goal: 'avenia-big-region', reward: 'first', coins: 10 }],
      ['guild.event.token', { goal: 'avenia-big-region', reward: 'later' }],
      ['guild.event.goal', { seat: 0, goal: 'avenia-towers-2', reward: 'none', coins: 0 }],
    ];
    assert.deepEqual(await story('guild', told), [
      'Ada completes the goal “A large region” and gets the higher reward (+10 coins).',
      'An era token covers the lower reward of “A large region”.',
      'Ada completes the goal “Two towers”, whose rewards are covered.',
    ]);
  });

  it('says when a turn brought nothing, but only if we have its beginning', async () => {
    const done: Told = ['guild.event.done', { seat: 0 }];
    const reveal: Told = ['guild.event.reveal', { era: 1, turn: 2, card: 'explore-sea' }];
    assert.deepEqual(await story('guild', [reveal, done]), ['Turn 2: “Sea”.', 'Ada explores nothing.']);
    assert.deepEqual(await story('guild', [done]), []);
  });

  it('counts the treasures at the end, and says what a loser lacked', async () => {
    const told = await story('guild', [
      ['guild.event.treasures', { seat: 0, treasures: ['tower-bonus', 'vase', 'vase'], coins: 6 }],
      ['guild.event.final', { seat: 0, coins: 101 }],
      ['guild.event.lost', { seat: 0, goals: ['avenia-big-region'], coins: 19 }],
    ]);
    assert.deepEqual(told, [
      'Ada scores 6 coins for treasures (“Towers” and 2 × “Vase”) and ends with 101 coins.',
      'Ada loses. Missing: “A large region” and 19 coins.',
    ]);
  });
});
