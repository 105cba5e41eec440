import type { GameId } from '@moonstaff/catalogue';
import { type RuleSection, sectionAbout, sectionTelling, type Words } from '@moonstaff/text';
import { late } from '../../kit/late/late.ts';

const known = new WeakMap<Words, Map<GameId, () => Promise<readonly RuleSection[]>>>();

/** The rules of a game in these words; one promise for each, so that React may wait for it. */
export function sectionsOf(words: Words, game: GameId): Promise<readonly RuleSection[]> {
  const games = known.get(words) ?? new Map<GameId, () => Promise<readonly RuleSection[]>>();
  known.set(words, games);
  const sections = games.get(game) ?? late(() => words.rules(game));
  games.set(game, sections);
  return sections();
}

/** The section an address names: by its own id, by a rule in it (`A-DIG-4`), or by a thing it explains. */
export function sectionAt(sections: readonly RuleSection[], at: string): RuleSection | undefined {
  return (
    sections.find(({ id }) => id === at) ??
    sections.find(({ rules }) => rules.includes(at)) ??
    sectionTelling(sections, at) ??
    sectionAbout(sections, at)
  );
}
