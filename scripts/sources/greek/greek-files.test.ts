import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeParsing } from '#data/dictionary/morphology.ts';
import { morphGntOfRobinson } from '#data/dictionary/morphology/morphgnt.ts';
import { readKingJamesMaster } from '../king-james-master.ts';
import { findInPackage } from '../npm-package.ts';
import { locatePackaged } from '../packaged-files.ts';
import { kingJamesMasterFile, morphgntFiles } from '../packaged-sources.ts';
import { readSblgnt } from '../sblgnt.ts';
import { fileText } from '../source.ts';
import { readStrongsGreek } from '../strongs-greek.ts';
import { numbersByHand } from './greek-spellings.ts';
import { readMorphGnt } from './read-morphgnt.ts';
import { numberGreek } from './number-greek.ts';
import { tagGreekText } from './tag-greek-text.ts';

const files = [kingJamesMasterFile, ...morphgntFiles];
const folder = locatePackaged({ name: 'Greek words', from: 'bibledit-cloud-data', files });
const [strongsFile, testamentFile] = ['greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml', 'xml/new-testament.xml'];

/** On the files themselves, where this machine has them. */
test.skipIf(folder === undefined)('numbers and parses the whole Greek Testament as MorphGNT does', () => {
  const read = (file: string): string => readFileSync(join(folder ?? '', file), 'utf8');
  const lines = morphgntFiles.flatMap((file) => read(file).normalize('NFC').trimEnd().split(/\r?\n/));
  const words = morphgntFiles.flatMap((file) => readMorphGnt(file, read(file)));
  expect(words).toHaveLength(137_554);

  const own = lines.map((line) => line.split(' '));
  expect(words.map(({ lemma }) => lemma)).toEqual(own.map(([, , , , , , lemma]) => lemma));
  const codes = new Set(words.map(({ morphology }, index) => `${morphology}: ${own[index]?.[1]} ${own[index]?.[2]}`));
  const robinson = [...codes].map((code) => code.split(': ')[0] ?? '');
  expect(new Set(robinson.map((code) => `${code}: ${morphGntOfRobinson(code)}`))).toEqual(codes);
  expect(robinson.filter((code) => !describeParsing(code))).toEqual([]);

  const entries = readStrongsGreek(strongsFile, fileText(findInPackage('strongs', [strongsFile]), strongsFile));
  const { textus } = readKingJamesMaster(kingJamesMasterFile, read(kingJamesMasterFile));
  const received = new Set(textus.flatMap((verse) => verse.words.map(({ morphology }) => morphology)));
  expect([...received].filter((code) => !describeParsing(code))).toEqual([]);
  const numbered = numberGreek(words, entries, textus);
  expect(numbered.filter(({ number }) => number).length / words.length).toBeGreaterThan(0.999);
  const [lemmas, numbers] = [new Set(words.map(({ lemma }) => lemma)), new Set(entries.map(({ number }) => number))];
  expect([...numbersByHand].filter(([lemma, number]) => !lemmas.has(lemma) || !numbers.has(number))).toEqual([]);

  const source = readSblgnt(testamentFile, fileText(findInPackage('sblgnt', [testamentFile]), testamentFile));
  const tagged = tagGreekText(source, numbered);
  const corrected = tagged.filter(({ text }, index) => text !== source[index]?.text);
  expect(corrected.map(({ id }) => id)).toEqual([40_027_037, 45_015_009]);
  const parsed = tagged.flatMap(({ marks }) => [...(marks.words ?? []), ...(marks.parsed ?? [])]);
  // All but the 34 words of the shorter ending of Mark, which the text has in a note.
  expect(parsed).toHaveLength(137_520);
});
