import ts from 'typescript';

interface Spot {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** A change as the instrumenter reports it. */
export interface Change {
  readonly location: Spot;
  readonly replacement: string;
}

/** A change with its name, and its place in the text. */
export interface NamedChange {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Names for the changes to a file that stay the same when lines move: the function, what stood there, what
 * stands there now. Changes that would share a name are numbered.
 */
export function nameAll(file: string, text: string, changes: readonly Change[]): readonly NamedChange[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const counts = new Map<string, number>();
  return changes.map(({ location: { start, end }, replacement }) => {
    const from = source.getPositionOfLineAndCharacter(start.line, start.column);
    const to = source.getPositionOfLineAndCharacter(end.line, end.column);
    const name = `${placeOf(source, from, to)}: ${short(text.slice(from, to))} → ${short(replacement)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { name: count === 1 ? name : `${name} (${count})`, from, to };
  });
}

const LONGEST = 60;

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}

/** The named functions, classes and constants around a change, outermost first. */
function placeOf(source: ts.SourceFile, from: number, to: number): string {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > from || node.end < to) return;
    const name = isNamed(node) ? node.name?.getText(source) : undefined;
    if (name !== undefined && !(node.getStart(source) === from && node.end === to)) names.push(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names.length === 0 ? 'file' : names.join('.');
}

type Named = ts.FunctionDeclaration | ts.ClassDeclaration | ts.MethodDeclaration | ts.VariableDeclaration;

/** Constants count at the top of a file, or where they hold a function. */
function isNamed(node: ts.Node): node is Named | ts.PropertyAssignment {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isMethodDeclaration(node)) return true;
  if (ts.isPropertyAssignment(node)) return ts.isArrowFunction(node.initializer);
  if (!ts.isVariableDeclaration(node)) return false;
  const isTop = ts.isSourceFile(node.parent.parent.parent);
  return isTop || (node.initializer !== undefined && ts.isArrowFunction(node.initializer));
}
