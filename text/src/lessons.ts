/** One note of a lesson: what happens and why, and what the learner is asked to do, if anything. */
export interface LessonNote {
  readonly title: string;
  readonly text: string;
  readonly ask?: string;
}

/** The same notes in another language. */
export type LessonsOf<English> = { readonly [Note in keyof English]: LessonNote };

/**
 * A note with the names in it: `{card airdrop}` becomes what that card is called, `{key table.endTurn}` what is
 * written on that key of the page.
 */
export function fillNote(text: string, nameOf: (kind: string, id: string) => string): string {
  return text.replace(/\{(\w+) ([\w.-]+)\}/g, (_, kind: string, id: string) => nameOf(kind, id));
}
