/** A mutant that no test can notice, or that none should. */
export interface Equivalent {
  file: string;
  /** The line of code, without the spaces around it. */
  code: string;
  /** Part of the line that is changed, where not all of its mutants are meant. */
  original?: string;
  reason: string;
}

/** Found by file and code, not by line, so that the table survives changes of other lines. */
export const equivalentMutants: readonly Equivalent[] = [
  {
    file: 'worker/queries/entry-list.ts',
    code: 'all: [1, 20_000],',
    reason: 'No entry has an ordinal above 15,624.',
  },
  {
    file: 'worker/routes/admin/exports.ts',
    code: 'const pageSize = 4_000;',
    reason: 'Verses that are read at once: the same verses are written.',
  },
  {
    file: 'worker/imports/compare-loaded.ts',
    code: 'if (!last || results.length < pageSize) break;',
    reason: 'One more page is read, which is empty.',
  },
  {
    file: 'worker/imports/load-verses.ts',
    code: 'const phrased = wordings && times ? verseWithPhrases(verse, wordings, times) : verse;',
    original: '&&',
    reason: 'The times are read exactly where there are wordings.',
  },
  {
    file: 'worker/imports/count-terms.ts',
    code: 'if (!whole) return;',
    reason: 'What follows changes an import that is still being counted, which it is no more.',
  },
  {
    file: 'data/search/engine/count-verses.ts',
    code: 'if (hits.every(({ positions }) => positions.length === 0)) return { verses: 0, occurrences: 0, byBook: new Map() };',
    original: 'hits.every(({ positions }) => positions.length === 0)',
    reason: 'Where nothing is found, what follows counts nothing.',
  },
  {
    file: 'data/files/audio-type.ts',
    code: 'for (let at = bytes.indexOf(0x68); at >= 0; at = bytes.indexOf(0x68, at + 1))',
    reason: 'The first bytes of an MP4 are its length and "ftyp".',
  },
  {
    file: 'data/bible/place-ids.ts',
    code: 'return id === undefined ? undefined : kjvPlaceOf(id, versesOfChapter(place.book, place.chapter), map);',
    original: 'id === undefined',
    reason: 'A place without a number is in no table, and is itself.',
  },
  {
    file: 'data/imports/sql/tokens.ts',
    code: 'const head = sql.slice(0, 200_000);',
    reason: 'What is looked for in a dump stands at its beginning; a whole one takes longer.',
  },
  {
    file: 'worker/settings/secret.ts',
    code: "return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);",
    original: 'false',
    reason: 'Nothing exports the key.',
  },
];
