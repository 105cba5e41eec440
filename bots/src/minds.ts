import { GAME_IDS, type GameId, isGameId } from '@moonstaff/catalogue';
import { Refusal } from '@moonstaff/kernel';
import { arnakMind, mindWith as arnakWith } from './arnak/mind.ts';
import { weights as arnakWeights } from './arnak/weights.ts';
import { guildMind, mindWith as guildWith } from './guild/mind.ts';
import { weights as guildWeights } from './guild/weights.ts';
import type { AnyMind } from './mind.ts';

/** What things are worth, by name. */
export type Weights = { readonly [name: string]: number };

interface Kind {
  readonly mind: AnyMind;
  readonly weights: Weights;
  /** The same mind with other weights; unknown names are ignored. */
  with(weights: Weights): AnyMind;
}

const kinds: { readonly [Id in GameId]: Kind } = {
  arnak: { mind: arnakMind, weights: arnakWeights, with: (weights) => arnakWith({ ...arnakWeights, ...weights }) },
  guild: { mind: guildMind, weights: guildWeights, with: (weights) => guildWith({ ...guildWeights, ...weights }) },
};

function kindOf(game: string): Kind {
  if (!isGameId(game)) throw new Refusal('bots.game', { game, known: GAME_IDS });
  return kinds[game];
}

/** What the bots know about a game. */
export const mindFor = (game: string): AnyMind => kindOf(game).mind;

/** What things are worth to the bots of a game. */
export const weightsOf = (game: string): Weights => kindOf(game).weights;

/** A mind with other weights. */
export const mindWith = (game: string, weights: Weights): AnyMind => kindOf(game).with(weights);
