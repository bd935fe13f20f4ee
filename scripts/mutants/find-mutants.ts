import ts from 'typescript';
import { blockId, type Mutant } from './mutant.ts';
import { changesOf } from './operators.ts';

/** Calls whose output is only for people. */
const logging = /^(?:console\.\w+|log[A-Z]\w*|logs?)$/;

/** Every small change to the code of one file, in text order. */
export function findMutants(file: string, text: string): Mutant[] {
  const source = parse(file, text);
  const results: Mutant[] = [];
  const visit = (node: ts.Node, block: string | undefined): void => {
    if (isSkipped(node)) return;
    for (const { operator, node: changed, replacement } of changesOf(node)) {
      const start = changed.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      const original = text.slice(start, changed.getEnd());
      if (original !== replacement)
        results.push({ file, line, start, end: changed.getEnd(), original, replacement, operator, block });
    }
    const inner = ts.isBlock(node) ? blockId(file, node.getStart(source)) : block;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, undefined);
  return results.sort((a, b) => a.start - b.start);
}

/** The start offsets of the blocks in a file. */
export function findBlocks(file: string, text: string): number[] {
  const source = parse(file, text);
  const results: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) results.push(node.getStart(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return results;
}

function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

function isSkipped(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  const call = ts.isExpressionStatement(node) ? node.expression : node;
  return ts.isCallExpression(call) && logging.test(call.expression.getText());
}
