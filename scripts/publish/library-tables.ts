import type Database from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { RichText } from '#data/dictionary/rich-text.ts';
import { versionUnit } from '#data/bible/verse-id.ts';
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

/** In the order in which they are loaded; `edition` is not among them, since its row is what claims them whole. */
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

/** Full-text tables, which keep no text to copy: their rows are made anew. */
const searchTables = ['entries_fts', 'verses_fts'] as const;

export const editionTable: SQLiteTable = edition;

/** Names of all tables but the edition's. */
export const tableNames = { plain: tables.map(getTableName), fullText: searchTables } as const;

/**
 * Empties every table; `edition` first, so that a load that ends half-way claims nothing. A table is dropped and made
 * again, as the library's file has it: D1 counts every row that is deleted as written, and none of a table that goes.
 */
export function emptyingStatements(db: Database.Database): string[] {
  return [
    `DELETE FROM ${getTableName(edition)};`,
    ...tables.flatMap((table) => remaking(db, table)),
    // FTS5's own way for tables without content: a DELETE would look up every row.
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

/** What tells of all versions, with a row or two for each: it is written anew whichever of them is added. */
const listing: readonly SQLiteTable[] = [sources, versions];

/** Empties what is written when these versions are added to a library that is there; what an import left of them goes too. */
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

/** All rows that these versions without Strong's numbers have, and those that list all versions. */
export function* rowsOfVersions(db: Database.Database, ids: readonly number[]): Generator<TableRows> {
  for (const table of listing) yield tableRows(db, table);
  for (const id of ids) {
    yield tableRows(db, verses, `key ${stretchOf(id)}`);
    yield tableRows(db, wordBlocks, `version_id = ${id}`);
    yield verseIndex(db, `key ${stretchOf(id)}`);
  }
}

function stretchOf(id: number): string {
  return `BETWEEN ${id * versionUnit} AND ${(id + 1) * versionUnit - 1}`;
}

/** Merges what loading left in pieces, so that a search reads one index and not several. */
export function mergingStatements(): string[] {
  return searchTables.map((table) => `INSERT INTO ${table} (${table}) VALUES ('optimize');`);
}

/** All rows of the library file, table by table. */
export function* libraryTables(db: Database.Database): Generator<TableRows> {
  for (const table of tables) yield tableRows(db, table);
  // What FTS5 keeps of a row is not counted.
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

/** Those of a table for which this condition holds. */
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

/** Indexes beside a table's rows; that of the key of a table WITHOUT ROWID is the table. */
function countIndexes(db: Database.Database, table: string): number {
  const indexes = db.prepare<[string], { partial: number }>('SELECT partial FROM pragma_index_list(?)').all(table);
  if (indexes.some(({ partial }) => partial)) throw new Error(`An index of ${table} has not a row for every row`);
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
 * The rows that D1 counts of a whole Bible without Strong's numbers: each verse and its row of the index, its words, and the
 * rows that name the version. Throws where the library has none in English.
 */
export function rowsOfPlainVersion(library: Database.Database): number {
  const rows = library
    .prepare<[], number>(
      `SELECT 2 * verses + (SELECT count(*) FROM word_blocks WHERE version_id = versions.id) + 10 FROM versions
        WHERE language = 'en' AND tagged_words = 0 AND verses >= 31102`,
    )
    .pluck()
    .get();
  if (rows === undefined) throw new Error('The library has no plain English text');
  return rows;
}
