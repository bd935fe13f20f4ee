import * as fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { FileRefusedError } from './formats.ts';
import { readImport, type ImportOptions, type ReadImport } from './read-import.ts';

/** Each word of a source is different, so that it can be found. */
function wordMaker(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `w${[...String(count + 1_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  };
}

/** The shape of a source: in each verse, some pieces by their number. */
const shapes = fc.array(
  fc.record({
    chapter: fc.integer({ min: 1, max: 3 }),
    verse: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: 30 }) },
      { weight: 1, arbitrary: fc.constant(300) },
    ),
    range: fc.integer({ min: 0, max: 3 }),
    pieces: fc.array(fc.nat({ max: 60 }), { maxLength: 7 }),
  }),
  { minLength: 1, maxLength: 12 },
);
type Shape = Parameters<Parameters<typeof shapes.map>[0]>[0];
type Piece = (word: () => string) => string;

/** Writes the verses of a shape. `pieces` are ways to write words within a verse. */
interface Format {
  name: string;
  pieces: readonly Piece[];
  write: (
    shape: Shape,
    body: (pieces: readonly number[]) => string,
    word: () => string,
  ) => string | Record<string, string>;
  options?: ImportOptions;
}

const number = ({ verse, range }: Shape[number]): string => (range === 1 ? `${verse}-${verse + 1}` : String(verse));
const plainPieces: Piece[] = [
  (w) => ` ${w()}`,
  (w) => ` ${w()}, ${w()}{H430}`,
  (w) => ` [${w()} ${w()}]`,
  (w) => ` <i>${w()}</i> ${w()}`,
  (w) => ` ${w()}|${w()}`,
  (w) => ` &#1488;${w()} &amp; ${w()}`,
  (w) => ` {VAR2: ${w()}} ${w()}`,
  (w) => ` ${w()} \u0007 ${w()}#`,
  (w) => ` [${w()}`,
  (w) => ` ${w()}}`,
  (w) => ` <b ${w()} c> ${w()}`,
];
/** Pieces without the bars, tabs and quotation marks that end a cell. */
const cellPieces = plainPieces.filter((_, at) => at !== 4);
const usfmPieces: Piece[] = [
  (w) => ` ${w()}`,
  (w) => ` \\add ${w()} \\+nd ${w()}\\+nd*\\add* ${w()}`,
  (w) => ` \\w ${w()}|strong="H430"\\w* ${w()}`,
  (w) => ` \\zaln-s | x-strong="G39720"\n\\w ${w()}|x-occurrence="1"\\w*\n\\zaln-e\\*`,
  (w) => ` \\zaln-s |x-strong="G39720"\\*${w()}\\zaln-e\\*${w()}`,
  (w) => ` \\qt-s |who="x" ${w()}`,
  (w) => ` \\ts\\*${w()}`,
  (w) => ` ${w()}\\f + \\fr 1.1 \\ft ${w()} \\fq ${w()}\\f* ${w()}`,
  (w) => ` ${w()}\\fe + \\ft ${w()}`,
  (w) => `\\x - \\xo 1.1 \\xt ${w()}|GEN 1:1\\x* ${w()}`,
  (w) => `\n\\p\n${w()}`,
  (w) => `\n\\q2 ${w()}\\qs ${w()}\\qs*`,
  (w) => `\n\\s1 ${w()} \\nd ${w()}\\nd*\n\\p ${w()}`,
  (w) => `\n\\esb\n\\p ${w()}\n\\esbe\n\\m ${w()}`,
  (w) => `\n\\esb\n\\p ${w()}`,
  (w) => `\\fig ${w()}|src="x.jpg"\\fig* ${w()}`,
  (w) => ` \\rq ${w()}\\rq* ${w()}`,
  (w) => ` \\wj ${w()}`,
  (w) => ` \\it ${w()}|${w()} ${w()}`,
  (w) => `\n\\tr \\tc1 ${w()}\\tc2 ${w()}`,
  (w) => `\n\\d ${w()}\n\\p ${w()}`,
  (w) => `\\zfoo ${w()}\\zfoo* ${w()}`,
  (w) => `\n\\zbar ${w()}\n\\p ${w()}`,
  (w) => ` ${w()}~${w()}//${w()} <${w()} x>`,
  (w) => `\\* ${w()}\\nd* ${w()}\\f* ${w()}`,
  (w) => `\n\\ip ${w()}\\f + \\ft ${w()}\\f*\n\\nb ${w()}`,
];
const xmlPieces: Piece[] = [
  (w) => ` ${w()}`,
  (w) => ` ${w()} &lt;${w()} x&gt; ${w()}`,
  (w) => ` ${w()} &amp;#1488;${w()}`,
];
const osisPieces: Piece[] = [
  ...xmlPieces,
  (w) => ` <w lemma="strong:H430">${w()}</w> <transChange type="added">${w()}</transChange>`,
  (w) => `<note>${w()} <reference>${w()}</reference> <rdg>${w()}</rdg></note> ${w()}`,
  (w) => `<title>${w()}<note>${w()}</note></title> ${w()}`,
  (w) => ` <reference>${w()}</reference><figure>${w()}</figure> ${w()}`,
  (w) => `<q who="Jesus">${w()}</q><lb/>${w()}<hi>${w()}</hi>`,
  (w) => `<speaker>${w()}</speaker> <unknown>${w()}</unknown>`,
];
const usxPieces: Piece[] = [
  ...xmlPieces,
  (w) => ` <char style="add">${w()}</char> <char style="w" strong="H430">${w()}</char>`,
  (w) => `<note style="f">${w()}<char style="ft">${w()}</char></note> ${w()}`,
  (w) => ` <char style="rq">${w()}</char> ${w()}`,
  (w) => `</para><para style="s1">${w()}<note style="f">${w()}</note></para><para style="p">${w()}`,
  (w) => `</para><sidebar style="esb"><para style="p">${w()}</para></sidebar><para style="p">${w()}`,
  (w) => `<figure style="fig">${w()}</figure> ${w()}`,
  (w) =>
    `</para><table><row style="tr"><cell style="tc1">${w()}</cell><cell style="tc2">${w()}</cell></row></table><para style="m">`,
  (w) => `<ms style="zaln-s"/>${w()}<optbreak/>${w()}`,
];
const usfxPieces: Piece[] = [
  ...xmlPieces,
  (w) => ` <add>${w()}</add> <w s="H430">${w()}</w>`,
  (w) => `<f caller="+">${w()}<ft>${w()}</ft></f> ${w()}<x>${w()}</x>`,
  (w) => `<s>${w()}</s> ${w()} <rq>${w()}</rq>`,
  (w) => `<fig>${w()}</fig><d>${w()}</d> <ms>${w()}</ms>`,
  (w) => `<table><tr><tc>${w()}</tc><tc>${w()}</tc></tr></table>`,
];
const zefaniaPieces: Piece[] = [
  ...xmlPieces,
  (w) => ` <gr str="430">${w()}</gr> <STYLE css="x">${w()}</STYLE>`,
  (w) => `<NOTE>${w()}<NOTE>${w()}</NOTE></NOTE> ${w()}`,
  (w) => `<CAPTION>${w()}</CAPTION><REMARK>${w()}</REMARK> ${w()}`,
  (w) => `<BR/>${w()}<XREF>${w()}</XREF>`,
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** A verse per line, because the report counts the verses of JSON. */
const json = (shape: Shape, body: (pieces: readonly number[]) => string): string[] =>
  shape.map((each) =>
    JSON.stringify({ book: 'Genesis', chapter: each.chapter, verse: number(each), text: body(each.pieces) }),
  );

const formats: Format[] = [
  {
    name: 'module',
    pieces: cellPieces,
    write: (shape, body, word) =>
      shape
        .map((each) => `1|${each.chapter}|${number(each)}|${body(each.pieces)}||${each.range === 2 ? word() : ''}`)
        .join('\n'),
  },
  {
    name: 'plain',
    pieces: plainPieces,
    write: (shape, body, word) =>
      shape
        .map(
          (each) =>
            `${each.range === 2 ? `${word()}\n` : ''}Genesis ${each.chapter}:${number(each)}${body(each.pieces)}`,
        )
        .join('\n'),
  },
  {
    name: 'table',
    pieces: cellPieces,
    write: (shape, body, word) =>
      [
        'Book,Chapter,Verse,Text,Title',
        ...shape.map(
          (each, at) => `Genesis,${each.chapter},${number(each)},"${body(each.pieces)}",${at === 0 ? word() : ''}`,
        ),
      ].join('\n'),
  },
  {
    name: 'sql',
    pieces: cellPieces,
    write: (shape, body, word) =>
      `CREATE TABLE t (book INT, chapter INT, verse VARCHAR(9), text TEXT, title TEXT);
DELIMITER $$
CREATE TRIGGER a AFTER INSERT ON t BEGIN INSERT INTO t VALUES (1, 1, 1, 'x', 'y'); END $$
DELIMITER ;
INSERT INTO t VALUES ${shape.map((each, at) => `(1, ${each.chapter}, ${quoted(number(each))}, ${quoted(body(each.pieces))}, ${at === 0 ? quoted(word()) : 'NULL'})`).join(',\n')};`,
  },
  { name: 'json', pieces: plainPieces, write: (shape, body) => `[${json(shape, body).join(',\n')}]` },
  {
    name: 'json',
    pieces: plainPieces,
    write: (shape, body) =>
      `[{"name":"Genesis","chapters":[[${shape.map(({ pieces }) => JSON.stringify(body(pieces))).join(',\n')}]]}]`,
  },
  {
    name: 'unbound',
    pieces: cellPieces,
    write: (shape, body, word) =>
      [
        '#columns\torig_book_index\torig_chapter\torig_verse\torig_subverse\torder_by\ttext\tnote',
        ...shape.map(
          (each) =>
            `01O\t${each.chapter}\t${number(each)}\t\t0\t${body(each.pieces)}\t${each.range === 2 ? word() : ''}`,
        ),
      ].join('\n'),
  },
  {
    name: 'usfm',
    pieces: usfmPieces,
    write: (shape, body, word) =>
      `\\id GEN\n\\mt1 ${word()}\n\\ip ${word()}\n${shape.map((each) => `\\c ${each.chapter}\n\\p ${each.range === 2 ? word() : ''}\n\\v ${number(each)}${body(each.pieces)}`).join('\n')}`,
  },
  {
    name: 'usfm',
    pieces: usfmPieces,
    write: (shape, body) => ({
      '01-GEN.usfm': `\\c 1${shape.map((each) => `\n\\v${number(each)}${body(each.pieces)}`).join('')}`,
      '02-EXO.usfm': '\\id EXO\n\\c 1\n\\v 1 Now',
    }),
  },
  {
    name: 'osis',
    pieces: osisPieces,
    write: (shape, body, word) =>
      `<osis><osisText><div type="book" osisID="Gen"><title>${word()}</title><chapter osisID="Gen.1">${shape
        .map((each, at) =>
          each.range === 2
            ? `<p>${word()}<verse sID="${at}" osisID="Gen.${each.chapter}.${each.verse}"/>${body(each.pieces)}<verse eID="${at}"/> ${word()}</p>`
            : `<verse osisID="Gen.${each.chapter}.${each.verse}">${body(each.pieces)}</verse>`,
        )
        .join('\n')}</chapter></div></osisText></osis>`,
  },
  {
    name: 'usx',
    pieces: usxPieces,
    write: (shape, body, word) =>
      `<usx version="3.0"><book code="GEN" style="id"/><para style="mt1">${word()}</para>${shape
        .map(
          (each) =>
            `<chapter number="${each.chapter}"/><para style="p">${each.range === 2 ? word() : ''}<verse number="${number(each)}"/>${body(each.pieces)}</para>`,
        )
        .join('\n')}</usx>`,
  },
  {
    name: 'usfx',
    pieces: usfxPieces,
    write: (shape, body, word) =>
      `<usfx><book id="GEN"><h>${word()}</h>${shape
        .map(
          (each) =>
            `<c id="${each.chapter}"/><p>${each.range === 2 ? word() : ''}<v id="${number(each)}"/>${body(each.pieces)}<ve/>${each.range === 3 ? word() : ''}</p>`,
        )
        .join('\n')}</book></usfx>`,
  },
  {
    name: 'zefania',
    pieces: zefaniaPieces,
    write: (shape, body, word) =>
      `<XMLBIBLE><BIBLEBOOK bnumber="1">${shape
        .map(
          (each) =>
            `<CHAPTER cnumber="${each.chapter}"><CAPTION>${word()}</CAPTION><VERS vnumber="${number(each)}">${body(each.pieces)}</VERS></CHAPTER>`,
        )
        .join('\n')}</BIBLEBOOK></XMLBIBLE>`,
  },
];

/** A database is its header and, as JSON, the rows that the reader asks for: a row per line. */
const databaseHeader = 'SQLite format 3\0';
const databaseRows = z.array(z.array(z.union([z.string(), z.number()])));
const openSqlite: ImportOptions['openSqlite'] = (bytes) => {
  const rows = databaseRows.parse(JSON.parse(strFromU8(bytes).slice(databaseHeader.length)));
  const table = rows[0]?.[0] === 10 ? 'verses' : 'bible';
  return { rows: (query) => (query.includes('sqlite_master') ? [[table]] : rows) };
};
const writeDatabase =
  (book: number): Format['write'] =>
  (shape, body) =>
    `${databaseHeader}[${shape.map((each) => JSON.stringify([book, each.chapter, number(each), body(each.pieces)])).join(',\n')}]`;

const databases: Format[] = [
  {
    name: 'mybible',
    pieces: [
      (w) => ` ${w()}<S>430</S> <i>${w()}</i>`,
      (w) => `<n>${w()} <i>${w()}</i></n> ${w()}`,
      (w) => `<h>${w()}</h>${w()}<f>[${w()}]</f>`,
      (w) => `<x>${w()}</x> ${w()}<pb/>${w()}`,
      (w) => ` <n>${w()}`,
      (w) => ` <J>${w()}</J> <e>${w()}</e>|${w()}`,
    ],
    write: writeDatabase(10),
    options: { openSqlite },
  },
  {
    name: 'mysword',
    pieces: [
      (w) => ` ${w()}<WH430> <FI>${w()}<Fi>`,
      (w) => `<RF q=a>${w()}<Rf> ${w()}<CM>`,
      (w) => `<TS>${w()}<Ts>${w()}<RF>${w()}`,
    ],
    write: writeDatabase(1),
    options: { openSqlite },
  },
];

async function read(
  source: string | Record<string, string>,
  options: ImportOptions = {},
): Promise<ReadImport | string> {
  const bytes =
    typeof source === 'string'
      ? strToU8(source)
      : zipSync(Object.fromEntries(Object.entries(source).map(([name, text]) => [name, strToU8(text)])));
  try {
    return await readImport({ name: 'x', bytes }, options);
  } catch (error) {
    if (error instanceof FileRefusedError) return error.message;
    throw error;
  }
}

/** The words that are neither in a verse nor in a note, and that no message or its line names. */
function lostWords(source: string | Record<string, string>, answer: ReadImport | string): string[] {
  if (typeof answer === 'string') return [];
  const { verses, report } = answer;
  // A file that is refused as a whole loses nothing: readers never see it, and the report says why.
  if (report.verdict === 'refused') return [];
  const texts = verses.map(({ text, marks }) =>
    [text, ...(marks.notes ?? []).map(([, note]) => note), marks.heading].join(' '),
  );
  const found = new Set(
    `${texts.join(' ')} ${report.problems.map(({ message }) => message).join(' ')}`.match(/w[a-j]{4,}/g),
  );
  const named = report.problems.flatMap(({ kind, place, message }) => {
    const inMessage = [...message.matchAll(/line (?<line>[\d,]+) of (?<file>[\w./-]+)/g)].map(({ groups }) => ({
      file: groups?.file ?? '',
      line: Number(groups?.line?.replaceAll(',', '')),
    }));
    // A problem of a verse names all its lines, and so does one that quotes only the beginning of a text.
    return [...(place ? [place] : []), ...inMessage].map((each) => ({
      ...each,
      isVerse: ofVerse.has(kind) || message.includes('…'),
    }));
  });
  const parts = typeof source === 'string' ? { x: source } : source;
  return Object.entries(parts).flatMap(([file, text]) => {
    const lines = text.split('\n');
    const isNamed = (at: number): boolean =>
      named.some((place) => {
        if (place.file !== file || place.line > at + 1) return false;
        const later = lines.slice(place.line, at + 1);
        return (
          place.line === at + 1 || (place.isVerse && text.includes('\\v') && !later.some((line) => /\\[vc]/.test(line)))
        );
      });
    return lines.flatMap((line, at) => {
      const words: string[] = line.match(/w[a-j]{4,}/g) ?? [];
      return isNamed(at) ? [] : words.filter((word) => !found.has(word));
    });
  });
}

const ofVerse: ReadonlySet<string> = new Set(['duplicate', 'not-a-verse', 'markup', 'odd-character', 'out-of-range']);

test.each([...formats, ...databases].map((format, at) => [`${format.name} (${at + 1})`, format] as const))(
  '%s: every word is in a verse, in a note or named in the report',
  async (_name, { pieces, write, options }) => {
    await fc.assert(
      fc.asyncProperty(shapes, async (shape) => {
        const word = wordMaker();
        const body = (chosen: readonly number[]): string =>
          ` ${word()}${chosen.map((at) => pieces[at % pieces.length]?.(word) ?? '').join('')}`;
        const source = write(shape, body, word);
        expect(lostWords(source, await read(source, options))).toEqual([]);
      }),
      { numRuns: 18 },
    );
  },
);
