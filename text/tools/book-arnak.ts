import {
  artifacts,
  assistants,
  basicCards,
  bonusTiles,
  type Cost,
  camps,
  fear,
  guardians,
  type Icons,
  idols,
  items,
  places,
  rivalTiles,
  slotOptions,
  templeStacks,
  tilesI,
  tilesII,
  tracks,
} from '@moonstaff/arnak';
import { plain, type Sentence, type Words } from '@moonstaff/text';
import type { Chapter, Data, Entry } from './book.ts';

/** `- **Name** (details): text`, and the data that a reader must find in it. */
export const entry = (name: string, details: readonly string[], text: string, says: Data): Entry => ({
  line: `- **${name}**${details.length === 0 ? '' : ` (${details.join('; ')})`}: ${text}`,
  says,
});

export function arnakChapters(words: Words): readonly Chapter[] {
  const { effects, rival } = words.voice('arnak');
  const text = (sentence: Sentence): string => plain(sentence);
  const cost = (price: Cost): string => text(effects.cost(price));
  const travel = (icons: Icons): string => words.t('components.travel', { icons: cost({ travel: icons }) });
  const points = (n: number): string => words.t('components.points', { n });
  const copies = (n: number): string => words.t('components.copies', { n });
  const price = (paid: Cost): string => words.t('components.price', { price: cost(paid) });

  return [
    {
      title: words.t('components.basicCards'),
      entries: [
        ...basicCards.map((card) =>
          entry(words.name('card', card.id), [travel(card.travel)], text(effects.card(card)), {
            travel: card.travel,
            timing: card.timing,
            effect: card.effect,
          }),
        ),
        entry(words.name('card', fear.id), [travel(fear.travel), points(fear.points)], words.t('components.noEffect'), {
          travel: fear.travel,
          points: fear.points,
          effect: [],
        }),
      ],
    },
    {
      title: words.t('components.items'),
      entries: items.map((card) =>
        entry(
          words.name('card', card.id),
          [price({ coins: card.costCoins }), travel(card.travel), points(card.points)],
          text(effects.card(card)),
          {
            price: { coins: card.costCoins },
            travel: card.travel,
            points: card.points,
            timing: card.timing,
            exilesItself: card.exilesItself,
            effect: card.effect,
          },
        ),
      ),
    },
    {
      title: words.t('components.artifacts'),
      entries: artifacts.map((card) =>
        entry(
          words.name('card', card.id),
          [price({ compass: card.costCompass }), travel(card.travel), points(card.points)],
          text(effects.card(card)),
          {
            price: { compass: card.costCompass },
            travel: card.travel,
            points: card.points,
            timing: card.timing,
            fromHand: { tablet: card.tabletCostFromHand },
            effect: card.effect,
          },
        ),
      ),
    },
    {
      title: words.t('components.assistants'),
      entries: assistants.map(({ id, timing, silver, gold }) =>
        entry(
          words.name('assistant', id),
          [],
          [
            words.t('components.silver', { text: text(effects.timed(timing, silver)) }),
            words.t('components.gold', { text: text(effects.timed(timing, gold)) }),
          ].join(' '),
          { timing, silver, gold },
        ),
      ),
    },
    {
      title: words.t('components.guardians'),
      entries: guardians.map(({ id, cost: paid, boon }) =>
        entry(
          words.name('guardian', id),
          [words.t('components.cost', { price: cost(paid) })],
          words.t('components.boon', { text: text(effects.boon(boon)) }),
          { cost: paid, boon },
        ),
      ),
    },
    {
      title: words.t('components.camps'),
      entries: camps.map(({ id, spaces, effect }) =>
        entry(
          words.name('site', id),
          [words.t('components.travel', { icons: spaces.map((icons) => cost({ travel: icons })).join(' / ') })],
          text(effects.effect(effect)),
          { spaces, effect },
        ),
      ),
    },
    ...(
      [
        ['components.sitesI', tilesI],
        ['components.sitesII', tilesII],
      ] as const
    ).map(([title, tiles]) => ({
      title: words.t(title),
      entries: tiles.map(({ id, effect }) =>
        entry(words.name('tile', id), [], text(effects.effect(effect)), { effect }),
      ),
    })),
    ...(['bird', 'snake'] as const).map((board) => ({
      title: `${words.t('components.places')}: ${words.name('board', board)}`,
      entries: places[board].map(({ id, travel: icons, discoverCompass }) =>
        entry(
          words.name('site', id),
          [travel(icons)],
          words.t('components.discover', { price: cost({ compass: discoverCompass }) }),
          { travel: icons, discovering: { compass: discoverCompass } },
        ),
      ),
    })),
    {
      title: words.t('components.idols'),
      entries: idols.map(({ id, copies: n, effect }) =>
        entry(words.name('idol', id), [copies(n)], text(effects.effect(effect)), { copies: n, effect }),
      ),
    },
    {
      title: words.t('components.slots'),
      entries: slotOptions.map(({ id, effect }) =>
        entry(words.name('slotOption', id), [], text(effects.effect(effect)), { effect }),
      ),
    },
    {
      title: words.t('components.bonusTiles'),
      entries: bonusTiles.map(({ id, copies: n, effect }) =>
        entry(words.name('bonus', id), [copies(n)], text(effects.effect(effect)), { copies: n, effect }),
      ),
    },
    ...(['bird', 'snake'] as const).flatMap((board) => [
      {
        title: `${words.t('components.track')}: ${words.name('board', board)}`,
        entries: [
          ...tracks[board].spaces
            .filter(({ row }) => row > 0)
            .map(({ id, costInto }) =>
              entry(words.name('researchSpace', id), [], words.t('components.cost', { price: cost(costInto) }), {
                cost: costInto,
              }),
            ),
          ...tracks[board].rows.flatMap((row, i) =>
            (['glass', 'notebook'] as const).map((token) =>
              entry(
                words.t('components.row', { n: i + 1, token: words.name('token', token) }),
                [points(row[token].points)],
                text(effects.effect(row[token].effect)),
                { points: row[token].points, effect: row[token].effect },
              ),
            ),
          ),
        ],
      },
      {
        title: `${words.t('components.templeTiles')}: ${words.name('board', board)}`,
        entries: templeStacks.map(({ id, points: worth, combines }) => {
          const paid = sum(combines.map((column): Cost => tracks[board].temple[column]));
          const details = [points(worth)];
          return entry(words.name('temple', id), details, words.t('components.cost', { price: cost(paid) }), {
            points: worth,
            cost: paid,
          });
        }),
      },
    ]),
    {
      title: words.t('components.rivalTiles'),
      entries: rivalTiles.map(({ id, act }) => entry(words.name('rivalTile', id), [], text(rival(act)), { act })),
    },
  ];
}

/** A temple tile costs what stands below it, together (A-TMP-2). */
function sum(prices: readonly Cost[]): Cost {
  const total: Record<string, number> = {};
  for (const price of prices) {
    for (const [name, n] of Object.entries(price)) total[name] = (total[name] ?? 0) + Number(n);
  }
  return total;
}
