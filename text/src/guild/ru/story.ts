import type { Naming, Translation } from '../../language.ts';
import { amountOf, quoted, thing } from '../../ru/grammar.ts';
import type { story as english } from '../en/story.ts';
import { guildStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { nouns } from './nouns.ts';

export const story: Translation<typeof english> = {
  'guild.event.opening': 'Карта провинции: {map}. Цели: {goals}.',
  'guild.event.treasures':
    '{seat} получает за сокровища {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} ({treasures}).',
  'guild.event.won': '{seat} побеждает.',
  'guild.event.lost': '{seat} проигрывает.',
  'guild.story.era': 'Раунд {era}',
  'guild.story.reveal': 'Ход {turn, number}: «{card}».',
  'guild.story.token':
    'Жетон раунда закрывает {reward_id, select, first {большую} other {меньшую}} награду цели «{goal}».',
  'guild.story.kept': '{seat} оставляет под номером {slot} карту «{card}»{other}.',
  'guild.story.explored': '{seat} исследует {spaces}.',
  'guild.story.collected': '{seat} собирает {coins}.',
  'guild.story.trade': '{seat} прокладывает торговый путь{sum}.',
  'guild.story.village':
    '{seat} открывает поселение{terrain_id, select, grass { на равнине} desert { в пустыне} mountain { в горах} sea { у моря} other {}}{coins}.',
  'guild.story.tower': '{seat} строит {towers, number}-ю смотровую башню{coins}.',
  'guild.story.crystal': '{seat} находит кристалл{coins}.',
  'guild.story.treasureCoins': '{seat} находит сокровище «{treasure}»{coins}.',
  'guild.story.treasureExplorer': '{seat} находит сокровище «{treasure}».',
  'guild.story.goal':
    '{seat} выполняет цель «{goal}»{reward_id, select, none {, награды за которую уже закрыты} first { и получает большую награду{coins}} other { и получает меньшую награду{coins}}}.',
  'guild.story.nothing': '{seat} ничего не исследует.',
  'guild.story.youTrade':
    'Вы прокладываете торговый путь из города {fromValue, number} в город {toValue, number}; фактория — в городе {postValue, number}{coins}.',
  'guild.story.youCompleteGoal': 'Вы выполняете цель «{goal}»: {reward}{reward_id, select, none {} other {{coins}}}.',
  'guild.story.youDraw': 'Вы находите сокровище «{treasure}».',
  'guild.story.final':
    '{seat} заканчивает игру с результатом {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}.',
  'guild.story.lost': '{seat} проигрывает. Не хватило: {missing}.',
};

/** Рядом с клетками равнины и моря клетка без местности — особая: для башни или кристальная. */
const special = thing('особая клетка', 'особую клетку', 'особой клетки', 'особых клеток', 'особые клетки');

export const storyNaming: { readonly [kind: string]: Naming } = guildStoryNaming(names, {
  and: ' и ',
  amount: amountOf({ ...nouns, any: special }),
  quoted,
  someCoins: 'монеты',
  notCard: (name) => ` вместо «${name}»`,
});
