import { expect, test } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { linkByNumber } from '#data/interlinear/link-words.ts';
import { placeOf } from '#data/interlinear/translation-units.ts';
import { phraseShown, taggedPhrases } from '#data/text/phrases/phrase-pieces.ts';
import { withMasterMarks } from './king-james-marks.ts';
import { readKingJamesMaster } from './king-james-master.ts';
import type { MasterVerse } from './king-james-verse.ts';
import { kingJamesMasterFile, packagedSources } from './packaged-sources.ts';
import { fileText, SourceMissingError, type LocatedSource } from './source.ts';

async function findMaster(): Promise<LocatedSource | undefined> {
  try {
    return await packagedSources.kingJamesMaster.find();
  } catch (error) {
    if (error instanceof SourceMissingError) return undefined;
    throw error;
  }
}

const master = await findMaster();

// The master file names the Greek word of every English phrase by its position. The tags name those words that links by
// number would not find.
test.skipIf(!master)('links of the King James Version are those of the master file', () => {
  if (!master) return;
  const { verses, textus } = readKingJamesMaster(kingJamesMasterFile, fileText(master, kingJamesMasterFile));
  const greek = new Map(textus.map((verse) => [verse.id, verse]));
  let [links, wrong, wrongByNumber, named] = [0, 0, 0, 0];
  for (const verse of verses) {
    const original = greek.get(verse.id);
    if (!original) continue;
    const { text, marks } = withMasterMarks(verse, original);
    named += marks.links?.length ?? 0;
    const read = taggedPhrases(marks.words ?? []).map((phrase) => {
      const shown = phraseShown(text, phrase);
      return { number: phrase.mark[2], text: shown, isEmpty: shown === '', ...placeOf(marks, phrase.mark) };
    });
    const words = original.words.map(({ form, ...word }) => ({ ...word, word: form }));
    const byNumber = linkByNumber(
      read.map((phrase) => ({ ...phrase, place: undefined })),
      words,
    );
    for (const [index, partner] of linkByNumber(read, words).entries()) {
      const phrase = read[index];
      if (!phrase || phrase.isEmpty || partner === undefined) continue;
      const position = original.words[partner]?.position;
      links += 1;
      if (!isRendered(verse, phrase, position)) wrong += 1;
      if (!isRendered(verse, phrase, original.words[byNumber[index] ?? -1]?.position)) wrongByNumber += 1;
    }
  }
  expect(links).toBeGreaterThan(125_000);
  expect(wrong / links).toBeLessThan(0.001);
  // What the tags name is needed, and rare.
  expect(wrongByNumber).toBeGreaterThan(2 * wrong);
  expect(named).toBeLessThan(2_000);
});

/** Whether a phrase of the file with this number and a piece of this text has the Greek word at the position. */
function isRendered(
  { id, text, phrases }: MasterVerse,
  { number, text: shown }: { number: EntryNumber; text: string },
  position: number | undefined,
): boolean {
  const [piece = ''] = shown.split(' … ');
  return phrases.some(({ pieces, numbers, greek }) =>
    greek.some(
      (word, index) =>
        word.verse === id &&
        word.position === position &&
        numbers[index] === number &&
        pieces.some(([start, end]) => text.slice(start, end).includes(piece)),
    ),
  );
}
