import { type LanguageCode, loadWords } from '@moonstaff/text';
import type { Language } from '../src/language.ts';
import { literals, messagesOf } from './languages.ts';

/** Every text of a language by where it stands: messages, rules, first games, doubts. Arguments are left out. */
export async function textsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const words = await loadWords(language.code as LanguageCode);
  const texts = new Map([...messagesOf(language)].map(([key, message]) => [key, literals(message)] as const));
  for (const game of ['arnak', 'guild'] as const) {
    for (const { id, title, text } of await words.rules(game))
      texts.set(`${game} rules ${id}`, [title, ...text].join(' '));
    for (const [say, { title, text, ask = '' }] of await words.lesson(game)) {
      texts.set(`${game} lesson ${say}`, [title, text, ask].join(' '));
    }
    for (const [id, { fact, sources, chosen }] of Object.entries(await words.doubts(game))) {
      texts.set(`${game} doubt ${id}`, [fact, sources, chosen].join(' '));
    }
  }
  return texts;
}

/** Whether a text is about the Guild alone. */
export const isGuilds = (key: string): boolean =>
  /^(guild|web\.guild)|^components\.(goals|investigateCards|exploreCards)/.test(key);
