import { capital, s } from '../../segment.ts';
import { type RivalVoice, rivalVoice } from '../rival.ts';
import { names } from './names.ts';

export const rival: RivalVoice = rivalVoice({
  dig: (resource) => s`the rival digs at a site that offers ${names.resource[resource]}`,
  discover: (rounds) => s`the rival discovers a site. ${capital(rounds)}`,
  discovery: (round, found) =>
    s`round ${round}: ${found === undefined ? 'nothing' : `level ${found.level} ${found.guardian ? 'with' : 'without'} a guardian`}`,
  research: s`the rival researches and removes an assistant from the supply`,
  overcome: s`the rival overcomes a guardian at one of its sites; if there’s none, it researches without removing an assistant`,
  idle: (round) => s`in round ${round} it does nothing`,
  buy: (kind, prefers) =>
    s`the rival takes the ${kind} worth the ${prefers === 'lowestPoints' ? 'fewest' : 'most'} points`,
});
