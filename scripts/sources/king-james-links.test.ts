import { expect, test } from 'vitest';
import { linkByNumber } from '#data/interlinear/link-words.ts';
import { readKingJamesMaster } from './king-james-master.ts';
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

// The master file names the Greek word of every English phrase by its position. The site links by numbers alone.
test.skipIf(!master)('links by number are those of the master file for 99.5 % of the words', () => {
  if (!master) return;
  const { verses, textus } = readKingJamesMaster(kingJamesMasterFile, fileText(master, kingJamesMasterFile));
  const greek = new Map(textus.map(({ id, words }) => [id, words]));
  let [links, wrong] = [0, 0];
  for (const { id, phrases } of verses) {
    const original = greek.get(id);
    if (!original) continue;
    const translation = phrases
      .flatMap(({ pieces, numbers, greek: places }) => {
        const [start = 0, end = 0] = pieces.find(([from, to]) => to > from) ?? pieces[0] ?? [];
        return numbers.map((number, index) => ({ number, start, end, isEmpty: start === end, place: places[index] }));
      })
      .filter(({ place }) => place?.verse === id)
      .sort((a, b) => a.start - b.start || a.end - b.end);
    for (const [index, partner] of linkByNumber(
      translation,
      original.map(({ number }) => ({ number })),
    ).entries()) {
      const word = translation[index];
      if (!word || word.isEmpty || partner === undefined) continue;
      links += 1;
      if (original[partner]?.position !== word.place?.position) wrong += 1;
    }
  }
  expect(links).toBeGreaterThan(134_000);
  expect(wrong / links).toBeLessThan(0.005);
});
