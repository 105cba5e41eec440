import { basicCards, type CardRule, eraCards, goals, investigateCards, MAP_IDS, treasures } from '@moonstaff/guild';
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
        ...eraCards.map(({ id, slot }) =>
          entry(words.name('exploreCard', id), [], plain(voice.eraCard(slot)), { eraCard: slot ?? 'any' }),
        ),
      ],
    },
    {
      title: words.t('components.investigateCards'),
      entries: investigateCards.map((card) =>
        entry(words.name('investigateCard', card.id), [], plain(voice.card(card)), saidBy(card)),
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

const saidBy = ({ steps, coinSpacesTimes, extraTreasures }: CardRule): Data => ({
  steps,
  coinSpacesTimes,
  extraTreasures,
});
