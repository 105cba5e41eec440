import { GAME_IDS as GAMES, isGameId } from '@moonstaff/catalogue';
import type { Component } from '@moonstaff/scenarios';
import { type LanguageCode, loadWords } from '@moonstaff/text';
import type { Command, Parsed } from '../command.ts';
import { EXIT, Usage } from '../exit.ts';
import { doubtLines, doubtsOf } from '../facts/doubts.ts';
import { section } from '../facts/section.ts';
import { GAME_IDS, gameOf } from '../games.ts';
import { optionValue } from '../parse.ts';
import type { Word } from '../words.ts';

const UNLIMITED = 'unlimited';

export const facts: Command = {
  name: 'facts',
  about: 'facts.about',
  usage: 'facts.usage',
  options: {
    game: { about: 'simulate.game', known: GAME_IDS, value: 'game' },
    kind: { about: 'facts.kind', value: 'kind' },
    doubtful: { about: 'facts.doubtful' },
    json: { about: 'help.json' },
  },
  run: async (parsed, terminal, { language, word }) => {
    if (parsed.flags.has('doubtful')) {
      terminal.out(`${await doubtful(parsed, language, word)}\n`);
      return EXIT.ok;
    }
    const { game, components } = gameOf(parsed, word);
    const kinds = Map.groupBy(components, ({ kind }) => kind);
    const kind = optionValue(parsed, 'kind');
    if (kind !== undefined && !kinds.has(kind)) {
      throw new Usage('facts.unknownKind', { game: game.id, given: kind, known: [...kinds.keys()] });
    }
    const chosen = [...kinds].filter(([name]) => kind === undefined || name === kind);
    if (parsed.flags.has('json')) {
      const data = chosen.map(([name, list]) => [name, list.map(asData)]);
      terminal.out(`${JSON.stringify({ game: game.id, components: Object.fromEntries(data) }, bounded, 2)}\n`);
    } else if (chosen.length === 0) {
      terminal.out(`${word('facts.none', { game: game.id })}\n`);
    } else {
      const words = await loadWords(language);
      terminal.out(`${chosen.map(([name, list]) => section(game.id, name, list, words, word)).join('\n\n')}\n`);
    }
    return EXIT.ok;
  },
};

/** What's doubtful about this game, or about all of them. */
async function doubtful(parsed: Parsed, language: LanguageCode, word: Word): Promise<string> {
  const asked = optionValue(parsed, 'game') === undefined ? GAMES : [gameOf(parsed, word).game.id];
  const words = await loadWords(language);
  if (parsed.flags.has('json')) {
    return JSON.stringify(
      (await Promise.all(asked.filter(isGameId).map((game) => doubtsOf(game, words)))).flat(),
      undefined,
      2,
    );
  }
  return (await Promise.all(asked.filter(isGameId).map((game) => doubtLines(game, words, word)))).join('\n\n');
}

/** The component under its own id. A place is on both boards; `entry` tells the two apart. */
function asData({ id, data }: Component): object {
  if (Array.isArray(data)) return { id, values: data };
  return 'id' in data && data.id !== id ? { entry: id, ...data } : { id, ...data };
}

/** JSON has no infinity. */
const bounded = (_: string, value: unknown): unknown => (value === Number.POSITIVE_INFINITY ? UNLIMITED : value);
