import type { SearchNode, SearchQuery } from '../language/tree.ts';
import { stemsOnlyEnglishMessage } from './messages.ts';

/** An error in a query, for the reader. `suggestion` is the nearest query that works. */
export interface VersionError {
  message: string;
  code: 'invalid';
  offset: number;
  length: number;
  suggestion: string;
}

/** The forms of a word are only known in English. Other versions would silently find nothing. */
export function findStemError(
  { node }: SearchQuery,
  text: string,
  versions: readonly { name: string; language: string }[],
): VersionError | undefined {
  if (versions.length === 0 || versions.some(({ language }) => language === 'en') || !hasStem(node)) return undefined;
  const names = versions.map(({ name }) => name).join(', ');
  return {
    message: stemsOnlyEnglishMessage(names, versions.length),
    code: 'invalid',
    offset: 0,
    length: text.length,
    suggestion: text.replaceAll(/~|\bstem:/gi, ''),
  };
}

function hasStem(node: SearchNode): boolean {
  if (node.kind === 'stem') return true;
  if ('parts' in node) return node.parts.some(hasStem);
  return 'part' in node && hasStem(node.part);
}
