import { versionKeyUnit } from '../../bible/verse-id.ts';
import { hasExactForm } from '../language/exact-form.ts';
import { matchOf } from './fts-expression.ts';
import { phraseEnds } from './phrase-in-rendering.ts';
import { andAll, join, nothing, sql, type Sql } from './sql-tag.ts';
import { expressionSql } from './stem-forms.ts';
import type { NearVersesNode, SearchNode, TaggedNode } from '../language/tree.ts';
import { bridgeGaps, intersectRanges, mergeRanges, type VerseRange } from '../language/verse-ranges.ts';

/** The verses to search. */
export interface Field {
  /** `versions.id`: the rows of a version are a range of keys. */
  versionId: number;
  /** Whether the version is the one that `renderings` are counted from. */
  hasRenderings: boolean;
  /** Merged; `undefined` for the whole version. */
  ranges: readonly VerseRange[] | undefined;
}

const chapterUnit = 1_000;
const bookUnit = 1_000_000;
/** FTS5 counts its words again for each range that it ranks: 1.7 ms for a common one, 50 ms for two dozen. */
const maxRankedRanges = 8;

/** Whether {@link selectVerses} can give the relevance of a node's verses. */
export function canBeRanked(node: SearchNode): boolean {
  return matchOf(node).expression !== undefined;
}

/** SELECT of the keys `k` of a node's verses; with `ranked` also the relevance `r`, where the index finds them. */
export function selectVerses(node: SearchNode, field: Field, ranked = false): Sql {
  const { expression } = matchOf(node);
  if (expression) {
    const match = expressionSql(expression, field.versionId);
    const columns = ranked ? sql`f.rowid AS k, f.rank AS r` : sql`f.rowid AS k`;
    const rest = andAll(residual(node, field, 'f.rowid'));
    if (!field.ranges || field.ranges.length === 1) {
      return sql`SELECT ${columns} FROM verses_fts AS f WHERE verses_fts MATCH ${match} AND ${within('f.rowid', field)}${rest}`;
    }
    // The index is queried once for each range, so it does not read what is between them.
    const searched = ranked ? bridgeGaps(field.ranges, maxRankedRanges) : field.ranges;
    const inside =
      searched.length < field.ranges.length ? sql` AND ${inRanges('f.rowid', field.versionId, field.ranges)}` : nothing;
    return sql`SELECT ${columns} FROM json_each(${keyRanges({ ...field, ranges: searched })}) AS s CROSS JOIN verses_fts AS f WHERE verses_fts MATCH ${match} AND f.rowid BETWEEN s.value ->> 0 AND s.value ->> 1${inside}${rest}`;
  }
  switch (node.kind) {
    case 'reference':
      return selectFieldVerses({
        ...field,
        ranges: field.ranges ? intersectRanges(field.ranges, node.ranges) : node.ranges,
      });
    case 'or':
      // D1 accepts at most five SELECTs in one UNION, so they are combined in pairs.
      return gatherReferences(node.parts)
        .map((part) => sql`SELECT k FROM (${selectVerses(part, field)})`)
        .reduce((all, part) => sql`SELECT k FROM (${all} UNION ${part})`);
    case 'and': {
      const base = node.parts.find(({ kind }) => kind !== 'not');
      const others = node.parts.filter((part) => part !== base);
      const from = base ? selectVerses(base, field) : selectFieldVerses(field);
      return sql`SELECT b.k FROM (${from}) AS b WHERE 1${andAll(others.map((part) => meets(part, field, 'b.k')))}`;
    }
    default:
      throw new TypeError(`${node.kind} cannot be looked for by itself`);
  }
}

/** Every verse of the field. */
export function selectFieldVerses(field: Field): Sql {
  if (!field.ranges || field.ranges.length === 1)
    return sql`SELECT v.key AS k FROM verses AS v WHERE ${within('v.key', field)}`;
  return sql`SELECT v.key AS k FROM json_each(${keyRanges(field)}) AS s CROSS JOIN verses AS v WHERE v.key BETWEEN s.value ->> 0 AND s.value ->> 1`;
}

/** The first and last keys of the ranges, as JSON. */
function keyRanges({ versionId, ranges = [] }: Field): string {
  return JSON.stringify(ranges.map((range) => range.map((id) => versionId * versionKeyUnit + id)));
}

/** Combines all references into one, and all parts that the index can evaluate into one. */
function gatherReferences(parts: readonly SearchNode[]): SearchNode[] {
  const references = parts.filter((part) => part.kind === 'reference');
  const indexed = parts.filter((part) => matchOf(part).expression !== undefined);
  const [first] = indexed;
  return [
    ...(references.length > 0
      ? [{ kind: 'reference' as const, label: '', ranges: mergeRanges(references.flatMap(({ ranges }) => ranges)) }]
      : []),
    ...(first ? [indexed.length === 1 ? first : { kind: 'or' as const, parts: indexed }] : []),
    ...parts.filter((part) => part.kind !== 'reference' && !indexed.includes(part)),
  ];
}

type Column = 'f.rowid' | 'v.key' | 'b.k';
/**
 * The plus prevents SQLite from using the condition as the outer loop and querying the index for each verse, which took
 * two seconds instead of two milliseconds for `god H430` and other words.
 */
const checkedSql: Record<Column, Sql> = { 'f.rowid': sql`+f.rowid`, 'v.key': sql`+v.key`, 'b.k': sql`+b.k` };
const columnSql: Record<Column, Sql> = { 'f.rowid': sql`f.rowid`, 'v.key': sql`v.key`, 'b.k': sql`b.k` };

/** Whether a verse's key is in the field's only range. */
function within(column: Column, { versionId, ranges }: Field): Sql {
  const base = versionId * versionKeyUnit;
  const [[first, last] = [0, -1]] = ranges ?? [[0, versionKeyUnit - 1] as const];
  return sql`${columnSql[column]} BETWEEN ${base + first} AND ${base + last}`;
}

function inRanges(column: Column, versionId: number, ranges: readonly VerseRange[]): Sql {
  const base = versionId * versionKeyUnit;
  return either(ranges.map(([from, to]) => sql`${checkedSql[column]} BETWEEN ${base + from} AND ${base + to}`));
}

/** Nested in pairs, because D1 limits the depth of expressions to a hundred. An empty list is false. */
function either(conditions: readonly Sql[]): Sql {
  const [first = sql`0`] = conditions;
  if (conditions.length < 2) return first;
  const half = conditions.length >> 1;
  return sql`(${either(conditions.slice(0, half))} OR ${either(conditions.slice(half))})`;
}

/** The conditions that a verse has to meet in addition to the expression of {@link matchOf}. */
function residual(node: SearchNode, field: Field, column: Column): Sql[] {
  if (matchOf(node).exact) return [];
  switch (node.kind) {
    case 'tagged':
      if (field.hasRenderings) return [sql`${checkedSql[column]} IN (${selectRendered(node, field)})`];
      return node.isOther ? [sql`NOT ${meets({ ...node, kind: 'words' }, field, column)}`] : [];
    case 'exact':
      return [
        sql`EXISTS (SELECT 1 FROM verses AS t WHERE t.key = ${columnSql[column]} AND ${hasExactForm(sql`t.text`, node)})`,
      ];
    case 'near-verses':
      return [...sideOfNear(node, field, column), nearCondition(node, field, column)];
    case 'and':
      return node.parts.flatMap((part) => {
        if (part.kind !== 'not') return residual(part, field, column);
        return matchOf(part.part).exact ? [] : [meets(part, field, column)];
      });
    default:
      return [meets(node, field, column)];
  }
}

/** The whole node as a condition on a row. */
function meets(node: SearchNode, field: Field, column: Column): Sql {
  switch (node.kind) {
    case 'reference':
      return inRanges(column, field.versionId, node.ranges);
    case 'not':
      return sql`NOT ${meets(node.part, field, column)}`;
    case 'and':
    case 'or': {
      if (matchOf(node).exact) break;
      const parts = node.parts.map((part) => meets(part, field, column));
      return sql`(${join(parts, node.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
    default:
  }
  return sql`${checkedSql[column]} IN (${selectVerses(node, field)})`;
}

/** The expression finds the verses of either side only where it is exact for both. */
function sideOfNear({ parts }: NearVersesNode, field: Field, column: Column): Sql[] {
  if (parts.every((part) => matchOf(part).exact)) return [];
  return [
    sql`(${join(
      parts.map((part) => meets(part, field, column)),
      ' OR ',
    )})`,
  ];
}

/**
 * One pass over both sides' verses in order, with a window over keys: 0.8 ms for two words of 200 verses each. A
 * look-up for each verse took twice as long, and ten times for common words.
 */
function nearCondition({ unit, distance, parts }: NearVersesNode, field: Field, column: Column): Sql {
  const [left, right] = [selectVerses(parts[0], field), selectVerses(parts[1], field)];
  const key = checkedSql[column];
  if (unit !== 'verses') {
    const size = unit === 'chapter' ? chapterUnit : bookUnit;
    return sql`${key} / ${size} IN (SELECT k / ${size} FROM (${left})) AND ${key} / ${size} IN (SELECT k / ${size} FROM (${right}))`;
  }
  const sides = sql`SELECT k, 1 AS side FROM (${left}) UNION ALL SELECT k, 2 FROM (${right})`;
  const near = sql`(ORDER BY k RANGE BETWEEN ${distance} PRECEDING AND ${distance} FOLLOWING)`;
  const counted = sql`SELECT k, max(side = 1) OVER near AS a, max(side = 2) OVER near AS b FROM (${sides}) WINDOW near AS ${near}`;
  return sql`${key} IN (SELECT k FROM (${counted}) WHERE a AND b)`;
}

/**
 * Verses where these words, or the last of them, are tagged with the number; with `isOther`, where other words are. A phrase longer than its tagged word, such
 * as "of God" G2316, ends with the rendering of the number, or with a piece of it ("not perish" G622 of "should not
 * perish"). The index ensures that the phrase occurs in the verse. A rendering that has one phrase, of only letters and
 * spaces, is that phrase; any other lists its phrases.
 */
function selectRendered({ words, prefix, number, isOther = false }: TaggedNode, { versionId }: Field): Sql {
  const base = versionId * versionKeyUnit;
  const matches = (phrase: Sql): Sql =>
    isOther ? sql`NOT ${hasPhrase(phrase, words, prefix)}` : hasPhrase(phrase, words, prefix);
  const single = sql`SELECT ${base} + (p.value ->> 0) FROM renderings AS n, json_each(n.verses) AS p WHERE n.number = ${number} AND n.phrases = '[]' AND ${matches(sql`lower(n.text)`)}`;
  const listed = sql`SELECT ${base} + p.value FROM renderings AS n, json_each(n.phrases) AS f, json_each(f.value, '$[1]') AS p WHERE n.number = ${number} AND ${matches(sql`(f.value ->> 0)`)}`;
  return sql`SELECT * FROM (${single} UNION ALL ${listed})`;
}

/** `isPhraseIn` in SQL, for a phrase with a bar between its pieces. */
function hasPhrase(phrase: Sql, words: readonly string[], prefix: boolean): Sql {
  const inside = sql`instr(' ' || replace(${phrase}, '|', ' ') || ' ', ${` ${words.join(' ')}${prefix ? '' : ' '}`})`;
  const ends = phraseEnds(words, prefix);
  if (ends.length === 0) return inside;
  return sql`(${inside} OR EXISTS (SELECT 1 FROM json_each(${JSON.stringify(ends)}) AS e WHERE instr('| ' || replace(${phrase}, '|', ' | ') || ' ', e.value)))`;
}
