import ts from 'typescript';

/**
 * Says whether a piece of the text is the message of an error that only a mistake in the program can raise
 * (`throw new RangeError('…')`). Nobody at a table reads those, and no test should depend on them, so they aren't
 * mutated. What players may see is a `Refusal` or a phrase, and those are.
 */
export function messagesIn(file: string, text: string): (from: number, to: number) => boolean {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { readonly from: number; readonly to: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) && ts.isNewExpression(node.expression)) {
      const { expression, arguments: args } = node.expression;
      if (/^(Range|Type)?Error$/.test(expression.getText(source))) {
        for (const one of args ?? []) found.push({ from: one.getStart(source), to: one.end });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return (from, to) => found.some((one) => from >= one.from && to <= one.to);
}
