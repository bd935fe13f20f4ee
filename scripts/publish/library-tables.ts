import type Database from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { RichText } from '#data/dictionary/rich-text.ts';
import { versionKeyUnit } from '#data/bible/verse-id.ts';
import { entryIndexRow, verseIndexRow } from '#data/schema/full-text.ts';
import {
  crossReferences,
  edition,
  entries,
  occurrences,
  renderings,
  sources,
  verseMap,
  verses,
  versions,
  wordBlocks,
  wordings,
} from '#data/schema/library.ts';
import type { Column, TableRows } from './insert-statements.ts';

/** In load order. `edition` is excluded, because its row states that they are complete. */
const tables: readonly SQLiteTable[] = [
  sources,
  versions,
  entries,
  occurrences,
  renderings,
  wordings,
  verseMap,
  crossReferences,
  verses,
  wordBlocks,
];

/** Full-text tables, which store no text to copy, so their rows are generated. */
const searchTables = ['entries_fts', 'verses_fts'] as const;

export const editionTable: SQLiteTable = edition;

/** Names of all tables except the edition's. */
export const tableNames = { plain: tables.map(getTableName), fullText: searchTables } as const;

/**
 * Empties every table, `edition` first, so that an interrupted load has no edition. Each table is dropped and created
 * again as in the library's file, because D1 counts every deleted row as written, but no row of a dropped table.
 */
export function emptyingStatements(db: Database.Database): string[] {
  return [
    `DELETE FROM ${getTableName(edition)};`,
    ...tables.flatMap((table) => remaking(db, table)),
    // FTS5's command for tables without content. A DELETE would look up every row.
    ...searchTables.map((table) => `INSERT INTO ${table} (${table}) VALUES ('delete-all');`),
  ];
}

function remaking(db: Database.Database, table: SQLiteTable): string[] {
  const name = getTableName(table);
  const made = db.prepare<[string], string>(
    "SELECT sql || ';' FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type DESC, name",
  );
  return [`DROP TABLE ${name};`, ...made.pluck().all(name)];
}

/** Tables with one or two rows for each version. They are rewritten whenever a version is added. */
const listing: readonly SQLiteTable[] = [sources, versions];

/**
 * Deletes the rows that are rewritten when these versions are added to an existing library, including rows of an
 * import.
 */
export function emptyingForVersions(db: Database.Database, ids: readonly number[]): string[] {
  return [
    `DELETE FROM ${getTableName(edition)};`,
    ...listing.flatMap((table) => remaking(db, table)),
    ...ids.flatMap((id) => [
      `DELETE FROM verses_fts WHERE rowid ${stretchOf(id)};`,
      `DELETE FROM verses WHERE key ${stretchOf(id)};`,
      `DELETE FROM word_blocks WHERE version_id = ${id};`,
    ]),
  ];
}

/** All rows of these versions without Strong's numbers, and the rows that list all versions. */
export function* rowsOfVersions(db: Database.Database, ids: readonly number[]): Generator<TableRows> {
  for (const table of listing) yield tableRows(db, table);
  for (const id of ids) {
    yield tableRows(db, verses, `key ${stretchOf(id)}`);
    yield tableRows(db, wordBlocks, `version_id = ${id}`);
    yield verseIndex(db, `key ${stretchOf(id)}`);
  }
}

function stretchOf(id: number): string {
  return `BETWEEN ${id * versionKeyUnit} AND ${(id + 1) * versionKeyUnit - 1}`;
}

/** Merges the segments of the indexes after loading, so that a search reads only one. */
export function mergingStatements(): string[] {
  return searchTables.map((table) => `INSERT INTO ${table} (${table}) VALUES ('optimize');`);
}

/** All rows of the library file, table by table. */
export function* publishedTables(db: Database.Database): Generator<TableRows> {
  for (const table of tables) yield tableRows(db, table);
  // The internal rows of FTS5 are not counted.
  yield {
    table: 'entries_fts',
    columns: columnsOf('rowid', 'number', 'lemma', 'transliteration', 'gloss', 'definition'),
    indexes: 0,
    rows: entryIndexRows(db),
  };
  yield verseIndex(db);
}

function verseIndex(db: Database.Database, where = 'true'): TableRows {
  return {
    table: 'verses_fts',
    columns: columnsOf('rowid', 'text', 'tags'),
    indexes: 0,
    rows: verseIndexRows(db, where),
  };
}

/** The rows of a table that match this condition. */
export function tableRows(db: Database.Database, table: SQLiteTable, where = 'true'): TableRows {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
  const shape = columns.map((column): Column => ({
    name: column.name,
    kind: column.dataType === 'json' ? 'json' : 'value',
    key: column.primary || keys.has(column.name),
  }));
  const order = shape.filter(({ key }) => key).map((column) => column.name);
  const select = db
    .prepare(
      `SELECT ${shape.map((column) => column.name).join(', ')} FROM ${name} WHERE ${where} ORDER BY ${order.join(', ')}`,
    )
    .raw();
  return {
    table: name,
    columns: shape,
    indexes: countIndexes(db, name),
    rows: select.iterate() as Iterable<(string | number)[]>,
  };
}

/** Number of indexes in addition to a table's rows. In a table WITHOUT ROWID, the key's index is the table itself. */
function countIndexes(db: Database.Database, table: string): number {
  const indexes = db.prepare<[string], { partial: number }>('SELECT partial FROM pragma_index_list(?)').all(table);
  if (indexes.some(({ partial }) => partial))
    throw new Error(`${table} has a partial index, whose rows cannot be counted`);
  const isOwnIndex = db.prepare<[string], number>('SELECT wr FROM pragma_table_list(?)').pluck().get(table) === 1;
  return indexes.length - (isOwnIndex ? 1 : 0);
}

function columnsOf(...names: string[]): Column[] {
  return names.map((name) => ({ name, kind: 'value' }));
}

interface IndexedRow {
  ordinal: number;
  number: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  definition: string;
  renderings: string;
}

function* entryIndexRows(db: Database.Database): Generator<(string | number)[]> {
  const select = db.prepare<[], IndexedRow>(
    `SELECT ordinal, number, lemma, transliteration, gloss, definition,
      coalesce((SELECT group_concat(text, ' ' ORDER BY position) FROM renderings WHERE renderings.number = entries.number), '') AS renderings
    FROM entries ORDER BY ordinal`,
  );
  for (const row of select.iterate()) {
    const definition: RichText = JSON.parse(row.definition);
    yield [row.ordinal, ...entryIndexRow({ ...row, definition })];
  }
}

function* verseIndexRows(db: Database.Database, where: string): Generator<(string | number)[]> {
  const select = db.prepare<[], { key: number; text: string; marks: string }>(
    `SELECT key, text, marks FROM verses WHERE ${where} ORDER BY key`,
  );
  for (const { key, text, marks } of select.iterate())
    yield [key, ...verseIndexRow({ text, marks: JSON.parse(marks) })];
}

/**
 * The rows that D1 counts for a complete Bible, apart from its Strong's numbers: each verse and its index row, its words,
 * and the rows that list the version. Throws if the library has no such version in English.
 */
export function rowsOfPlainVersion(library: Database.Database): number {
  const rows = library
    .prepare<[], number>(
      `SELECT 2 * verses + (SELECT count(*) FROM word_blocks WHERE version_id = versions.id) + 10 FROM versions
        WHERE language = 'en' AND verses >= 31102 ORDER BY tagged_words LIMIT 1`,
    )
    .pluck()
    .get();
  if (rows === undefined) throw new Error('The library has no complete English text');
  return rows;
}
