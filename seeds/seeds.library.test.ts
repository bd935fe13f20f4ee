import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { entryAnswer } from '#data/dictionary/contract/entry.ts';
import { formatEntryAnswer, type EntryColumns } from '#data/dictionary/contract/entry-answer.ts';
import { formatTaggedText, type VerseMarks } from '#data/text/verse-marks.ts';
import { verseKey } from '#data/bible/verse-id.ts';
import { sampleEntries } from './sample-entries.ts';
import { sampleExamples } from './sample-examples.ts';
import { sampleVerses } from './sample-verses.ts';
import { sampleWord, sampleWords } from './sample-words.ts';

const path = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
type Row = Record<string, string & number>;

test("match the schema of the API's responses", () => {
  expect(sampleEntries).toHaveLength(17);
  expect(Object.keys(sampleExamples)).toHaveLength(10);
  for (const entry of sampleEntries) expect(entryAnswer.parse(entry)).toEqual(entry);
});

test('use the name of the language for a number without a word', () => {
  expect(sampleWord('G26')).toEqual({ word: 'Greek', transliteration: 'transliteration unknown' });
  expect(sampleWord('H1')).toEqual({ word: 'Hebrew', transliteration: 'transliteration unknown' });
});

describe.skipIf(!existsSync(path))('compared with the library', () => {
  const library = new Database(path, { readonly: true });
  const row = (sql: string, ...values: (string | number)[]): Row | undefined =>
    library.prepare<unknown[], Row>(sql).get(...values);

  test.each(sampleEntries)('$strongsNumber equals the entry of the library', (sample) => {
    const entry = row('select *, part_of_speech as partOfSpeech from entries where number = ?', sample.strongsNumber);
    const parsed = {
      ...entry,
      aramaic: Boolean(entry?.aramaic),
      definition: JSON.parse(entry?.definition ?? ''),
      derivation: JSON.parse(entry?.derivation ?? ''),
    };
    expect(sample).toEqual(formatEntryAnswer(parsed as unknown as EntryColumns));
  });

  test.each(Object.entries(sampleWords))('the word of %s equals that of the library', (number, sample) => {
    expect(sample).toEqual(row('select lemma as word, transliteration from entries where number = ?', number));
  });

  const tagged = row("select id from versions where code = 'kjv_strongs'");
  test.skipIf(!tagged).each(Object.entries(sampleExamples))(
    'the verses of %s equal those of the library',
    (number, samples) => {
      for (const { id, text } of samples) {
        const verse = row('select text, marks from verses where key = ?', verseKey(tagged?.id ?? 0, id));
        expect(text).toBe(formatTaggedText(verse?.text ?? '', JSON.parse(verse?.marks ?? '{}') as VerseMarks));
        expect(text).toContain(`{${number}}`);
      }
    },
  );

  test.skipIf(!tagged).each(sampleVerses)(
    '$reference of the sample page equals the verse of the library',
    ({ id, content, strongsContent }) => {
      const verse = row('select text, marks from verses where key = ?', verseKey(tagged?.id ?? 0, id));
      expect(content).toBe(verse?.text);
      const gold = formatTaggedText(verse?.text ?? '', JSON.parse(verse?.marks ?? '{}') as VerseMarks).replace(
        /\{(?!H2091\})H\d+\}/g,
        '',
      );
      expect(strongsContent).toBe(gold);
    },
  );
});
