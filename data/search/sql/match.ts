import { morphologyTerm, numberTerm } from './index-terms.ts';
import { stemTerm } from './stem-forms.ts';
import type { SearchNode, Words } from '../language/tree.ts';

/** What FTS5 can say of a node. */
export interface Match {
  /** An expression over `verses_fts` that every verse of the node meets, to be written by `expressionSql`. `undefined`: the index says nothing of it. */
  expression: string | undefined;
  /** No other verse meets it. */
  exact: boolean;
}

/**
 * A node in FTS5's language. Words hold letters and digits only, so the quotes always close, and column `tags` holds
 * no word of the text.
 */
export function matchOf(node: SearchNode): Match {
  switch (node.kind) {
    case 'words':
      return { expression: phrase(node), exact: true };
    case 'number':
      return { expression: `"${numberTerm(node.number)}"`, exact: true };
    case 'tagged':
      return { expression: `(${phrase(node)} AND "${numberTerm(node.number)}")`, exact: false };
    case 'morphology': {
      const number = node.number ? `${numberTerm(node.number)} ` : '';
      return { expression: `"${number}${morphologyTerm(node.code)}"${node.prefix ? '*' : ''}`, exact: true };
    }
    case 'exact':
      return { expression: phrase(node), exact: false };
    case 'stem':
      return { expression: stemTerm(node.stem), exact: true };
    case 'reference':
      return { expression: undefined, exact: false };
    case 'near-words':
      // FTS5 counts the words between: adjacent ones have none.
      return { expression: `NEAR(${node.parts.map(phrase).join(' ')}, ${node.distance - 1})`, exact: true };
    case 'near-verses':
      return { expression: anyOf(node.parts), exact: false };
    case 'or':
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

/** Only what is exactly said may be taken away; the rest is left to conditions on the row. */
function matchOfAnd(parts: readonly SearchNode[]): Match {
  const wanted = parts.filter((part) => part.kind !== 'not').map(matchOf);
  const forbidden = parts.filter((part) => part.kind === 'not').map(({ part }) => matchOf(part));
  const said = wanted.flatMap(({ expression }) => expression ?? []);
  if (said.length === 0) return { expression: undefined, exact: false };
  const without = forbidden.flatMap(({ expression, exact }) => (exact && expression ? [expression] : []));
  const all = said.length === 1 ? said.join('') : `(${said.join(' AND ')})`;
  return {
    expression: without.length > 0 ? `(${all} NOT (${without.join(' OR ')}))` : all,
    exact: [...wanted, ...forbidden].every(({ exact }) => exact),
  };
}
