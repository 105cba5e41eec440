/** What's on the bench, and the files that made room for others: none is lost. */
export interface Kept {
  /** The file on the bench. */
  readonly text: string;
  /** As it was when it came to the bench. A file that's still the same needn't be kept. */
  readonly untouched: string;
  /** Files that were changed here and then replaced, the latest last. */
  readonly aside: readonly string[];
}

/** An empty bench. A file in the link is somebody's work: it's kept too. */
export const begun = (text: string): Kept => ({ text, untouched: '', aside: [] });

const put = ({ text, untouched }: Kept): readonly string[] => (text === untouched ? [] : [text]);

/** Another file comes to the bench; what was there is put aside. */
export const replaced = (kept: Kept, file: string): Kept => ({
  ...{ text: file, untouched: file },
  aside: [...kept.aside, ...put(kept)],
});

/** The latest file that was put aside comes back. What was there since waits behind the others, if it was changed. */
export function broughtBack(kept: Kept): Kept {
  const last = kept.aside.at(-1);
  if (last === undefined) return kept;
  return { ...begun(last), aside: [...put(kept), ...kept.aside.slice(0, -1)] };
}
