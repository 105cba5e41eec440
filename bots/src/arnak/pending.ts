import { type ArnakState, cardById, type Frame, spaceById, tileById, tracks } from '@moonstaff/arnak';
import type { Weights } from './weights.ts';
import { costWorth, effectWorth } from './worth.ts';

/** What unfinished effects will still bring. A plan may end in the middle of one. */
export const pendingWorth = (state: ArnakState, w: Weights): number =>
  state.stack.reduce((sum, frame) => sum + frameWorth(state, frame, w), 0);

function frameWorth(state: ArnakState, frame: Frame, w: Weights): number {
  switch (frame.at) {
    case 'steps':
      return effectWorth(frame.steps, w, frame.next);
    case 'tile':
      return w.action * 1.3 + w.chance * 0.6 - w.threat;
    case 'guardian':
      return w.chance * 0.6 - w.threat;
    case 'pay':
      return Math.max(0, effectWorth(frame.gives, w) - costWorth(frame.cost, w));
    case 'choose':
      return effectWorth([frame.step], w);
    case 'draw':
      return frame.left * w.draw;
    case 'hold':
      return w.draw;
    case 'exile':
      return w.exile;
    case 'again': {
      const tile = state.sites.find(({ id }) => id === frame.site)?.tile ?? 'none';
      return tile === 'none' ? w.action : effectWorth(tileById[tile].effect, w);
    }
    case 'use':
      return Math.max(0, effectWorth(cardById[frame.card].effect, w));
    case 'arrive': {
      const { row } = spaceById[frame.space];
      const effect = tracks[state.options.board].rows[row - 1]?.[frame.token].effect ?? [];
      return (frame.row ? effectWorth(effect, w) : 0) + (frame.bonus ? w.coins * 1.5 : 0);
    }
    case 'send':
    case 'activate':
    case 'relocate':
    case 'overcome':
    case 'moveGuardian':
    case 'research':
      return w.action * 0.8;
    case 'take':
      return w.card * 0.8;
    case 'recruit':
    case 'rescue':
      return w.assistant * 2;
    case 'upgrade':
      return w.gold * 2;
    case 'refresh':
      return w.ready;
    default:
      return 0;
  }
}
