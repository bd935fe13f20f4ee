import { join, sql, type Sql } from './sql-tag.ts';
import { selectBlock, stemRow, termPath } from './word-blocks.ts';

/** An FTS5 term that no version has: a private-use character, which never occurs in folded text. */
export const noTerm = '"\u{E001}"';
const stemTerms = /\{~([a-z]+)\}/;

/** A placeholder in an expression for every form of a stem, which differ between versions. No word has a brace. */
export function stemTerm(stem: string): string {
  return `{~${stem}}`;
}

/** Replaces the stems of an expression with a version's words, which the statement itself looks up. */
export function expressionSql(expression: string, versionId: number): Sql {
  const [first = '', ...rest] = expression.split(stemTerms);
  if (rest.length === 0) return sql`${first}`;
  const parts = [first, ...rest].flatMap((part, index) =>
    index % 2 === 1 ? [selectForms(part, versionId)] : part === '' ? [] : [sql`${part}`],
  );
  return sql`(${join(parts, ' || ')})`;
}

/**
 * The row has a JSON list, which becomes an FTS5 list by replacing its punctuation: no word has a comma or a bracket.
 */
function selectForms(stem: string, versionId: number): Sql {
  return sql`'(' || coalesce((SELECT replace(trim(${formsOf(stem, versionId)}, '[]'), ',', ' OR ')), ${noTerm}) || ')'`;
}

/** The words of a stem in a version, as a JSON list; NULL for none. */
export function formsOf(stem: string, versionId: number): Sql {
  const row = stemRow(stem);
  return sql`(${selectBlock(sql`b.terms -> ${termPath(row)}`, versionId, sql`${row}`)})`;
}
