/** What the viewer is asked now, or who we're waiting for. */
import { at, type Phrase, phrase } from '@moonstaff/kernel';
import { isHeld, openQuestion, type Question } from './frames.ts';
import type { ArnakView } from './view.ts';

export function prompt(view: ArnakView): Phrase {
  if (view.phase === 'over') return phrase('arnak.prompt.over');
  const waiting = waitingFor(view);
  if (view.viewer === 'spectator' || !waiting.includes(view.viewer)) {
    return phrase('arnak.prompt.waiting', { seats: waiting });
  }
  if (view.phase === 'keep') return phrase('arnak.prompt.keep');
  if (isHeld(view)) return phrase('arnak.prompt.held');
  const question = openQuestion(view);
  if (question === undefined) return phrase(view.main ? 'arnak.prompt.endTurn' : 'arnak.prompt.mainAction');
  return questionOf(view, question);
}

const waitingFor = ({ phase, active, players }: ArnakView): number[] =>
  phase === 'turns' ? [active] : players.flatMap(({ done }, seat) => (done ? [] : [seat]));

function questionOf(view: ArnakView, frame: Question): Phrase {
  switch (frame.at) {
    case 'voyage':
      return phrase('arnak.prompt.voyage', { site: frame.site, icons: [...frame.travel], compass: frame.compass });
    case 'guardianPrice':
      return phrase('arnak.prompt.guardianPrice', {
        guardian: view.sites.find(({ id }) => id === frame.site)?.guardian ?? 'none',
      });
    case 'choose':
      return phrase('arnak.prompt.choose', { left: frame.step.pick - frame.taken.length });
    case 'draw':
      return phrase('arnak.prompt.draw', { left: frame.left });
    case 'announce':
      return phrase('arnak.prompt.announce', {
        most: Math.min(frame.step.chooseCountUpTo, at(view.players, view.active).deck.length),
      });
    case 'again':
      return phrase('arnak.prompt.again', { site: frame.site });
    case 'buy':
      return phrase('arnak.prompt.buy', { discount: frame.discount });
    case 'take':
      return phrase('arnak.prompt.take', { to: frame.step.to });
    case 'use':
      return phrase('arnak.prompt.use', { card: frame.card });
    case 'arrive':
      return phrase(frame.row ? 'arnak.prompt.arrive' : 'arnak.prompt.bonus', { space: frame.space });
    case 'supply':
      return phrase('arnak.prompt.supply', { side: frame.side });
    default:
      return phrase(`arnak.prompt.${frame.at}`);
  }
}
