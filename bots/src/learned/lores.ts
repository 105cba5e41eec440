import { GAME_IDS, type GameId, isGameId } from '@moonstaff/catalogue';
import { Refusal } from '@moonstaff/kernel';
import * as arnak from '../arnak/features.ts';
import * as guild from '../guild/features.ts';
import type { AnyLore } from './lore.ts';

const LORES: { readonly [Id in GameId]: AnyLore } = { arnak, guild };

/** What learning knows about a game. */
export function loreOf(game: string): AnyLore {
  if (!isGameId(game)) throw new Refusal('bots.game', { game, known: GAME_IDS });
  return LORES[game];
}
