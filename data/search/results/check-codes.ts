import { fitGreekCode, fitHebrewCode } from '../../dictionary/morphology/fit-code.ts';
import { formatQuery } from '../language/format.ts';
import { isGrammarWords } from '../language/form-query.ts';
import { parseSearch } from '../language/parse.ts';
import { isGreekCode } from '../sql/morphology-terms.ts';
import type { SearchNode, SearchQuery } from '../language/tree.ts';
import { incompleteCodeMessage, unknownCodeMessage } from './messages.ts';
import type { SuggestedQuery } from './suggested-query.ts';

/**
 * Why a grammar code of a query finds nothing: no word can have it, or it is only the beginning of codes, and then the
 * query with a star after it. `undefined` if all codes are those of words.
 */
export function checkCodes(query: SearchQuery): { didYouMean: SuggestedQuery[]; reason: string } | undefined {
  for (const code of codesOf(query.node)) {
    const fit = isGreekCode(code) ? fitGreekCode(code) : fitHebrewCode(code.replace(/^[HA](?=[A-Z])/, ''));
    if (fit === 'complete') continue;
    if (fit === 'none') return { didYouMean: [], reason: unknownCodeMessage(code) };
    const text = formatQuery(query).replace(`[${code}]`, `[${code}*]`);
    const open = parseSearch(text);
    return {
      didYouMean: open.kind === 'query' ? [{ text, query: open.query }] : [],
      reason: incompleteCodeMessage(code),
    };
  }
  return undefined;
}

/** The exact codes of a query: without a star, and not words. */
function codesOf(node: SearchNode): string[] {
  if (node.kind === 'not') return codesOf(node.part);
  if (node.kind === 'and' || node.kind === 'or' || node.kind === 'near-verses') return node.parts.flatMap(codesOf);
  const isCode = node.kind === 'morphology' && node.terms.every(({ prefix }) => !prefix) && !isGrammarWords(node.text);
  return isCode && !/^[hg]\d+$/i.test(node.text) ? [node.text] : [];
}
