import { expect, it } from 'vitest';
import type { ImportRecord } from '../record.ts';
import { VerseAssembler } from './verse-assembler.ts';
import { walkXml } from './walk-xml.ts';

const reference = (verse: string): { book: string; chapter: string; verse: string } => ({
  book: 'GEN',
  chapter: '1',
  verse,
});

/** The contents of the verses that a series of events produces. */
function contents(events: (verses: VerseAssembler) => void): Extract<ImportRecord, { kind: 'verse' }>['content'][] {
  const verses = new VerseAssembler('x');
  events(verses);
  verses.endBook();
  return verses.takeRecords().flatMap((record) => (record.kind === 'verse' ? [record.content] : []));
}

it('joins the parts of a heading and adds it only to the next verse', () => {
  expect(
    contents((verses) => {
      verses.addHeading(' A ');
      verses.addHeading('Psalm\n of David ');
      verses.begin(reference('1'), 1);
      verses.text('one');
      verses.begin(reference('2'), 2);
      verses.text('two');
    }),
  ).toEqual([
    { text: 'one', marks: { heading: 'A Psalm of David' } },
    { text: 'two', marks: {} },
  ]);
});

it('ignores an empty heading, and does not carry a heading into the next book', () => {
  expect(
    contents((verses) => {
      verses.addHeading('  ');
      verses.begin(reference('1'), 1);
      verses.text('one');
      verses.end();
      verses.addHeading('The end');
      verses.endBook();
      verses.begin(reference('1'), 2);
      verses.text('two');
    }),
  ).toEqual([
    { text: 'one', marks: {} },
    { text: 'two', marks: {} },
  ]);
});

it('allows spans to close in any order', () => {
  expect(
    contents((verses) => {
      verses.begin(reference('1'), 1);
      verses.openSpan('jesus');
      verses.text('one ');
      verses.openSpan('supplied');
      verses.text('two');
      verses.closeSpan('jesus');
      verses.text(' three');
      verses.closeSpan('supplied');
    }),
  ).toEqual([{ text: 'one two three', marks: { jesus: [[0, 7]], supplied: [[4, 13]] } }]);
});

it('closes the inner one of two nested spans of the same kind first', () => {
  expect(
    contents((verses) => {
      verses.begin(reference('1'), 1);
      verses.openSpan('supplied');
      verses.text('one ');
      verses.openSpan('supplied');
      verses.text('two');
      verses.closeSpan('supplied');
      verses.text(' three');
      verses.closeSpan('supplied');
    }),
  ).toEqual([
    {
      text: 'one two three',
      marks: {
        supplied: [
          [4, 7],
          [0, 13],
        ],
      },
    },
  ]);
});

it('continues a span in the next verse unless it closes between the verses', () => {
  const between = (closes: boolean) =>
    contents((verses) => {
      verses.openSpan('divineName');
      verses.openSpan('jesus');
      verses.begin(reference('1'), 1);
      verses.text('one');
      verses.end();
      if (closes) verses.closeSpan('divineName');
      verses.begin(reference('2'), 2);
      verses.text('two');
    });
  const one = { text: 'one', marks: { divineName: [[0, 3]], jesus: [[0, 3]] } };
  expect(between(false)).toEqual([one, { text: 'two', marks: { divineName: [[0, 3]], jesus: [[0, 3]] } }]);
  expect(between(true)).toEqual([one, { text: 'two', marks: { jesus: [[0, 3]] } }]);
});

it('does not carry open paragraphs, lines and spans into the next book', () => {
  expect(
    contents((verses) => {
      verses.begin(reference('1'), 1);
      verses.openSpan('jesus');
      verses.text('one');
      verses.end();
      verses.openParagraph();
      verses.openLine(2);
      verses.endBook();
      verses.begin(reference('1'), 2);
      verses.text('two');
    }),
  ).toEqual([
    { text: 'one', marks: { jesus: [[0, 3]] } },
    { text: 'two', marks: {} },
  ]);
});

it('ends an open note with its verse, and omits a dropped note', () => {
  expect(
    contents((verses) => {
      verses.begin(reference('1'), 1);
      verses.text('one');
      verses.openNote();
      verses.text('never ends');
      verses.begin(reference('2'), 2);
      verses.text('two');
      verses.openNote();
      verses.text(' a picture');
      verses.dropNote();
      verses.openNote();
      verses.text('  a \n note ');
      verses.closeNote();
      verses.openNote();
      verses.text(' ');
      verses.closeNote();
      verses.text(' three');
    }),
  ).toEqual([
    { text: 'one', marks: { notes: [[3, 'never ends']] } },
    { text: 'two three', marks: { notes: [[3, 'a note']] } },
  ]);
});

it("uses the Strong's numbers of the word's attribute, or those after the word", () => {
  expect(
    contents((verses) => {
      verses.begin(reference('1'), 1);
      verses.openWord('strong:H430 H0853,x;1254');
      verses.text('God');
      verses.closeWord('hebrew');
      verses.text(' ');
      verses.openWord('H1');
      verses.text('saw');
      verses.closeWord('greek', '976');
    }),
  ).toEqual([
    {
      text: 'God saw',
      marks: {
        words: [
          [0, 3, 'H430'],
          [0, 3, 'H853'],
          [0, 3, 'H1254'],
          [4, 7, 'G976'],
        ],
      },
    },
  ]);
});

it('names the first character of a verse that is a leftover of some program', () => {
  expect(
    contents((verses) => {
      verses.begin(reference('1'), 1);
      verses.text('one | two #');
      verses.text(' > three');
      verses.begin(reference('2'), 2);
      verses.text('a lost ');
      verses.text('\ufffd letter');
      verses.begin(reference('3'), 3);
      verses.text('six');
    }),
  ).toEqual([
    { text: 'one two three', marks: {}, odd: 'U+007C' },
    { text: 'a lost \ufffd letter', marks: {}, odd: 'U+FFFD' },
    { text: 'six', marks: {} },
  ]);
});

it('reports tags as markup, not as leftovers', () => {
  expect(
    contents((verses) => {
      verses.begin(reference('1'), 1);
      verses.text('<i>one</i>');
      verses.text(' two');
      verses.begin(reference('2'), 2);
      verses.text('three');
      verses.openNote();
      verses.text('<b>four</b>');
      verses.closeNote();
    }),
  ).toEqual([
    { text: 'one two', marks: {}, markup: true },
    { text: 'three', marks: { notes: [[5, 'four']] }, markup: true },
  ]);
});

it('reports errors and breaks with their lines, and returns the verse before them', () => {
  const verses = new VerseAssembler('x.xml');
  verses.begin(reference('1'), 3);
  verses.text('one');
  verses.addError(4, 'said', 'reason');
  verses.broken(5, 'it is cut off');
  expect(verses.isOpen).toBe(false);
  expect(verses.takeRecords()).toMatchObject([
    { kind: 'error', location: { file: 'x.xml', line: 4 }, quote: 'said', reason: 'reason' },
    { kind: 'verse', location: { file: 'x.xml', line: 3 }, verse: '1' },
    { kind: 'broken', location: { file: 'x.xml', line: 5 }, reason: 'it is cut off' },
  ]);
});

it('reports the line of invalid XML', () => {
  const nothing = { open: () => {}, text: () => {}, close: () => {} };
  const records = (xml: string): unknown[] => [...walkXml('x.xml', xml, () => nothing)];
  expect(records('<a>\n<b/>\n</a>')).toEqual([]);
  expect(records('<a>\n\n<b></a>')).toMatchObject([{ kind: 'broken', location: { file: 'x.xml', line: 3 } }]);
  expect(records('<!DOCTYPE a>\n<a/>')).toMatchObject([
    { kind: 'broken', location: { line: 1 }, reason: expect.stringMatching(/^it has a DOCTYPE/) },
  ]);
});

it('reports the reason of an exception while a document is read', () => {
  const fails = (): never => {
    throw new Error('too deep');
  };
  expect([
    ...walkXml('x.xml', '<a>\n<b/></a>', () => ({ open: () => {}, text: fails, close: () => {} })),
  ]).toMatchObject([{ kind: 'broken', location: { file: 'x.xml' }, reason: 'too deep' }]);
});
