import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { afterFormNumber } from '../sql/morphology-terms.ts';
import { isVeryCommon, limits } from './query-limits.ts';
import { combineAnd, combineNear, combineOr, type Placed } from './combine.ts';
import { checkLimits } from './check-limits.ts';
import { englishStem } from './stem.ts';
import { QuerySyntaxError, spanOf, type Token } from './token.ts';
import type { MorphologyNode, Scope, SearchNode, SearchQuery, WordsNode } from './tree.ts';
import { mergeRanges, labelOfRange } from './verse-ranges.ts';
import { foldedWords } from './split-words.ts';
import {
  andSides,
  commonFormMessage,
  emptyParentheses,
  maxDepthMessage,
  nearSides,
  notClosed,
  notOpened,
  notSide,
  noWord,
  onlyExcluded,
  operatorSides,
  orSides,
  otherExpected,
  stemWithNumberMessage,
  wildcardWithNumberMessage,
  wordExpected,
} from './messages.ts';

/** The tokens, the position in them, and the depth in parentheses. */
interface State {
  tokens: readonly Token[];
  at: number;
  depth: number;
  /** There is an `in:` scope, from which verses can be excluded. */
  hasScope: boolean;
}

/**
 * Parses tokens to a tree. From the lowest precedence: OR, AND and juxtaposition, NEAR, NOT. Throws {@link
 * QuerySyntaxError}.
 */
export function parseTokens(text: string, tokens: readonly Token[]): SearchQuery {
  const whole = { offset: 0, length: text.length };
  const scopes = tokens.flatMap((token): Scope[] =>
    token.kind === 'scope' ? [{ label: token.label, text: token.text, ranges: token.ranges }] : [],
  );
  const rest = tokens.filter(({ kind }) => kind !== 'scope');
  if (rest.length === 0) {
    const ranges = mergeRanges(scopes.flatMap((scope) => scope.ranges));
    if (ranges.length === 0) throw new QuerySyntaxError(noWord, whole, '');
    return { node: { kind: 'reference', label: scopes.map(({ label }) => label).join(', '), ranges }, scopes: [] };
  }
  checkLimits(tokens, text.length);
  const state: State = { tokens: rest, at: 0, depth: 0, hasScope: scopes.length > 0 };
  const { node } = parseOr(state);
  const left = peek(state);
  if (left) throw new QuerySyntaxError(notOpened, left, '');
  const corrected = tokens.flatMap((token) =>
    token.kind === 'reference' && token.corrected !== undefined
      ? [{ from: text.slice(token.offset, token.offset + token.length), to: token.corrected }]
      : [],
  );
  return { ...limitNot(node, scopes, rest), ...(corrected.length > 0 && { corrected }) };
}

/** An exclusion needs a set to exclude from: the verses of a scope, as in "-faith in:Romans". */
function limitNot(node: SearchNode, scopes: Scope[], tokens: readonly Token[]): SearchQuery {
  const forbidden = node.kind === 'and' ? node.parts : [node];
  if (forbidden.some(({ kind }) => kind !== 'not')) return { node, scopes };
  if (scopes.length === 0) throw new QuerySyntaxError(onlyExcluded, ...dropNot(tokens));
  const ranges = mergeRanges(scopes.flatMap((scope) => scope.ranges));
  const scopeNode: SearchNode = { kind: 'reference', label: scopes.map(({ label }) => label).join(', '), ranges };
  return { node: { kind: 'and', parts: [scopeNode, ...forbidden] }, scopes: [] };
}

function peek({ tokens, at }: State): Token | undefined {
  return tokens[at];
}

function parseOr(state: State): Placed {
  const parts = [parseAnd(state)];
  while (peek(state)?.kind === 'or') {
    const operator = peek(state);
    state.at += 1;
    if (!startsPart(peek(state)) && operator) throw missingSide(operator);
    parts.push(parseAnd(state));
  }
  return combineOr(parts);
}

function parseAnd(state: State): Placed {
  const parts: Placed[] = [parseNear(state)];
  for (let token = peek(state); token && (token.kind === 'and' || startsPart(token)); token = peek(state)) {
    if (token.kind === 'and') {
      state.at += 1;
      if (!startsPart(peek(state))) throw missingSide(token);
    }
    parts.push(parseNear(state));
  }
  return combineAnd(parts, state.hasScope && state.depth === 0 && peek(state)?.kind !== 'or');
}

function parseNear(state: State): Placed {
  let left = parseNot(state);
  for (let token = peek(state); token?.kind === 'near'; token = peek(state)) {
    state.at += 1;
    if (!startsPart(peek(state))) throw missingSide(token);
    left = combineNear(left, token, parseNot(state));
  }
  return left;
}

function parseNot(state: State): Placed {
  const token = peek(state);
  if (token?.kind !== 'not') return parsePart(state);
  let negative = false;
  for (let next: Token | undefined = token; next?.kind === 'not'; next = peek(state)) {
    negative = !negative;
    state.at += 1;
    if (!startsPart(peek(state))) throw missingSide(next);
  }
  const { node, span } = parsePart(state, true);
  const whole = spanOf(token, span);
  if (!negative) return { node, span: whole };
  return { node: node.kind === 'not' ? node.part : { kind: 'not', part: node }, span: whole };
}

/** @param excluded A sign of NOT is directly before it, so a number after a word is a part of its own. */
function parsePart(state: State, excluded = false): Placed {
  const token = peek(state);
  if (!token) throw new QuerySyntaxError(noWord, { offset: 0, length: 0 }, '');
  if (!startsPart(token))
    throw token.kind === 'close' ? new QuerySyntaxError(notOpened, token, '') : missingSide(token);
  state.at += 1;
  const next = peek(state);
  switch (token.kind) {
    case 'open':
      return parseGroup(state, token);
    case 'words': {
      const words = wordsNode(token);
      if (next?.kind !== 'number' || excluded) return { node: words, span: token };
      state.at += 1;
      return { node: { ...words, kind: 'tagged', number: next.number }, span: spanOf(token, next) };
    }
    case 'number':
      if (next?.kind === 'other') return parseOther(state, token, next);
      if (next?.kind !== 'morphology') return { node: { kind: 'number', number: token.number }, span: token };
      state.at += 1;
      return { node: withNumber(morphologyNode(next), token.number), span: spanOf(token, next) };
    case 'morphology':
      return { node: morphologyNode(token), span: token };
    case 'stem': {
      if (next?.kind === 'number') {
        throw new QuerySyntaxError(
          stemWithNumberMessage(token.text, next.number),
          spanOf(token, next),
          `~${token.text} AND ${next.number}`,
        );
      }
      return { node: stemNode(token.text), span: token };
    }
    case 'wildcard':
      if (next?.kind === 'number' && !excluded) {
        throw new QuerySyntaxError(
          wildcardWithNumberMessage(token.text, next.number),
          spanOf(token, next),
          `${token.text} AND ${next.number}`,
        );
      }
      return { node: wildcardNode(token), span: token };
    case 'other':
      throw new QuerySyntaxError(otherExpected, token, '');
    case 'reference':
      return {
        node: { kind: 'reference', label: token.ranges.map(labelOfRange).join('; '), ranges: token.ranges },
        span: token,
      };
    case 'strictness': {
      if (next?.kind !== 'words') throw new QuerySyntaxError(wordExpected, token, '');
      state.at += 1;
      const words = wordsNode(next);
      const span = spanOf(token, next);
      if (words.words.every(isVeryCommon) || (words.prefix && words.words.length === 1 && words.text.length < 4)) {
        throw new QuerySyntaxError(commonFormMessage(words.text), token, '');
      }
      return { node: { ...words, kind: 'exact', strictness: token.strictness }, span };
    }
    default:
      throw missingSide(token);
  }
}

/** `H2617 other:mercy`: verses with the number where a word with it is rendered otherwise. */
function parseOther(state: State, token: Token & { kind: 'number' }, other: Token): Placed {
  state.at += 1;
  const words = peek(state);
  if (words?.kind !== 'words') throw new QuerySyntaxError(otherExpected, other, '');
  state.at += 1;
  return {
    node: { ...wordsNode(words), kind: 'tagged', number: token.number, isOther: true },
    span: spanOf(token, words),
  };
}

function parseGroup(state: State, open: Token): Placed {
  if (peek(state)?.kind === 'close')
    throw new QuerySyntaxError(emptyParentheses, spanOf(open, peek(state) ?? open), ' ');
  if (state.depth >= limits.depth) throw new QuerySyntaxError(maxDepthMessage(limits.depth), open, ' ');
  if (!peek(state)) throw new QuerySyntaxError(notClosed, open, ' ');
  state.depth += 1;
  const inside = parseOr(state);
  state.depth -= 1;
  const close = peek(state);
  if (close?.kind !== 'close') throw new QuerySyntaxError(notClosed, open, '(', ')');
  state.at += 1;
  return { node: inside.node, span: spanOf(open, close), grouped: true };
}

function startsPart(token: Token | undefined): boolean {
  return token !== undefined && !['close', 'or', 'and', 'near'].includes(token.kind);
}

function missingSide(operator: Token): QuerySyntaxError {
  return new QuerySyntaxError(missingSideMessage(operator), operator, ' ');
}

function missingSideMessage({ kind }: Token): string {
  switch (kind) {
    case 'and':
      return andSides;
    case 'or':
      return orSides;
    case 'near':
      return nearSides;
    case 'not':
      return notSide;
    default:
      return operatorSides;
  }
}

/** The first NOT, which the suggestion removes. */
function dropNot(tokens: readonly Token[]): [Token | { offset: number; length: number }, string] {
  return [tokens.find(({ kind }) => kind === 'not') ?? { offset: 0, length: 0 }, ' '];
}

function wordsNode({ text, prefix }: Token & { kind: 'words' }): WordsNode {
  return { kind: 'words', text, words: foldedWords(text), prefix };
}

function wildcardNode({ text, pattern }: Token & { kind: 'wildcard' }): SearchNode {
  return { kind: 'or', parts: [], wildcard: { text, pattern } };
}

function stemNode(text: string): SearchNode {
  const words = foldedWords(text);
  return { kind: 'stem', text, words, prefix: false, stem: englishStem(words[0] ?? '') };
}

/** The word has the number as that of its lemma, or as that of its form. */
function withNumber(node: MorphologyNode, number: EntryNumber): MorphologyNode {
  const afterForm = node.terms.flatMap(({ term, prefix }) =>
    afterFormNumber(term).map((each) => ({ term: each, prefix })),
  );
  return { ...node, terms: [...node.terms, ...afterForm], number };
}

function morphologyNode(token: Token & { kind: 'morphology' }): MorphologyNode {
  return { kind: 'morphology', text: token.text, terms: token.terms };
}
