import { describe, expect, it } from 'vitest';
import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { VerseMarks, WordMark } from '../text/verse-marks.ts';
import { linkColumns, linksOfMarks, type LinkableColumn } from './link-columns.ts';

/** "God:G2316 loved:G25", where a word without a number is plain. */
function column(text: number, words: string, originals?: number[]): LinkableColumn {
  const marks: VerseMarks = { words: [] };
  let shown = '';
  for (const [word = '', number] of words.split(' ').map((each) => each.split(':'))) {
    if (number) marks.words?.push([shown.length, shown.length + word.length, number as EntryNumber]);
    shown += `${word} `;
  }
  return { text, isOriginal: originals === undefined, originals: originals ?? [], verses: [{ text: shown, marks }] };
}
const received = 'οὕτως:G3779 γὰρ:G1063 ἠγάπησεν:G25 ὁ:G3588 θεὸς:G2316';

describe('linkColumns', () => {
  it('links two translations through the words of an original that is not shown', () => {
    // Each has the number once, the original twice: they render different words.
    const original = column(1, 'a:H5 b:H6 c:H7 d:H8 e:H5');
    const links = linkColumns([column(2, 'x:H5 y:H6 z:H7', [1]), column(3, 'y:H7 z:H8 x:H5', [1])], [original]);
    expect(links[0]?.[0]?.[0]).not.toBe(links[1]?.[0]?.[2]);
    expect(links[0]?.[0]?.[2]).toBe(links[1]?.[0]?.[0]);
  });

  it('links translations of two originals through the words that these share', () => {
    const [kjv, web] = linkColumns(
      [column(3, 'God:G2316 so:G3779 loved:G25', [1]), column(4, 'God:G2316 loved:G25 Christ:G5547', [2, 1])],
      [column(1, received), column(2, 'ἠγάπησεν:G25 ὁ:G3588 θεὸς:G2316')],
    );
    expect([web?.[0]?.[0], web?.[0]?.[1]]).toEqual([kjv?.[0]?.[0], kjv?.[0]?.[2]]);
    expect(kjv?.[0]).not.toContain(web?.[0]?.[2]);
  });

  it('links what the original of a translation lacks to the other original', () => {
    // Romans 8:1 in the World English Bible goes on as the Textus Receptus does.
    const [web, tr] = linkColumns(
      [
        column(4, 'Christ:G5547 walk:G4043 flesh:G4561', [2, 1]),
        column(1, 'Χριστῷ:G5547 σάρκα:G4561 περιπατοῦσιν:G4043'),
      ],
      [column(2, 'Χριστῷ:G5547')],
    );
    const [christ, walk, flesh] = web?.[0] ?? [];
    expect(tr?.[0]).toEqual([christ, flesh, walk]);
  });

  it('links the word that the source of a translation names', () => {
    // The second "him" renders the first of two words, against the order.
    const translation = column(3, 'him:G846 saw:G1492 him:G846', [1]);
    const original = column(1, 'αὐτῷ:G846 εἶδεν:G1492 αὐτόν:G846');
    const named = {
      ...translation,
      verses: translation.verses.map(({ text, marks }) => ({
        text,
        marks: {
          ...marks,
          links: [
            [0, 1, 2],
            [2, 0, 2],
          ] satisfies VerseMarks['links'],
        },
      })),
    };
    const [plain, greek] = linkColumns([translation, original]);
    expect(plain?.[0]).toEqual(greek?.[0]);
    const [kjv, tr] = linkColumns([named, original]);
    expect(kjv?.[0]).toEqual(tr?.[0]?.toReversed());
  });

  it('links equal numbers in order without an original, and one text to itself', () => {
    const [first, second, same] = linkColumns([
      column(3, 'In:G1722 the:G3588 beginning:G746', [1]),
      column(4, 'beginning:G746 plain', [1]),
      column(3, 'In:G1722 the:G3588 beginning:G746', [1]),
    ]);
    expect(second).toEqual([[first?.[0]?.[2]]]);
    expect(same).toEqual(first);
  });
});

it('gives all pieces of a phrase its link', () => {
  // John 3:16: "should not perish".
  const words: WordMark[] = [
    [0, 6, 'G622', '+'],
    [7, 10, 'G3361'],
    [11, 17, 'G622'],
  ];
  expect(linksOfMarks({ words }, [8, 9])).toEqual([9, 8, 9]);
  expect(linksOfMarks({}, [])).toEqual([]);
});
