/** A part of a scenario file that's drawn in one colour. */
export interface Mark {
  readonly kind: 'name' | 'value' | 'comment';
  readonly text: string;
}

/** Something in quotes, a comment, or a name with its colon. */
const PARTS = /("[^"]*"|'[^']*')|((?:^|(?<=\s))#.*$)|([\w.-]+(?: [\w-]+)?:(?=\s|$))/g;

/** A line of a scenario file in parts. Together they're the line again. */
export function marksOf(line: string): readonly Mark[] {
  const marks: Mark[] = [];
  let done = 0;
  const add = (kind: Mark['kind'], text: string): void => {
    if (text !== '') marks.push({ kind, text });
  };
  for (const { 0: text, 2: comment, 3: name, index } of line.matchAll(PARTS)) {
    add('value', line.slice(done, index));
    add(comment !== undefined ? 'comment' : name !== undefined ? 'name' : 'value', text);
    done = index + text.length;
  }
  add('value', line.slice(done));
  return marks;
}
