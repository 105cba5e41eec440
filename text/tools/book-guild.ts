import { actionCards, basicCards, type CardRule, goals, MAP_IDS, specialCards, treasures } from '@moonstaff/guild';
import { plain, type Words } from '@moonstaff/text';
import type { Chapter, Data } from './book.ts';
import { entry } from './book-arnak.ts';

export function guildChapters(words: Words): readonly Chapter[] {
  const voice = words.voice('guild');
  return [
    {
      title: words.t('components.exploreCards'),
      entries: [
        ...basicCards.map((card) =>
          entry(words.name('exploreCard', card.id), [], plain(voice.card(card)), saidBy(card)),
        ),
        ...specialCards.map(({ id, slot }) =>
          entry(words.name('exploreCard', id), [], plain(voice.special(slot)), { special: slot ?? 'any' }),
        ),
      ],
    },
    {
      title: words.t('components.actionCards'),
      entries: actionCards.map((card) =>
        entry(words.name('actionCard', card.id), [], plain(voice.card(card)), saidBy(card)),
      ),
    },
    ...MAP_IDS.map((map) => ({
      title: words.t('components.goals', { map: words.name('map', map) }),
      entries: goals
        .filter((goal) => goal.map === map)
        .map(({ id, condition, rewards }) =>
          entry(words.name('goal', id), [words.t('components.rewards', rewards)], plain(voice.goal(condition)), {
            rewards,
            condition,
          }),
        ),
    })),
    {
      title: words.t('components.treasures'),
      entries: treasures.map((treasure) =>
        entry(
          words.name('treasure', treasure.id),
          [words.t('components.copies', { n: treasure.count })],
          plain(voice.treasure(treasure)),
          { copies: treasure.count, immediate: treasure.immediate, effect: treasure.effect },
        ),
      ),
    },
  ];
}

const saidBy = ({ steps, coinFieldsTimes, extraTreasures }: CardRule): Data => ({
  steps,
  coinFieldsTimes,
  extraTreasures,
});
