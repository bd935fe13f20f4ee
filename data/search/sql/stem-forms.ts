import { join, sql, type Sql } from './sql-text.ts';
import { selectBlock, stemRow, termPath } from './word-blocks.ts';

/** A term of FTS5's that no version has: private use, which the folding of a text never gives. */
const noForm = '"\u{E001}"';
const stemTerms = /\{~([a-z]+)\}/;

/** Stands in an expression for every form of a stem, which differ from version to version; no word has a brace. */
export function stemTerm(stem: string): string {
  return `{~${stem}}`;
}

/** An expression with its stems put into the words of a version, looked up by the statement itself. */
export function expressionSql(expression: string, versionId: number): Sql {
  const [first = '', ...rest] = expression.split(stemTerms);
  if (rest.length === 0) return sql`${first}`;
  const parts = [first, ...rest].flatMap((part, index) =>
    index % 2 === 1 ? [selectForms(part, versionId)] : part === '' ? [] : [sql`${part}`],
  );
  return sql`(${join(parts, ' || ')})`;
}

/** The row has them as a list of JSON, which is one of FTS5's but for its signs: no word has a comma or a bracket. */
function selectForms(stem: string, versionId: number): Sql {
  return sql`'(' || coalesce((SELECT replace(trim(${formsOf(stem, versionId)}, '[]'), ',', ' OR ')), ${noForm}) || ')'`;
}

/** The words of a stem in a version, as a list of JSON; NULL for none. */
export function formsOf(stem: string, versionId: number): Sql {
  const row = stemRow(stem);
  return sql`(${selectBlock(sql`b.terms -> ${termPath(row)}`, versionId, sql`${row}`)})`;
}
