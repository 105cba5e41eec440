import { type ArnakView, prompt as arnakPrompt } from '@moonstaff/arnak';
import { type GameId, isGameId } from '@moonstaff/catalogue';
import { type GuildView, prompt as guildPrompt } from '@moonstaff/guild';
import type { ActionShape, Match, Phrase, Seat } from '@moonstaff/kernel';
import type { Scene, Words } from '@moonstaff/text';

// A view comes from the game of the same name.
const PROMPTS: { readonly [Id in GameId]: (view: unknown) => Phrase } = {
  arnak: (view) => arnakPrompt(view as ArnakView),
  guild: (view) => guildPrompt(view as GuildView),
};

/** What a seat is asked, and what it may answer, numbered. */
export function asked(
  { game, state }: Match,
  seat: Seat,
  legal: readonly ActionShape[],
  words: Words,
  scene: Scene,
): readonly string[] {
  const question = isGameId(game.id) ? PROMPTS[game.id](game.view(state, seat)) : undefined;
  const width = String(legal.length).length;
  return [
    ...(question === undefined ? [] : [words.say(question, scene)]),
    ...legal.map((action, index) => `${String(index + 1).padStart(width)}  ${words.act(game.id, action, scene)}`),
  ];
}
