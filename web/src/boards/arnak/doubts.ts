import type { ArnakAction, ArnakView } from '@moonstaff/arnak';
import { plain, type Words } from '@moonstaff/text';
import { ownPlayer } from './state.ts';

/** What would be left unused by this action; nothing if it is to be done without asking. */
export function doubtsAbout(action: ArnakAction, view: ArnakView, words: Words): readonly string[] {
  const player = ownPlayer(view);
  const icons =
    player.icons.length === 0
      ? []
      : [words.t('arnakTable.unusedIcons', { icons: plain(words.effects.cost({ travel: player.icons })) })];
  if (action.type === 'endTurn') return icons;
  if (action.type !== 'pass') return [];
  const cards = player.hand.filter((card) => card !== 'fear').length;
  const ready = player.assistants.filter((assistant) => assistant.ready).length;
  return [
    ...(cards > 0 ? [words.t('arnakTable.unusedCards', { n: cards })] : []),
    ...(ready > 0 ? [words.t('arnakTable.unusedAssistants', { n: ready })] : []),
    ...(player.figures > 0 ? [words.t('arnakTable.unusedFigures', { n: player.figures })] : []),
    ...icons,
  ];
}
