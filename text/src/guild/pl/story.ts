import type { Naming, Translation } from '../../language.ts';
import { quoted } from '../../pl/grammar.ts';
import type { story as english } from '../en/story.ts';
import { guildStoryNaming } from '../story-naming.ts';
import { names } from './names.ts';
import { amount } from './nouns.ts';

export const story: Translation<typeof english> = {
  'guild.event.opening': 'Mapa: {map}. Cele: {goals}.',
  'guild.event.treasures':
    '{seat} otrzymuje za skarby {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} ({treasures}).',
  'guild.event.won': '{seat} wygrywa.',
  'guild.event.lost': '{seat} przegrywa.',
  'guild.story.era': 'Runda {era}',
  'guild.story.reveal': 'Tura {turn, number}: „{card}”.',
  'guild.story.token': 'Żeton rundy zakrywa {reward_id, select, first {wyższą} other {niższą}} nagrodę celu „{goal}”.',
  'guild.story.kept': '{seat} zatrzymuje kartę „{card}”{other} jako akcję specjalną {slot}.',
  'guild.story.explored': '{seat} eksploruje {spaces}.',
  'guild.story.collected': '{seat} zbiera {coins}.',
  'guild.story.trade': '{seat} tworzy szlak handlowy{sum}.',
  'guild.story.village':
    '{seat} odkrywa wioskę{terrain_id, select, grass { na łące} desert { na pustyni} mountain { w górach} sea { nad morzem} other {}}{coins}.',
  'guild.story.tower': '{seat} buduje {towers, number}. wieżę obserwacyjną{coins}.',
  'guild.story.crystal': '{seat} znajduje kryształ{coins}.',
  'guild.story.treasureCoins': '{seat} znajduje skarb „{treasure}”{coins}.',
  'guild.story.treasureExplorer': '{seat} znajduje skarb „{treasure}”.',
  'guild.story.goal':
    '{seat} realizuje cel „{goal}”{reward_id, select, none {, którego nagrody są zakryte} first { i otrzymuje wyższą nagrodę{coins}} other { i otrzymuje niższą nagrodę{coins}}}.',
  'guild.story.nothing': '{seat} niczego nie eksploruje.',
  'guild.story.youTrade':
    'Tworzysz szlak handlowy od miasta {fromValue, number} do miasta {toValue, number}; faktoria staje w mieście {postValue, number}{coins}.',
  'guild.story.youCompleteGoal': 'Realizujesz cel „{goal}”: {reward}{reward_id, select, none {} other {{coins}}}.',
  'guild.story.youDraw': 'Znajdujesz skarb „{treasure}”.',
  'guild.story.final':
    '{seat} ma na koniec {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'guild.story.lost': '{seat} przegrywa. Czego zabrakło: {missing}.',
};

export const storyNaming: { readonly [kind: string]: Naming } = guildStoryNaming(names, {
  and: ' i ',
  amount,
  quoted,
  someCoins: 'monety',
  notCard: (name) => ` zamiast „${name}”`,
});
