import type { FormatId } from './formats.ts';

/** What a file of each format contains, in Markdown for the reference. No page loads it. */
export const formatDescriptions: Readonly<Record<FormatId, string>> = {
  module:
    'A zip with `info.json` and `verses.txt`, or `verses.txt` alone. Its lines are `book|chapter|verse|text|italics|strongs`.',
  plain: 'A verse per line. See [below](#plain-text).',
  table: 'CSV or TSV. See [below](#tables).',
  spreadsheet: 'XLSX, with the same columns as a table',
  sql: 'Of MySQL, SQLite or PostgreSQL. The file is parsed and never run. Statements other than those for tables and rows are skipped and listed in the report.',
  json: 'Books with chapters with verses, at the top level or under `books`, as lists or as objects with numbers as keys; or a list of rows with the same keys, also under `verses`, `rows` or `data`',
  osis: 'The XML of the Open Scripture Information Standard',
  usfm: 'One file, or a zip with a file per book. See [below](#usfm).',
  usx: 'One file, or a zip with a file per book',
  usfx: 'XML with the markers of USFM',
  zefania: 'Also OpenSong and Beblia XML, whose root is `<bible>`',
  unbound: 'Tab-separated lines. `#columns` names the columns; a book is `01O`, `40N` or `67A`.',
  mybible:
    "An SQLite file with the table `verses`. `strong_numbers_prefix` of the table `info` is the letter of Strong's numbers without one.",
  mysword: 'An SQLite file with the table `bible`',
  sword:
    'A zip with `mods.d/*.conf` and the files of a module of type zText, zCom, RawText, RawCom (each also with `4`), or RawLD with references as keys. The module must be unlocked and have the numbering of the King James Version. If it is compressed, it must use ZIP compression.',
};
