// cspell:ignore Rimmon
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { plainRichText, type RichText } from '#data/dictionary/rich-text.ts';
import { libraryPath } from '../library-paths.ts';
import { withoutStrongsSpelling } from './name-meaning.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');

interface Row {
  number: string;
  lemma: string;
  speech: string;
  gloss: string;
  definition: string;
}
const db = new Database(libraryPath, { readonly: true });
const rows = db
  .prepare<[], Row>('SELECT number, lemma, part_of_speech AS speech, gloss, definition FROM entries')
  .all();
db.close();

/** Letters and single spaces, without accents: "Beth-El" is "bethel". */
const words = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae')
    .replaceAll('œ', 'oe')
    .replaceAll(/[\p{M}'’`-]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()} `;
const startsWithName =
  /^(?:(?:an?|the|properly|or|also) )*(?<name>\p{Lu}[^\s,;:.()]*(?: (?:of )?\p{Lu}[^\s,;:.()]*)*)/u;

/** Names at the start of a clause: "Rimmon" in "a pomegranate; Rimmon, a place in Palestine", not "Palestine". */
function namesIn(definition: string): string[] {
  return definition
    .split(/[,;:()]|\bor\b|\band\b|i\.e\.|\. /)
    .flatMap((clause) => startsWithName.exec(clause.trim())?.groups?.name ?? [])
    .filter((name) => !/^(?:I|In|See|Compare|East|West|North|South|Jordan|Upper|O)\b/.test(name));
}

/** Entries whose short meaning begins with a name, and whose definition has one. */
const names = rows.flatMap(({ number, lemma, speech, gloss, definition }) => {
  const isName = number.startsWith('G')
    ? /^\p{Lu}\p{Ll}/u.test(lemma)
    : speech.startsWith('proper') || (speech !== '' && !speech.startsWith('verb') && /^\p{Lu}\p{Ll}/u.test(gloss));
  const today = /^\p{Lu}[^,;:()]*/u.exec(gloss)?.[0].trim();
  const text = plainRichText(JSON.parse(definition) as RichText);
  const own = namesIn(text);
  return isName && today !== undefined && own.length > 0 ? [{ number, gloss, today, text, own }] : [];
});

test('a name shows Strong’s spelling where it differs, or a table says why not', () => {
  expect(names.length).toBeGreaterThan(3000);
  const without = names.filter(
    ({ today, text, gloss, own }) =>
      !words(text).includes(words(today)) && !own.some((name) => words(gloss).includes(words(name))),
  );
  const faults = without.filter(({ number }) => !withoutStrongsSpelling.has(number));
  expect(faults.map(({ number, gloss, text }) => `${number} ${gloss} | ${text}`)).toEqual([]);
});

test('a name in the table shows no spelling of Strong’s, and has its reason', () => {
  const glosses = new Map(rows.map(({ number, gloss }) => [number, gloss]));
  for (const [number, reason] of withoutStrongsSpelling) {
    expect(glosses.get(number), number).toMatch(/^\p{Lu}/u);
    expect(reason, number).toMatch(/^(?:a|an|another|the) \p{L}+/u);
  }
});
