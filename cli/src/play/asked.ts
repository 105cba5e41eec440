import { type ArnakAction, type ArnakView, prompt as arnakPrompt, openQuestion, trackOf } from '@moonstaff/arnak';
import { type GameId, isGameId } from '@moonstaff/catalogue';
import { cardNamed, type GuildAction, type GuildView, prompt as guildPrompt } from '@moonstaff/guild';
import type { ActionShape, Match, Phrase, Seat } from '@moonstaff/kernel';
import { arnakChoice, plain, type Scene, type Words } from '@moonstaff/text';

/** What a game knows about a question and its answers. */
interface Asking {
  prompt(view: unknown): Phrase;
  /** An answer in words; `general` is what can be said of it at any moment. */
  answer(view: unknown, action: ActionShape, general: string, words: Words): string;
}

// A view comes from the game of the same name.
const ASKING: { readonly [Id in GameId]: Asking } = {
  arnak: {
    prompt: (view) => arnakPrompt(view as ArnakView),
    answer(seen, action, general, words) {
      const view = seen as ArnakView;
      const asked = { question: openQuestion(view), track: trackOf(view), supply: view.supply };
      return arnakChoice(action as ArnakAction, general, asked, words);
    },
  },
  guild: {
    prompt: (view) => guildPrompt(view as GuildView),
    answer: (view, action, general, words) => {
      const card = investigateCardOf(view as GuildView, action as GuildAction);
      return card === undefined ? general : `${general}. ${plain(words.voice('guild').card(cardNamed(card)))}`;
    },
  },
};

/** The Investigate card that an answer is about. */
function investigateCardOf(view: GuildView, action: GuildAction) {
  if (action.type === 'keep') return action.card;
  return action.type === 'use' && view.viewer !== 'spectator'
    ? view.players[view.viewer]?.actions[action.slot]
    : undefined;
}

/** What a seat is asked, and what it may answer, numbered. */
export function asked(
  { game, state }: Match,
  seat: Seat,
  legal: readonly ActionShape[],
  words: Words,
  scene: Scene,
): readonly string[] {
  const view = game.view(state, seat);
  const asking = isGameId(game.id) ? ASKING[game.id] : undefined;
  const width = String(legal.length).length;
  return [
    ...(asking === undefined ? [] : [words.say(asking.prompt(view), scene)]),
    ...legal.map((action, index) => {
      const general = words.act(game.id, action, scene);
      return `${String(index + 1).padStart(width)}  ${asking?.answer(view, action, general, words) ?? general}`;
    }),
  ];
}
