import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { plainRichText, type RichText } from '#data/dictionary/rich-text.ts';
import { libraryPath } from './library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
interface Row {
  number: string;
  lemma: string;
  definition: string;
  derivation: string;
  usage: string;
}
const rows = db
  .prepare<[], Row>('SELECT number, lemma, definition, derivation, dictionary_usage AS usage FROM entries')
  .all();
const signsOfText = new Set(
  db
    .prepare<[], string>("SELECT text FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'wlc')")
    .pluck()
    .all()
    .flatMap((text) => [...text]),
);
db.close();
const numbers = new Set(rows.map(({ number }) => number));

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** Kinds of faults of the dictionaries' files. A pattern is tested on definitions and derivations. */
const kinds: readonly [kind: string, isFault: RegExp | ((text: string) => boolean)][] = [
  ['brackets without a partner', (text) => !isBalanced(text)],
  ['punctuation at the start', /^[,;:.)]/],
  ['punctuation without anything after it', /[,;:(]$/],
  ['a space before punctuation', /\S [,;)?]/],
  ['a space after a bracket', /\( /],
  ['“genitive case” for “generally”', /(?:i\.e\. \(|or |or \(|; |, |\()genitive case(?:\)|,? (?:or|to|a)\b| [a-z])/],
  ['“comparative” for “compound”', /\ba comparative of \S+[^;]* and \S/],
  ['“relatively” for “relative”', /\brelatively pronoun|the relatively\b/],
  ['“i.e” without its stop', /\bi\.e(?!\.)/],
  [
    'an abbreviation',
    /\b(?:abs|absol|advers|anal|caus|dem|ellip|fem|gen|interj|intrans|orig|perb|redupl|reflex|reg|techn|transp|usu)\.(?!\p{L})/u,
  ],
  ['an editor’s bracket', /\[(?![^\]]*\])|(?<!\[[^[]*)\]/],
  ['renderings in a definition', / X /],
  ['points that the Hebrew text does not have', /[\u05C7\u034F]/],
];
test.each(kinds)('no definition or derivation has %s', (_, isFault) => {
  const faults = rows.flatMap(({ number, definition, derivation }) =>
    [definition, derivation].flatMap((json) => {
      const text = plainRichText(JSON.parse(json) as RichText);
      return (typeof isFault === 'function' ? isFault(text) : isFault.test(text)) ? [`${number}: ${text}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('every entry has a definition, and the brackets of its renderings are paired', () => {
  const faults = rows.filter(({ definition, usage }) => definition === '[]' || !isBalanced(usage));
  expect(faults.map(({ number }) => number)).toEqual([]);
});

test('every number in the text is a link to an entry', () => {
  const faults = rows.flatMap(({ number, definition, derivation }) =>
    [definition, derivation]
      .flatMap((json) => JSON.parse(json) as RichText)
      .filter((part) =>
        typeof part === 'string'
          ? /\b[GH]\d{1,4}\b/.test(part)
          : part.kind === 'reference' && !numbers.has(part.number),
      )
      .map((part) => `${number}: ${JSON.stringify(part)}`),
  );
  expect(faults).toEqual([]);
});

test.skipIf(signsOfText.size === 0)('a copied Hebrew headword has only signs of the Hebrew text', () => {
  const faults = rows.filter(
    ({ number, lemma }) => number.startsWith('H') && [...lemma].some((sign) => sign !== ' ' && !signsOfText.has(sign)),
  );
  expect(faults.map(({ number, lemma }) => `${number} ${lemma}`)).toEqual([]);
});
