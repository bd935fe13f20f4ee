import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bookByNumber, bookByOsis } from '#data/bible/books.ts';
import { wordsOfMaster, wordsOfMorphGnt, type SourceWord } from '#data/testing/source-forms.ts';
import { locatePackaged } from '../../scripts/sources/packaged-files.ts';
import { kingJamesMasterFile, morphgntFiles } from '../../scripts/sources/packaged-sources.ts';
import { count, hits, line, noNetwork, open, search } from './offline-results.ts';

/** The Debian package with MorphGNT and the King James Version that the two Greek texts are made from. */
const folder =
  locatePackaged({ name: '', from: 'bibledit-cloud-data', files: [kingJamesMasterFile, ...morphgntFiles] }) ?? '';

/** "010102" is Matthew 1:2 in MorphGNT. */
function referenceOfMorphGnt(verse: string): string {
  const [book = 0, chapter = 0, number = 0] = verse.match(/\d\d/g)?.map(Number) ?? [];
  return `${bookByNumber(book + 39).name} ${chapter}:${number}`;
}
/** "Matt.1.2" is Matthew 1:2 in the master file. */
function referenceOfMaster(verse: string): string {
  const [book = '', chapter, number] = verse.split('.');
  return `${bookByOsis(book).name} ${chapter}:${number}`;
}

const texts = {
  sblgnt: {
    read: () => wordsOfMorphGnt(morphgntFiles.map((file) => join(folder, file))),
    reference: referenceOfMorphGnt,
    codes: { active: /^V- 3AAI-S--$/, imperative: /^V- .A.D/, love: /^ἀγαπάω$/ },
  },
  tr: {
    read: () => wordsOfMaster(join(folder, kingJamesMasterFile)),
    reference: referenceOfMaster,
    codes: { active: /^V-AAI-3S$/, imperative: /^V-2?A.M-/, love: /^G25$/ },
  },
};

test.use({ serviceWorkers: 'allow' });
test.skip(folder === '', 'The Debian package bibledit-cloud-data is not available.');

for (const [db, { read, reference, codes }] of Object.entries(texts)) {
  test(`searches by form find the verses of the source in ${db}, online and on the device`, async ({
    page,
    context,
  }) => {
    const words = read();
    const referencesWith = (isWanted: (word: SourceWord) => boolean): string[] => [
      ...new Set(words.filter(isWanted).map(({ verse }) => reference(verse))),
    ];
    const questions = {
      '[V-AAI-3S]': referencesWith((word) => word.codes.some((code) => codes.active.test(code))),
      'G25 [aorist imperative]': referencesWith(
        (word) => codes.love.test(word.word) && word.codes.some((code) => codes.imperative.test(code)),
      ),
    };
    const expectVerses = async (references: readonly string[]): Promise<void> => {
      await expect(page.locator(`${hits} b`)).toHaveText(references.slice(0, 30));
      await expect(page.locator(count)).toContainText(`${references.length.toLocaleString('en')} verse`);
    };
    for (const [query, references] of Object.entries(questions)) {
      await page.goto(`/results?q=${encodeURIComponent(query)}&db=${db}`);
      await expectVerses(references);
      await expect(page.locator(line)).toHaveCount(0);
    }
    await open(page, [db], `/results?q=θεοῦ&db=${db}`);
    await context.setOffline(true);
    for (const [query, references] of Object.entries(questions)) {
      await search(page, query);
      await expect(page.locator(line)).toHaveText(noNetwork);
      await expectVerses(references);
    }
  });
}
