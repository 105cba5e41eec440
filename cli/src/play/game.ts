import { choose } from '@moonstaff/bots';
import { at, eventFor, type GameEvent, Match, Refusal, type Seat, seedFrom } from '@moonstaff/kernel';
import { type Happening, loadWords, outline, plain, type Scene, type Words } from '@moonstaff/text';
import { type Bot, budgetOf, mindOf, mindsOf } from '../bots.ts';
import { result, seatName } from '../result.ts';
import { asLines } from '../story.ts';
import type { Terminal } from '../terminal.ts';
import type { Speech } from '../words.ts';
import { answerOf, KEYS } from './answer.ts';
import { asked } from './asked.ts';
import { boardOf } from './board/index.ts';

/** Where the person sits. */
const PERSON: Seat = 0;

/** A game for one person in the terminal. */
export interface PlayTask {
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: string };
  readonly seed: string;
  /** Those at the other seats, in their order. */
  readonly bots: readonly Bot[];
}

/** Plays it until it is over or the person leaves, and shows the score. */
export async function playInTerminal(task: PlayTask, terminal: Terminal, speech: Speech): Promise<void> {
  const words = await loadWords(speech.language);
  const mind = mindOf(task.game);
  const minds = await mindsOf(task.game, task.bots);
  const match = Match.start(mind.game, { seats: task.players, options: task.options, seed: seedFrom(task.seed) });
  const seats = Array.from({ length: task.players }, (_, seat) => seatName(seat, speech.word));
  const scene: Scene = { phrases: match.game.phrases, seats };
  const print = (...lines: readonly string[]): void => terminal.out(lines.map((line) => `${line}\n`).join(''));
  const heard: Happening[] = [];
  const told: Happening[] = [];
  const hear = (seat: Seat, events: readonly GameEvent[]): void => {
    for (const event of events) heard.push({ seat, entry: match.entries.length, phrase: eventFor(event, PERSON) });
  };
  /** What happened since the person was last asked. */
  const tell = (): void => {
    const news = heard.splice(0);
    const lines = outline(task.game, news, told);
    told.push(...news);
    print(...asLines(lines.map((line) => ({ kind: line.kind, text: plain(words.line(line, scene)) }))));
  };

  print(speech.word('play.you', { name: seatName(PERSON, speech.word) }));
  hear(PERSON, match.opening);
  const input = terminal.lines()[Symbol.asyncIterator]();
  try {
    for (;;) {
      // Where all act at once, the person has the last word and can still take it back.
      const waiting = match.game.toAct(match.state);
      const seat = waiting.find((one) => one !== PERSON) ?? waiting[0];
      if (seat === undefined) break;
      const legal = match.game.legal(match.state, seat);
      if (seat !== PERSON) {
        const bot = at(task.bots, seat - 1);
        const question = { view: match.game.view(match.state, seat), seat, legal, seed: match.entries.length };
        // A random bot has no mind of its own.
        hear(seat, match.act(seat, choose(minds.get(bot.level) ?? mind, bot.level, question, budgetOf(bot))));
        continue;
      }
      tell();
      print(
        '',
        ...boardOf(match, {
          seat: PERSON,
          words,
          word: speech.word,
          names: seats,
          legal,
          inColour: terminal.isColourful,
        }),
      );
      print('', ...asked(match, seat, legal, words, scene), speech.word('play.ask', KEYS));
      const line = await input.next();
      const given = line.done ? undefined : line.value;
      const answer = answerOf(given, legal.length);
      if (answer === 'quit') break;
      if (answer === 'undo') print(...takeBack(match, words, scene));
      else if (answer === 'unclear') print(speech.word('play.number', { max: legal.length, given: given ?? '' }));
      else hear(seat, match.act(seat, at(legal, answer.choice)));
    }
  } finally {
    await input.return?.();
  }
  tell();
  print('', ...result(match, words, speech.word, PERSON));
}

/** Takes back the person's last action, or says why not. */
function takeBack(match: Match, words: Words, scene: Scene): readonly string[] {
  try {
    match.undo(PERSON);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [words.say(error.phrase, scene)];
    throw error;
  }
}
