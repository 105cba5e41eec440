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
import type { Chapter } from './book.ts';

/** `- **Name** (details): text` */
export const line = (name: string, details: readonly string[], text: string): string =>
  `- **${name}**${details.length === 0 ? '' : ` (${details.join('; ')})`}: ${text}`;

export function arnakChapters(words: Words): readonly Chapter[] {
  const { effects } = words;
  const text = (sentence: Sentence): string => plain(sentence);
  const cost = (price: Cost): string => text(effects.cost(price));
  const travel = (icons: Icons): string => words.t('components.travel', { icons: cost({ travel: icons }) });
  const points = (n: number): string => words.t('components.points', { n });
  const copies = (n: number): string => words.t('components.copies', { n });
  const price = (paid: Cost): string => words.t('components.price', { price: cost(paid) });

  return [
    {
      title: words.t('components.basicCards'),
      lines: [
        ...basicCards.map((card) => line(words.name('card', card.id), [travel(card.travel)], text(effects.card(card)))),
        line(words.name('card', fear.id), [travel(fear.travel), points(fear.points)], words.t('components.noEffect')),
      ],
    },
    {
      title: words.t('components.items'),
      lines: items.map((card) =>
        line(
          words.name('card', card.id),
          [price({ coins: card.costCoins }), travel(card.travel), points(card.points)],
          text(effects.card(card)),
        ),
      ),
    },
    {
      title: words.t('components.artifacts'),
      lines: artifacts.map((card) =>
        line(
          words.name('card', card.id),
          [price({ compass: card.costCompass }), travel(card.travel), points(card.points)],
          text(effects.card(card)),
        ),
      ),
    },
    {
      title: words.t('components.assistants'),
      lines: assistants.map(({ id, timing, silver, gold }) =>
        line(
          words.name('assistant', id),
          [],
          [
            words.t('components.silver', { text: text(effects.timed(timing, silver)) }),
            words.t('components.gold', { text: text(effects.timed(timing, gold)) }),
          ].join(' '),
        ),
      ),
    },
    {
      title: words.t('components.guardians'),
      lines: guardians.map(({ id, cost: paid, boon }) =>
        line(
          words.name('guardian', id),
          [words.t('components.cost', { price: cost(paid) })],
          words.t('components.boon', { text: text(effects.boon(boon)) }),
        ),
      ),
    },
    {
      title: words.t('components.camps'),
      lines: camps.map(({ id, spaces, effect }) =>
        line(
          words.name('site', id),
          [words.t('components.travel', { icons: spaces.map((icons) => cost({ travel: icons })).join(' / ') })],
          text(effects.effect(effect)),
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
      lines: tiles.map(({ id, effect }) => line(words.name('tile', id), [], text(effects.effect(effect)))),
    })),
    ...(['bird', 'snake'] as const).map((board) => ({
      title: `${words.t('components.places')}: ${words.name('board', board)}`,
      lines: places[board].map(({ id, travel: icons, discoverCompass }) =>
        line(
          words.name('site', id),
          [travel(icons)],
          words.t('components.discover', { price: cost({ compass: discoverCompass }) }),
        ),
      ),
    })),
    {
      title: words.t('components.idols'),
      lines: idols.map(({ id, copies: n, effect }) =>
        line(words.name('idol', id), [copies(n)], text(effects.effect(effect))),
      ),
    },
    {
      title: words.t('components.slots'),
      lines: slotOptions.map(({ id, effect }) => line(words.name('slotOption', id), [], text(effects.effect(effect)))),
    },
    {
      title: words.t('components.bonusTiles'),
      lines: bonusTiles.map(({ id, copies: n, effect }) =>
        line(words.name('bonus', id), [copies(n)], text(effects.effect(effect))),
      ),
    },
    ...(['bird', 'snake'] as const).flatMap((board) => [
      {
        title: `${words.t('components.track')}: ${words.name('board', board)}`,
        lines: [
          ...tracks[board].spaces
            .filter(({ row }) => row > 0)
            .map(({ id, costInto }) =>
              line(words.name('researchSpace', id), [], words.t('components.cost', { price: cost(costInto) })),
            ),
          ...tracks[board].rows.flatMap((row, i) =>
            (['glass', 'notebook'] as const).map((token) =>
              line(
                words.t('components.row', { n: i + 1, token: words.name('token', token) }),
                [points(row[token].points)],
                text(effects.effect(row[token].effect)),
              ),
            ),
          ),
        ],
      },
      {
        title: `${words.t('components.templeTiles')}: ${words.name('board', board)}`,
        lines: templeStacks.map(({ id, points: worth, combines }) =>
          line(
            words.name('temple', id),
            [points(worth)],
            words.t('components.cost', {
              price: cost(sum(combines.map((column): Cost => tracks[board].temple[column]))),
            }),
          ),
        ),
      },
    ]),
    {
      title: words.t('components.rivalTiles'),
      lines: rivalTiles.map(({ id, act }) => line(words.name('rivalTile', id), [], text(words.rival(act)))),
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
