import { expect, it } from 'vitest';
import { VerseBuilder } from './verse-builder.ts';

const built = (build: (verse: VerseBuilder) => void): ReturnType<VerseBuilder['finish']> => {
  const verse = new VerseBuilder();
  build(verse);
  return verse.finish();
};

it.each<[name: string, parts: string[], text: string]>([
  ['nothing', [], ''],
  ['white space alone', [' ', '\n\t'], ''],
  ['white space at both ends', ['  one ', ' '], 'one'],
  ['white space of several parts', ['one ', '\n', ' two'], 'one two'],
  ['parts without any between', ['one', 'two'], 'onetwo'],
  ['a space of another kind', ['one\u00A0two\u2003three'], 'one two three'],
])('collapses %s', (_, parts, text) => {
  expect(built((verse) => parts.forEach((part) => verse.append(part))).text).toBe(text);
});

it('starts a span at its first word and ends it at its last', () => {
  expect(
    built((verse) => {
      verse.append('one ');
      const start = verse.start;
      verse.append(' two ');
      verse.closeSpan('supplied', start);
      verse.append('three');
    }),
  ).toEqual({ text: 'one two three', marks: { supplied: [[4, 7]] } });
});

it('drops a span without a word', () => {
  expect(
    built((verse) => {
      verse.append('one ');
      verse.closeSpan('supplied', verse.start);
      verse.append('two');
    }).marks,
  ).toEqual({});
});

it('knows where the last word ended, even after a space was added', () => {
  const verse = new VerseBuilder();
  verse.append('one ');
  expect([verse.end, verse.start, verse.end]).toEqual([3, 4, 3]);
});

it.each([
  [0, 'one two'],
  [3, ' two'],
  [4, 'two'],
  [6, 'o'],
  [7, ''],
  [9, ''],
])('returns from %i on %j', (start, text) => {
  const verse = new VerseBuilder();
  verse.append('one');
  verse.append(' two');
  expect(verse.textFrom(start)).toBe(text);
});

it('drops paragraphs and lines at the end, and sorts words', () => {
  expect(
    built((verse) => {
      verse.append('one two ');
      verse.marks.words.push([4, 7, 'H2'], [0, 3, 'H1'], [0, 0, 'H3'], [8, 8, 'H4']);
      verse.marks.parsed.push([4, 7, 'N-NSM'], [0, 3, 'CONJ'], [0, 0, 'PRT']);
      verse.marks.notes.push([8, 'n']);
      verse.marks.paragraphs.push(0, 0, 8);
      verse.marks.lines.push([4, 1], [8, 2]);
      verse.marks.supplied.push([8, 9]);
      verse.marks.heading = 'ALEPH';
    }),
  ).toEqual({
    text: 'one two',
    marks: {
      words: [
        [0, 0, 'H3'],
        [0, 3, 'H1'],
        [4, 7, 'H2'],
        [7, 7, 'H4'],
      ],
      parsed: [
        [0, 0, 'PRT'],
        [0, 3, 'CONJ'],
        [4, 7, 'N-NSM'],
      ],
      notes: [[7, 'n']],
      paragraphs: [0],
      lines: [[4, 1]],
      heading: 'ALEPH',
    },
  });
});

it('what begins at its end belongs to the next verse', () => {
  const verse = new VerseBuilder();
  verse.append('one');
  verse.marks.paragraphs.push(0);
  verse.marks.lines.push([0, 1]);
  expect(verse.opensAtEnd).toEqual({ paragraph: false, line: undefined });
  verse.marks.paragraphs.push(3);
  verse.marks.lines.push([3, 2]);
  expect(verse.opensAtEnd).toEqual({ paragraph: true, line: 2 });
});
