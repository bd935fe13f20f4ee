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
  {
    file: 'data/imports/formats/read-module.ts',
    code: "const [book = '', chapter, verse, content] = row.split('|', 4);",
    original: '4',
    reason: 'Only four parts are used.',
  },
  {
    file: 'data/imports/said-of-file.ts',
    code: '.toSorted(([a], [b]) => (a < b ? -1 : 1));',
    original: '1',
    reason: 'Only the sign of the result counts.',
  },
  {
    file: 'data/bible/verse-counts.ts',
    code: 'counted.set(line, counts);',
    reason: 'A cache. Without it the same counts are computed again.',
  },
  {
    file: 'data/text/tagged-text.ts',
    code: 'while (end > 0 && outer.test(phrase.charAt(end - 1))) end -= 1;',
    original: '>',
    reason: 'charAt(-1) is empty, which the pattern does not match.',
  },
  {
    file: 'data/search/results/renumber.ts',
    code: 'if (run && wlc - run.from < 999) run.to = wlc;',
    original: '<',
    reason: 'A run never leaves its chapter, and no chapter has 999 verses.',
  },
  {
    file: 'data/search/results/renumber.ts',
    code: 'if (run && wlc - run.from < 999) run.to = wlc;',
    original: '999',
    reason: 'A run never leaves its chapter, and no chapter has 999 verses.',
  },
  {
    file: 'data/imports/check-records.ts',
    code: 'const [chapter, numbers] = [Number(record.chapter.trim()), tryParseVerseNumber(record.verse)];',
    original: 'record.chapter.trim()',
    reason: 'Number() accepts spaces around a number.',
  },
  {
    file: 'data/imports/columns.ts',
    code: 'if (sample.length === 0) return undefined;',
    original: 'sample.length === 0',
    reason: 'The next condition returns undefined for no rows, too.',
  },
  {
    file: 'data/imports/container/decode-text.ts',
    code: "const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });",
    original: 'false',
    reason: 'The decoded text is not used.',
  },
  {
    file: 'data/imports/formats/read-plain.ts',
    code: 'const heading = named || own ? undefined : readHeading(trimmed, findBook);',
    original: '||',
    reason: 'A shortcut: the branches of `named` and `own` come first.',
  },
  {
    file: 'data/imports/formats/read-sword.ts',
    code: "{ name: 'nt', first: 40, last: 66 },",
    original: '66',
    reason: 'There is no book 67.',
  },
  {
    file: 'data/imports/formats/read-json.ts',
    code: "yield { kind: 'broken', place: { file, line: 1 }, reason: `it is not whole JSON: ${reason.slice(0, 120)}` };",
    original: '120',
    reason: 'Truncates a message of the JavaScript engine.',
  },
  {
    file: 'data/imports/sql/statements.ts',
    code: 'const table = tableName(head.slice(0, open < 0 ? undefined : open));',
    original: '<',
    reason: 'The first token is INSERT or REPLACE: no bracket is at offset 0.',
  },
  {
    file: 'data/imports/sql/statements.ts',
    code: 'const table = tableName(head.slice(0, open < 0 ? undefined : open));',
    original: '0',
    reason: 'The first token is INSERT or REPLACE: no bracket is at offset 0.',
  },
  {
    file: 'data/imports/sql/statements.ts',
    code: 'const columns = open < 0 ? [] : columnNames(head.slice(open));',
    original: '<',
    reason: 'The first token is INSERT or REPLACE: no bracket is at offset 0.',
  },
  {
    file: 'data/imports/sql/statements.ts',
    code: 'const columns = open < 0 ? [] : columnNames(head.slice(open));',
    original: '0',
    reason: 'The first token is INSERT or REPLACE: no bracket is at offset 0.',
  },
  {
    file: 'data/imports/sql/statements.ts',
    code: 'const words = head.slice(0, 60).map(upper);',
    reason: 'Bounds the work. No routine has sixty words before its BEGIN.',
  },
  {
    file: 'data/search/language/check-places.ts',
    code: 'book.number * 1_000_000 + chapter * 1_000 + verse;',
    original: '1_000_000',
    reason: 'Any weight above the largest chapter gives the same order.',
  },
  {
    file: 'worker/auth/passkeys.ts',
    code: 'if (!userId) throw refusal();',
    original: '!userId',
    reason: 'These challenges always belong to an account.',
  },
  {
    file: 'worker/auth/invites.ts',
    code: "invite.kind === 'reset'",
    reason: 'An invited account is new: it has no passkey, second factor or session to delete.',
  },
  {
    file: 'worker/routes/admin/exports.ts',
    code: 'if (!last || results.length < pageSize) return verses;',
    original: '||',
    reason: 'One more page is read, which is empty.',
  },
  {
    file: 'worker/observe/record-refusal.ts',
    code: 'SELECT ${newId()}, ${at}, ${actorId}, ${username}, ${action}, ${route.slice(0, 100)}, ${`${status} ${code}`}, ${network}',
    reason: 'The longest route pattern has about sixty characters.',
  },
  {
    file: 'worker/queries/search-elsewhere.ts',
    code: 'const args = { versionId: version.id, hasRenderings: hasRenderings(version), page: 1, pageSize: 1 };',
    original: '1',
    reason: 'Only totals are queried, which do not depend on the page.',
  },
  {
    file: 'worker/imports/import-store.ts',
    code: 'if (chunk.length > 0 && (chunk.length >= mostVerses || letters + json.length > mostLetters)) {',
    original: '>',
    reason: 'Only how many verses share a row.',
  },
  {
    file: 'worker/imports/import-store.ts',
    code: 'const mostLetters = 600_000;',
    reason: 'Only how many verses share a row.',
  },
  {
    file: 'worker/imports/import-store.ts',
    code: 'const mostVerses = 1_000;',
    reason: 'Only how many verses share a row.',
  },
  {
    file: 'data/search/sql/verse-set.ts',
    code: 'const [[first, last] = [0, -1]] = ranges ?? [[0, versionUnit - 1] as const];',
    original: '1',
    reason:
      'Verses end with 66,022,021, far below the last key; the fallback of an empty list contains no key either way.',
  },
  {
    file: 'data/search/engine/leaf-hits.ts',
    code: 'return findPhrase(tags, [numberTerm(number)], false);',
    original: 'false',
    reason: 'The term of a number is one character, and no other term starts with it.',
  },
  {
    file: 'data/search/engine/leaf-hits.ts',
    code: 'while (last < positions.length && (positions[last] ?? 0) < end) last += 1;',
    original: '<',
    reason: 'After the last position the fallback 0 is read; subarray cuts off the extra one.',
  },
  {
    file: 'data/search/sql/term-rows.ts',
    code: "const places = end < 0 ? '' : term.slice(end + 1);",
    original: '<',
    reason: 'A term is JSON and never starts with a line break.',
  },
  {
    file: 'data/search/sql/term-rows.ts',
    code: "const places = end < 0 ? '' : term.slice(end + 1);",
    original: 'end < 0',
    reason: 'A term without a line break does not contain what is searched for.',
  },
  {
    file: 'data/search/sql/word-blocks.ts',
    code: "const stem = told ? '' : stemOf(word);",
    original: 'told',
    reason: 'A shortcut: what is collected after the first time is not used.',
  },
  {
    file: 'data/search/language/references.ts',
    code: 'chapter: Number(firstChapter ?? 1),',
    original: '1',
    reason: 'The parser always returns a chapter.',
  },
  {
    file: 'data/imports/assemble/verse-assembler.ts',
    code: 'const at = spans?.findLastIndex(([open]) => open === kind) ?? -1;',
    original: '1',
    reason: 'Only the sign is used.',
  },
  {
    file: 'data/imports/assemble/verse-assembler.ts',
    code: 'const carried = this.#verse ? -1 : this.#carried.lastIndexOf(kind);',
    original: '1',
    reason: 'Only the sign is used.',
  },
  {
    file: 'data/imports/read-content.ts',
    code: 'if (!/[[\\]{}]/.test(source)) return undefined;',
    original: '!/[[\\]{}]/.test(source)',
    reason: 'A shortcut: a text without brackets passes the checks below.',
  },
  {
    file: 'data/search/language/parse-tokens.ts',
    code: "return [tokens.find(({ kind }) => kind === 'not') ?? { offset: 0, length: 0 }, ' '];",
    original: '0',
    reason: 'A NOT is always among the tokens here.',
  },
  {
    file: 'data/text/restored-names.ts',
    code: 'if (edit && !edits.some(({ start, end }) => edit.start < end && start < edit.end)) edits.push(edit);',
    original: '<',
    reason: 'Only whole words are edited, so a character is always between two edits.',
  },
  {
    file: 'data/text/verse-builder.ts',
    code: 'while (first > 0 && at > start) {',
    original: '>',
    reason: 'The last slice cuts off an extra part that ends at the start.',
  },
  {
    file: 'data/search/language/combine.ts',
    code: 'return spanOf(places[0] ?? { offset: 0, length: 0 }, places.at(-1) ?? { offset: 0, length: 0 });',
    original: '0',
    reason: 'At least two parts are combined here.',
  },
  {
    file: 'data/search/engine/encode-text-pack.ts',
    code: 'writer.number(morphology === undefined ? 0 : (codeOf.get(morphology) ?? 0));',
    original: 'morphology === undefined',
    reason: 'The map has no undefined, so the other branch gives 0, too.',
  },
];
