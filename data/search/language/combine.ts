import { isCommon, isCommonStem } from './query-limits.ts';
import { QuerySyntaxError, spanOf, type TextSpan, type Token } from './token.ts';
import type { ReferenceNode, SearchNode, WordsNode } from './tree.ts';
import { labelOfRange, mergeRanges } from './verse-ranges.ts';
import {
  nearItselfMessage,
  nearOneDistance,
  nearWithStem,
  nearWithWildcard,
  onlyExcluded,
  operatorSides,
  orNeedsWords,
  tooCommonForProx,
} from './messages.ts';

/** A part of the tree and its position in the text. */
export interface Placed {
  node: SearchNode;
  span: TextSpan;
  /** It is in its own parentheses. */
  grouped?: boolean;
}

/** Throws {@link QuerySyntaxError} where a side of OR only excludes. */
export function combineOr(parts: readonly Placed[]): Placed {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const negative = parts.find(({ node }) => onlyExcludes(node));
  if (negative) {
    throw new QuerySyntaxError(orNeedsWords, negative.span, ' ');
  }
  const nodes = parts.flatMap(({ node }) => (node.kind === 'or' && !node.wildcard ? node.parts : [node]));
  return { node: { kind: 'or', parts: nodes }, span: spanOfAll(parts) };
}

function onlyExcludes(node: SearchNode): boolean {
  return node.kind === 'not' || (node.kind === 'and' && node.parts.every(({ kind }) => kind === 'not'));
}

/** Throws {@link QuerySyntaxError} where every part only excludes and no reference or scope limits the verses. */
export function combineAnd(parts: readonly Placed[], hasScope: boolean): Placed {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const nodes = uniteReferences(parts.flatMap(({ node }) => (node.kind === 'and' ? node.parts : [node])));
  const span = spanOfAll(parts);
  if (!hasScope && nodes.every(({ kind }) => kind === 'not')) {
    throw new QuerySyntaxError(onlyExcluded, span, ' ');
  }
  const [first] = nodes;
  return { node: first && nodes.length === 1 ? first : { kind: 'and', parts: nodes }, span };
}

/** Unites references, because no verse is in two passages: "John 3:16 Rom 5:8" finds both. */
function uniteReferences(nodes: readonly SearchNode[]): SearchNode[] {
  const references = nodes.filter((node) => node.kind === 'reference');
  if (references.length < 2) return [...nodes];
  const ranges = mergeRanges(references.flatMap((node) => node.ranges));
  const united: ReferenceNode = { kind: 'reference', label: ranges.map(labelOfRange).join('; '), ranges };
  return nodes.flatMap((node): SearchNode[] =>
    node === references[0] ? [united] : node.kind === 'reference' ? [] : [node],
  );
}

/** Throws {@link QuerySyntaxError} where the operands are not allowed for the operator. */
export function combineNear(left: Placed, near: Token & { kind: 'near' }, right: Placed): Placed {
  const span = spanOf(left.span, right.span);
  if (near.unit !== 'words') {
    for (const { node, span: side } of [left, right]) {
      if (node.kind === 'not' || node.kind === 'reference') throw new QuerySyntaxError(operatorSides, near, ' ');
      if (onlyCommon(node)) throw new QuerySyntaxError(tooCommonForProx, spanOf(side, side), ' ');
    }
    return {
      node: { kind: 'near-verses', unit: near.unit, distance: near.distance, parts: [left.node, right.node] },
      span,
    };
  }
  if (right.node.kind === 'words') {
    if (left.node.kind === 'words') {
      checkDistinct([left.node], right.node, span);
      return { node: { kind: 'near-words', distance: near.distance, parts: [left.node, right.node] }, span };
    }
    if (left.node.kind === 'near-words' && left.node.distance === near.distance && !left.grouped) {
      checkDistinct(left.node.parts, right.node, span);
      return { node: { ...left.node, parts: [...left.node.parts, right.node] }, span };
    }
  }
  if ([left, right].some(({ node }) => node.kind === 'or' && node.wildcard)) {
    throw new QuerySyntaxError(nearWithWildcard, near, ' PROX(1) ');
  }
  if ([left, right].some(({ node }) => node.kind === 'stem')) {
    throw new QuerySyntaxError(nearWithStem, near, ' PROX(1) ');
  }
  throw new QuerySyntaxError(nearOneDistance, near, ' ');
}

/** FTS5 counts a word as its own neighbor, so "holy NEAR holy" would find every verse with one "holy". */
function checkDistinct(others: readonly WordsNode[], node: WordsNode, span: TextSpan): void {
  const same = others.find((other) => isWithin(other, node) || isWithin(node, other));
  if (!same) return;
  const twice = `${same.words.join(' ')} ${node.words.join(' ')}`;
  throw new QuerySyntaxError(
    nearItselfMessage(node.text),
    span,
    same.prefix || node.prefix ? `"${longer(same, node)}"` : `"${twice}"`,
  );
}

function longer(a: WordsNode, b: WordsNode): string {
  return a.words.join(' ').length > b.words.join(' ').length ? a.text : b.text;
}

/** Whether every match of the outer words contains the inner words. */
function isWithin(inner: WordsNode, outer: WordsNode): boolean {
  const last = inner.words.length - 1;
  return outer.words.some((_, start) =>
    inner.words.every((word, at) => {
      const actual = outer.words[start + at] ?? '';
      const isOpen = outer.prefix && start + at === outer.words.length - 1;
      return inner.prefix && at === last ? actual.startsWith(word) : actual === word && !isOpen;
    }),
  );
}

const shortestRarePrefix = 4;

/** Whether the node matches too many verses to examine the neighborhood of each. */
function onlyCommon(node: SearchNode): boolean {
  switch (node.kind) {
    case 'words':
    case 'exact': {
      const [word = ''] = node.words;
      return node.words.every(isCommon) || (node.words.length === 1 && node.prefix && word.length < shortestRarePrefix);
    }
    case 'stem':
      return isCommonStem(node.stem);
    case 'or':
      return node.parts.some(onlyCommon);
    case 'and':
      return node.parts.every((part) => part.kind === 'not' || part.kind === 'reference' || onlyCommon(part));
    case 'morphology':
      return (
        node.number === undefined && node.terms.some(({ term, prefix }) => prefix || term.length <= shortestRarePrefix)
      );
    case 'reference':
    case 'not':
      return true;
    default:
      return false;
  }
}

function spanOfAll(parts: readonly Placed[]): TextSpan {
  const spans = parts.map(({ span }) => span);
  return spanOf(spans[0] ?? { offset: 0, length: 0 }, spans.at(-1) ?? { offset: 0, length: 0 });
}
