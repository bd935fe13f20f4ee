import ts from 'typescript';
import type { Operator } from './mutant.ts';

export interface Change {
  operator: Operator;
  node: ts.Node;
  replacement: string;
}

const swaps: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};

const methodSwaps: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
};

/** Methods that return a changed copy of their object. The code still runs without the call. */
const removableMethods: ReadonlySet<string> = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'limit',
  'orderBy',
]);

/** Durations: no test can distinguish 30,000 ms from 30,001 ms. */
const isDuration = /(?:Ms|Seconds|[pP]auses?)$/;

/** From here on, adding one makes no real difference: 4,000 rows at once or 4,001. Such numbers are doubled. */
const largeNumber = 100;

/** All small changes of one node, but not of its children. */
export function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) return binaryChanges(node);
  if (ts.isIfStatement(node)) return conditionChanges(node.expression);
  if (ts.isConditionalExpression(node)) return isErrorTest(node.condition) ? [] : conditionChanges(node.condition);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ operator: 'negation', node, replacement: node.operand.getText() }];
  if (ts.isNumericLiteral(node)) return numberChanges(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ operator: 'boolean', node, replacement: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ operator: 'boolean', node, replacement: 'true' }];
  if (ts.isExpressionStatement(node)) return callRemoval(node);
  if (ts.isCallExpression(node)) return [...methodChanges(node), ...swappedArguments(node)];
  if (ts.isSpreadAssignment(node) && !ts.isIdentifier(node.expression)) return spreadRemoval(node);
  return [];
}

function binaryChanges(node: ts.BinaryExpression): Change[] {
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return isPlain(right) ? [] : [{ operator: 'fallback', node, replacement: left.getText() }];
  const replacement = swaps[operatorToken.kind];
  if (replacement === undefined || [left, right].some(isText)) return [];
  return [{ operator: 'operator', node: operatorToken, replacement }];
}

/**
 * `list[at] ?? 0`: the compiler requires it for every index (`noUncheckedIndexedAccess`), even for those in range,
 * where no test can reach it.
 */
function isIndexFallback({ left, operatorToken, right }: ts.BinaryExpression): boolean {
  if (operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return false;
  const isIndex =
    ts.isElementAccessExpression(left) ||
    (ts.isCallExpression(left) && ts.isPropertyAccessExpression(left.expression) && left.expression.name.text === 'at');
  return isIndex && isPlain(right);
}

/** `?? 0`, `?? ''`, `?? []`: a default for a missing value, mostly only for the compiler. */
function isPlain(node: ts.Expression): boolean {
  return (
    ts.isNumericLiteral(node) ||
    ts.isStringLiteralLike(node) ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0)
  );
}

/** `.limit(1)`: only the first row is used, so more rows would only be slower. */
function isFirstRow({ expression, arguments: [limit] }: ts.CallExpression): boolean {
  const isLimit = ts.isPropertyAccessExpression(expression) && expression.name.text === 'limit';
  return isLimit && limit !== undefined && ts.isNumericLiteral(limit) && limit.text === '1';
}

/**
 * `error instanceof Error ? … : String(error)`: everything that is caught is an error, but the compiler does not know
 * that.
 */
function isErrorTest(node: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword &&
    node.right.getText() === 'Error'
  );
}

/** Text is joined with "+" and compared, but never subtracted. */
function isText(node: ts.Expression): boolean {
  if (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind !== ts.SyntaxKind.PlusToken) return false;
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function conditionChanges(node: ts.Expression): Change[] {
  return ['true', 'false'].map((replacement) => ({ operator: 'condition', node, replacement }));
}

function numberChanges(node: ts.NumericLiteral): Change[] {
  const declared = ts.findAncestor(node, ts.isVariableDeclaration)?.name.getText() ?? '';
  if (isDuration.test(declared) || node.text.includes('.')) return [];
  if (ts.isBinaryExpression(node.parent) && node.parent.right === node && isIndexFallback(node.parent)) return [];
  if (ts.isCallExpression(node.parent) && isFirstRow(node.parent)) return [];
  const value = Number(node.text);
  return [{ operator: 'number', node, replacement: String(value < largeNumber ? value + 1 : value * 2) }];
}

function callRemoval(node: ts.ExpressionStatement): Change[] {
  const { expression } = node;
  const call = ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression;
  const isRemovable = ts.isCallExpression(call) && call.expression.kind !== ts.SyntaxKind.SuperKeyword;
  // Not an empty statement, which TypeScript rejects after an `if`.
  return isRemovable ? [{ operator: 'call', node, replacement: 'void 0;' }] : [];
}

function methodChanges(node: ts.CallExpression): Change[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name } = expression;
  if (isFirstRow(node)) return [];
  const swapped = Object.hasOwn(methodSwaps, name.text) ? methodSwaps[name.text] : undefined;
  if (swapped !== undefined) return [{ operator: 'method call', node: name, replacement: swapped }];
  if (!removableMethods.has(name.text)) return [];
  return [{ operator: 'method call', node, replacement: expression.expression.getText() }];
}

function swappedArguments(node: ts.CallExpression): Change[] {
  const [first, second] = node.arguments;
  // In SQL, `a = b` equals `b = a`.
  const isCommutative = /^(?:Math\.(?:max|min)|eq|ne)$/.test(node.expression.getText());
  if (
    isCommutative ||
    !first ||
    !second ||
    ![first, second].every(isPlainValue) ||
    first.getText() === second.getText()
  )
    return [];
  const text = node.getText();
  const from = first.getStart() - node.getStart();
  const to = second.getEnd() - node.getStart();
  const between = text.slice(first.getEnd() - node.getStart(), second.getStart() - node.getStart());
  const replacement = `${text.slice(0, from)}${second.getText()}${between}${first.getText()}${text.slice(to)}`;
  return [{ operator: 'arguments', node, replacement }];
}

function isPlainValue(node: ts.Expression): boolean {
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isNumericLiteral(node);
}

/** `...(half && { half })`: an optional property of a response. */
function spreadRemoval(node: ts.SpreadAssignment): Change[] {
  return [{ operator: 'spread', node, replacement: '...{}' }];
}
