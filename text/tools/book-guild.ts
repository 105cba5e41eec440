import { actionCards, basicCards, goals, MAP_IDS, specialCards, treasures } from '@moonstaff/guild';
import { plain, type Words } from '@moonstaff/text';
import type { Chapter } from './book.ts';
import { line } from './book-arnak.ts';

export function guildChapters(words: Words): readonly Chapter[] {
  const { guildCards } = words;
  return [
    {
      title: words.t('components.exploreCards'),
      lines: [
        ...basicCards.map((card) => line(words.name('exploreCard', card.id), [], plain(guildCards.card(card)))),
        ...specialCards.map(({ id, slot }) => line(words.name('exploreCard', id), [], plain(guildCards.special(slot)))),
      ],
    },
    {
      title: words.t('components.actionCards'),
      lines: actionCards.map((card) => line(words.name('actionCard', card.id), [], plain(guildCards.card(card)))),
    },
    ...MAP_IDS.map((map) => ({
      title: words.t('components.goals', { map: words.name('map', map) }),
      lines: goals
        .filter((goal) => goal.map === map)
        .map(({ id, condition, rewards }) =>
          line(words.name('goal', id), [words.t('components.rewards', rewards)], plain(guildCards.goal(condition))),
        ),
    })),
    {
      title: words.t('components.treasures'),
      lines: treasures.map((treasure) =>
        line(
          words.name('treasure', treasure.id),
          [words.t('components.copies', { n: treasure.count })],
          plain(guildCards.treasure(treasure)),
        ),
      ),
    },
  ];
}
