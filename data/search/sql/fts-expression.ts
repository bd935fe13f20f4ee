import { numberTerm } from './index-terms.ts';
import { noTerm, stemTerm } from './stem-forms.ts';
import type { SearchNode, Words } from '../language/tree.ts';

/** The part of a node that FTS5 can evaluate. */
export interface Match {
  /**
   * An expression over `verses_fts` that matches every verse of the node, to be written by `expressionSql`. `undefined`
   * where the index cannot limit the verses.
   */
  expression: string | undefined;
  /** The expression matches no other verse. */
  exact: boolean;
}

/**
 * Converts a node to FTS5 syntax. Words have only letters and digits, so the quotes always close, and column `tags` has
 * no word of the text.
 */
export function matchOf(node: SearchNode): Match {
  switch (node.kind) {
    case 'words':
      return { expression: phrase(node), exact: true };
    case 'number':
      return { expression: `"${numberTerm(node.number)}"`, exact: true };
    case 'tagged':
      if (node.isOther) return { expression: `"${numberTerm(node.number)}"`, exact: false };
      return { expression: `(${phrase(node)} AND "${numberTerm(node.number)}")`, exact: false };
    case 'morphology': {
      const number = node.number ? `${numberTerm(node.number)} ` : '';
      const forms = node.terms.map(({ term, prefix }) => `"${number}${term}"${prefix ? '*' : ''}`);
      return { expression: forms.length === 1 ? forms.join('') : `(${forms.join(' OR ')})`, exact: true };
    }
    case 'exact':
      return { expression: phrase(node), exact: false };
    case 'stem':
      return { expression: stemTerm(node.stem), exact: true };
    case 'reference':
      return { expression: undefined, exact: false };
    case 'near-words':
      // FTS5 counts the words between: adjacent words have none.
      return { expression: `NEAR(${node.parts.map(phrase).join(' ')}, ${node.distance - 1})`, exact: true };
    case 'near-verses':
      return { expression: anyOf(node.parts), exact: false };
    case 'or':
      if (node.parts.length === 0) return { expression: noTerm, exact: true };
      return { expression: anyOf(node.parts), exact: node.parts.every((part) => matchOf(part).exact) };
    case 'and':
      return matchOfAnd(node.parts);
    case 'not':
      return { expression: undefined, exact: false };
  }
}

function phrase({ words, prefix }: Words): string {
  return `"${words.join(' ')}"${prefix ? '*' : ''}`;
}

function anyOf(parts: readonly SearchNode[]): string | undefined {
  const expressions = parts.map((part) => matchOf(part).expression);
  return expressions.every((expression) => expression !== undefined) ? `(${expressions.join(' OR ')})` : undefined;
}

/** Only exact expressions may be excluded here. Conditions on the row exclude the rest. */
function matchOfAnd(parts: readonly SearchNode[]): Match {
  const wanted = parts.filter((part) => part.kind !== 'not').map(matchOf);
  const forbidden = parts.filter((part) => part.kind === 'not').map(({ part }) => matchOf(part));
  const required = wanted.flatMap(({ expression }) => expression ?? []);
  if (required.length === 0) return { expression: undefined, exact: false };
  const without = forbidden.flatMap(({ expression, exact }) => (exact && expression ? [expression] : []));
  const all = required.length === 1 ? required.join('') : `(${required.join(' AND ')})`;
  return {
    expression: without.length > 0 ? `(${all} NOT (${without.join(' OR ')}))` : all,
    exact: [...wanted, ...forbidden].every(({ exact }) => exact),
  };
}
