import { capital, s } from '../../segment.ts';
import { type RivalVoice, rivalVoice } from '../rival.ts';
import { names } from './names.ts';

export const rival: RivalVoice = rivalVoice({
  dig: (resource) => s`конкурент ведёт раскопки в месте, которое даёт ${names.resource[resource]}`,
  discover: (rounds) => s`конкурент открывает место раскопок. ${capital(rounds)}`,
  discovery: (round, found) =>
    s`раунд ${round}: ${found === undefined ? 'ничего' : `уровень ${found.level}, ${found.guardian ? 'со стражем' : 'без стража'}`}`,
  research: s`конкурент проводит исследование и убирает помощника из резерва`,
  overcome: s`конкурент одолевает стража в одном из своих мест раскопок; если такого нет, проводит исследование, не убирая помощника`,
  idle: (round) => s`в раунде ${round} он ничего не делает`,
  buy: (kind, prefers) =>
    s`конкурент берёт ${kind === 'item' ? 'предмет' : 'артефакт'}, за который дают ${prefers === 'lowestPoints' ? 'меньше' : 'больше'} всего очков`,
});
