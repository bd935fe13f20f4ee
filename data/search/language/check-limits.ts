import { limits } from './query-limits.ts';
import { QuerySyntaxError, type Token } from './token.ts';
import { foldedWords } from './split-words.ts';
import {
  maxExactFormsMessage,
  maxPrefixesMessage,
  maxRangesMessage,
  maxStemsMessage,
  maxTermsMessage,
  maxWildcardsMessage,
  oneNearGroup,
} from './messages.ts';

type Bound = 'terms' | 'prefixes' | 'exactForms' | 'stems' | 'wildcards' | 'nearGroups' | 'ranges';

const messages: Record<Bound, string> = {
  terms: maxTermsMessage(limits.terms),
  prefixes: maxPrefixesMessage(limits.prefixes),
  exactForms: maxExactFormsMessage(limits.exactForms),
  stems: maxStemsMessage(limits.stems),
  wildcards: maxWildcardsMessage(limits.wildcards),
  nearGroups: oneNearGroup,
  ranges: maxRangesMessage(limits.ranges),
};
/** For these limits the error covers the rest of the query. For the others it covers only the token. */
const cutsTheRest: ReadonlySet<Bound> = new Set(['terms', 'ranges']);

/** Throws {@link QuerySyntaxError} at the first token that exceeds a limit. */
export function checkLimits(tokens: readonly Token[], textLength: number): void {
  const counts: Record<Bound, number> = {
    terms: 0,
    prefixes: 0,
    exactForms: 0,
    stems: 0,
    wildcards: 0,
    nearGroups: 0,
    ranges: 0,
  };
  for (const token of tokens) {
    for (const [bound, amount] of costsOf(token)) {
      counts[bound] += amount;
      if (counts[bound] <= limits[bound]) continue;
      const { offset } = token;
      const span = cutsTheRest.has(bound) ? { offset, length: textLength - offset } : token;
      throw new QuerySyntaxError(messages[bound], span, withoutSign(token, bound));
    }
  }
}

function costsOf(token: Token): [Bound, number][] {
  switch (token.kind) {
    case 'words':
      return [
        ['terms', foldedWords(token.text).length],
        ['prefixes', token.prefix ? 1 : 0],
      ];
    case 'morphology':
      return [
        ['terms', 1],
        ['prefixes', token.text.endsWith('*') ? 1 : 0],
      ];
    case 'number':
      return [['terms', 1]];
    case 'reference':
      return [
        ['terms', 1],
        ['ranges', token.ranges.length],
      ];
    case 'scope':
      return [['ranges', token.ranges.length]];
    case 'strictness':
      return [['exactForms', 1]];
    case 'stem':
      return [
        ['terms', 1],
        ['stems', 1],
      ];
    case 'wildcard':
      return [
        ['terms', 1],
        ['wildcards', 1],
      ];
    case 'near':
      return [['nearGroups', token.unit === 'words' ? 0 : 1]];
    default:
      return [];
  }
}

/** Removes only the operator and retains the word where the operator exceeds the limit. */
function withoutSign(token: Token, bound: Bound): string {
  if (bound === 'wildcards' && token.kind === 'wildcard') return token.pattern.replaceAll(/[?*]/g, '');
  if (bound === 'stems' && token.kind === 'stem') return token.text;
  return bound === 'prefixes' && token.kind === 'words' ? quote(token.text) : ' ';
}

function quote(text: string): string {
  return text.includes(' ') ? `"${text}"` : text;
}
