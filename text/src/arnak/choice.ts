import type { ArnakAction, ArnakView, Question, trackOf } from '@moonstaff/arnak';
import { plain } from '../segment.ts';
import type { Words } from '../words.ts';

/** What a choice of Arnak depends on, besides the action itself. */
export interface Asked {
  readonly question: Question | undefined;
  readonly track: ReturnType<typeof trackOf>;
  readonly supply: ArnakView['supply'];
}

/** A legal action in words, as precisely as the moment allows; `general` is what can be said of it at any moment. */
export function arnakChoice(action: ArnakAction, general: string, asked: Asked, words: Words): string {
  const { question, supply } = asked;
  switch (action.type) {
    case 'choose': {
      const steps = question?.at === 'choose' ? question.step.options[action.option]?.steps : undefined;
      return steps === undefined ? general : plain(words.voice('arnak').effects.effect(steps));
    }
    case 'row':
      return rowWords(asked, words) ?? general;
    case 'recruit':
    case 'supply':
    case 'swap': {
      const top = supply[action.stack]?.top ?? 'none';
      return `${general}: ${top === 'none' ? '' : words.name('assistant', top)}`;
    }
    case 'research':
    case 'temple':
      return action.discount === undefined
        ? general
        : `${general} · ${discountWords(question, action.discount, words)}`;
    default:
      return general;
  }
}

/** What the row one has come to gives. */
function rowWords({ question, track }: Asked, words: Words): string | undefined {
  if (question?.at !== 'arrive') return undefined;
  const space = track.spaces.find(({ id }) => id === question.space);
  const row = space && track.rows[space.row - 1];
  return row && plain(words.voice('arnak').effects.effect(row[question.token].effect));
}

function discountWords(question: Question | undefined, index: number, words: Words): string {
  const tokens = question?.at === 'research' ? question.discounts[index] : undefined;
  return tokens === undefined ? '' : `−${plain(words.voice('arnak').effects.cost(tokens))}`;
}
