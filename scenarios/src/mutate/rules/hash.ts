import { createHash } from 'node:crypto';
import ts from 'typescript';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Of what a file of code does: comments and layout may change. */
export const codeHashOf = (text: string): string =>
  hashOf(ts.transpileModule(text, { compilerOptions: OPTIONS }).outputText);

const OPTIONS: ts.CompilerOptions = {
  removeComments: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};
