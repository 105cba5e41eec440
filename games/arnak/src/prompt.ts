/** What the viewer is asked now, or what is waited for. */
import { at, type Phrase, phrase } from '@moonstaff/kernel';
import { openQuestion, type Question } from './frames.ts';
import type { ArnakView } from './view.ts';

export function prompt(view: ArnakView): Phrase {
  if (view.phase === 'over') return phrase('arnak.prompt.over');
  const waiting = waitingFor(view);
  if (view.viewer === 'spectator' || !waiting.includes(view.viewer)) {
    return phrase('arnak.prompt.waiting', { seats: waiting });
  }
  if (view.phase === 'keep') return phrase('arnak.prompt.keep');
  const question = openQuestion(view);
  if (question === undefined) return phrase(view.main ? 'arnak.prompt.endTurn' : 'arnak.prompt.mainAction');
  return phrase(`arnak.prompt.${question.at}`, detailsOf(view, question));
}

const waitingFor = ({ phase, active, players }: ArnakView): number[] =>
  phase === 'turns' ? [active] : players.flatMap(({ done }, seat) => (done ? [] : [seat]));

function detailsOf(view: ArnakView, frame: Question): Phrase['args'] {
  switch (frame.at) {
    case 'voyage':
      return { site: frame.site, icons: [...frame.travel], compass: frame.compass };
    case 'guardianPrice':
      return { guardian: view.sites.find(({ id }) => id === frame.site)?.guardian ?? 'none' };
    case 'choose':
      return { left: frame.step.pick - frame.taken.length };
    case 'draw':
      return { left: frame.left };
    case 'announce':
      return { most: Math.min(frame.step.chooseCountUpTo, at(view.players, view.active).deck.length) };
    case 'again':
      return { site: frame.site };
    case 'buy':
      return { discount: frame.discount };
    case 'take':
      return { to: frame.step.to };
    case 'use':
      return { card: frame.card };
    case 'arrive':
      return { space: frame.space };
    case 'supply':
      return { side: frame.side };
    default:
      return {};
  }
}
