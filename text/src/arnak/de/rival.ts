import { capital, s } from '../../segment.ts';
import { type RivalVoice, rivalVoice } from '../rival.ts';
import { names } from './names.ts';

export const rival: RivalVoice = rivalVoice({
  dig: (resource) => s`der Gegner gräbt an einem Ort, der ${names.resource[resource]} bietet`,
  discover: (rounds) => s`der Gegner entdeckt einen Ort. ${capital(rounds)}`,
  discovery: (round, found) =>
    s`Runde ${round}: ${found === undefined ? 'keine Aktion' : `Stufe ${found.level} ${found.guardian ? 'mit' : 'ohne'} Wächter`}`,
  research: s`der Gegner forscht und entfernt einen Gehilfen aus dem Vorrat`,
  overcome: s`der Gegner bezwingt einen Wächter an einem seiner Orte; gibt es keinen, forscht er, ohne einen Gehilfen zu entfernen`,
  idle: (round) => s`in Runde ${round} tut er nichts`,
  buy: (kind, prefers) =>
    s`der Gegner nimmt ${kind === 'item' ? 'den Gegenstand' : 'das Artefakt'} mit den ${prefers === 'lowestPoints' ? 'wenigsten' : 'meisten'} Punkten`,
});
