import { join, sql, type Sql } from './sql-text.ts';

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

function selectForms(stem: string, versionId: number): Sql {
  return sql`(SELECT '(' || coalesce(group_concat('"' || word || '"', ' OR '), ${noForm}) || ')' FROM words WHERE ${hasStem(stem, versionId)})`;
}

/** A condition on a row of `words`. */
export function hasStem(stem: string, versionId: number): Sql {
  // The index leaves out rows without a stem, and is used only where the statement says so too.
  return sql`version_id = ${versionId} AND stem = ${stem} AND stem <> ''`;
}
