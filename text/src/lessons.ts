import type { lessons as arnak } from './en/lessons-arnak.ts';
import type { lessons as guild } from './en/lessons-guild.ts';
import type { RuledGame } from './rules.ts';

/** One note of a lesson: what happens and why, and what the learner is asked to do, if anything. */
export interface LessonNote {
  readonly title: string;
  readonly text: string;
  readonly ask?: string;
}

interface English {
  readonly arnak: typeof arnak;
  readonly guild: typeof guild;
}

/** The notes of a game in one language; English fixes which there are. */
export type LessonsOf<Game extends RuledGame> = { readonly [Note in keyof English[Game]]: LessonNote };

/**
 * A note with the names in it: `{card airdrop}` becomes what that card is called, `{key table.endTurn}` what is
 * written on that key of the page.
 */
export function fillNote(text: string, nameOf: (kind: string, id: string) => string): string {
  return text.replace(/\{(\w+) ([\w.-]+)\}/g, (_, kind: string, id: string) => nameOf(kind, id));
}
