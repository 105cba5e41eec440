import { capital, s } from '../../segment.ts';
import { type RivalVoice, rivalVoice } from '../rival.ts';
import { names } from './names.ts';

export const rival: RivalVoice = rivalVoice({
  dig: (resource) => s`przeciwnik prowadzi wykopaliska na stanowisku, które oferuje ${names.resource[resource]}`,
  discover: (rounds) => s`przeciwnik odkrywa stanowisko. ${capital(rounds)}`,
  discovery: (round, found) =>
    s`runda ${round}: ${found === undefined ? 'nic' : `poziom ${found.level} ${found.guardian ? 'ze strażnikiem' : 'bez strażnika'}`}`,
  research: s`przeciwnik prowadzi badania i usuwa asystenta z zasobów`,
  overcome: s`przeciwnik ujarzmia strażnika na jednym ze swoich stanowisk; jeśli nie ma tam żadnego strażnika, prowadzi badania bez usuwania asystenta`,
  idle: (round) => s`w rundzie ${round} nic nie robi`,
  buy: (kind, prefers) =>
    s`przeciwnik bierze ${kind === 'item' ? 'przedmiot wart' : 'artefakt wart'} ${prefers === 'lowestPoints' ? 'najmniej' : 'najwięcej'} punktów`,
});
