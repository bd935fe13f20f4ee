import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChapterVerse, ChapterVersion } from '#data/reading/chapter.ts';
import { printedTogetherMessage } from '#data/text/messages.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { ChapterNotes } from './ChapterNotes.tsx';
import { ChapterText } from './ChapterText.tsx';

const english: ChapterVersion = {
  code: 'web',
  name: 'World English Bible',
  shortName: 'WEB',
  language: 'en',
  direction: 'ltr',
  versification: 'kjv',
  taggedWords: 0,
};
const hebrew: ChapterVersion = { ...english, code: 'wlc', language: 'hbo', direction: 'rtl', versification: 'wlc' };

const verse = (id: number, text: string, marks: VerseMarks = {}): ChapterVerse => ({ id, text, marks });

const chapterText = (props: { version: ChapterVersion; verses: ChapterVerse[] }): string =>
  renderToStaticMarkup(<ChapterText {...props} />);
const chapterNotes = (verses: ChapterVerse[]): string => renderToStaticMarkup(<ChapterNotes verses={verses} />);

/** The block-level tags of the text with the words between them; verse numbers as "[3]". */
function layout(verses: ChapterVerse[], version = english): string {
  return chapterText({ version, verses })
    .replaceAll(
      /<a class="v( m)?"[^>]*>(.*?)<\/a>\u00A0/g,
      (_, inLine: string | undefined, number: string) =>
        `[${number.replaceAll(/<[^>]*>/g, '')}${inLine ? ' in line' : ''}]`,
    )
    .replace(/^<div class="text"[^>]*>/, '')
    .replace(/<\/div>$/, '');
}

test('verses that an edition prints together have one number for all', () => {
  const marks: VerseMarks = { notes: [[0, printedTogetherMessage('4-5')]] };
  const html = layout([verse(56_001_004, 'To Titus', marks), verse(56_001_006, 'if any')]);
  expect(html.replaceAll(/<a class="fn".*?<\/a>/g, '')).toBe('<p>[4–5]To Titus [6]if any</p>');
});

test('verses continue within a paragraph, and a new one begins where the text marks it', () => {
  const verses = [
    verse(1_001_001, 'In the beginning.', { paragraphs: [0] }),
    verse(1_001_002, 'And the earth.'),
    verse(1_001_003, 'And God said.', { paragraphs: [0] }),
  ];
  expect(layout(verses)).toBe('<p>[1]In the beginning. [2]And the earth.</p><p>[3]And God said.</p>');
});

test('a paragraph can begin within a verse', () => {
  // Genesis 3:13 in printed editions of the World English Bible: the serpent's answer begins a paragraph.
  const verses = [
    verse(1_003_013, 'What have you done? The woman said.', { paragraphs: [20] }),
    verse(1_003_014, 'Yahweh God said.'),
  ];
  expect(layout(verses)).toBe('<p>[13]What have you done?</p><p>The woman said. [14]Yahweh God said.</p>');
});

test('poetry can interrupt prose, a stanza begins a new block, and levels of indent are preserved', () => {
  const verses = [
    verse(1_002_022, 'He brought her to the man.', { paragraphs: [0] }),
    verse(1_002_023, 'The man said, This is bone of my bones. She will be called woman.', {
      lines: [
        [14, 1],
        [40, 2],
      ],
    }),
    verse(1_002_024, 'Therefore a man will leave.', { paragraphs: [0] }),
  ];
  expect(layout(verses)).toBe(
    '<p>[22]He brought her to the man. [23]The man said,</p><p class="poem"><span>This is bone of my bones.</span> <span class="in2">She will be called woman.</span></p><p>[24]Therefore a man will leave.</p>',
  );
});

test('a verse that continues the previous line differs from one that begins a line', () => {
  const verses = [
    verse(23_040_003, 'The voice of one.', { paragraphs: [0], lines: [[0, 1]] }),
    verse(23_040_004, 'Every valley.'),
    verse(23_040_005, 'The glory.', { paragraphs: [0], lines: [[0, 1]] }),
  ];
  expect(layout(verses)).toBe(
    '<p class="poem"><span>[3]The voice of one. [4 in line]Every valley.</span></p><p class="poem"><span>[5]The glory.</span></p>',
  );
});

test('the title of a psalm and the letters of Psalm 119 are separate blocks', () => {
  const verses = [
    verse(19_119_000, 'A Psalm.'),
    verse(19_119_001, 'Blessed.', { lines: [[0, 1]], heading: 'א ALEPH.' }),
  ];
  expect(layout(verses)).toBe(
    '<p class="title" id="v0">A Psalm.</p><h2>א ALEPH.</h2><p class="poem"><span>[1]Blessed.</span></p>',
  );
});

test('without paragraph marks each verse has its own line, as always in the Hebrew psalms', () => {
  const many = Array.from({ length: 13 }, (_, index) => verse(45_004_001 + index, 'Text.'));
  expect(layout(many)).toMatch(/^<p class="own">\[1\]Text\.<\/p><p class="own">\[2\]/);
  expect(layout(many.slice(0, 12))).toMatch(/^<p>\[1\]Text\. \[2\]/);
  expect(layout([verse(19_001_001, 'אשרי', { paragraphs: [0] }), verse(19_001_002, 'כי')], hebrew)).toBe(
    '<p class="own">[1]אשרי</p><p class="own">[2]כי</p>',
  );
});

test('both verse numbers are shown if they differ, and the link uses the King James number', () => {
  const html = chapterText({
    version: hebrew,
    verses: [verse(39_003_019, 'כי', { kjv: 39_004_001 }), verse(19_003_001, 'מזמור', { kjv: 19_003_000 })].slice(0, 1),
  });
  expect(html).toContain('<div class="text" lang="hbo" dir="rtl"');
  expect(html).toContain('<a class="v" id="v19" href="/strongs/verse/malachi/4/1">19 <small>(4:1)</small></a>');
  expect(layout([verse(19_003_001, 'מזמור', { kjv: 19_003_000 })], hebrew)).toBe('<p class="own">[1 (title)]מזמור</p>');
});

test('a verse that the version omits shows its number and a note', () => {
  // The World English Bible has no Acts 8:37.
  expect(layout([verse(44_008_036, 'See, here is water.'), verse(44_008_038, 'He commanded.')])).toBe(
    '<p>[36]See, here is water. [37]<em>Not in the manuscripts that this version follows</em> [38]He commanded.</p>',
  );
});

test('a chapter that starts after verse 1 shows no gap before its first verse', () => {
  expect(layout([verse(64_001_014, 'I hope.')])).toBe('<p>[14]I hope.</p>');
});

test('words carry their numbers, also within the words of Jesus and around spans that are set apart', () => {
  const marks: VerseMarks = {
    words: [
      [0, 3, 'G2316'],
      [4, 8, 'G25'],
      [9, 17, 'H3068'],
    ],
    jesus: [[0, 8]],
    supplied: [[4, 6]],
    divineName: [[13, 17]],
  };
  expect(chapterText({ version: english, verses: [verse(43_003_016, 'God so l the LORD.', marks)] })).toContain(
    '<span class="jesus"><span data-n="G2316">God</span> <span data-n="G25"><i>so</i> l</span></span> <span data-n="H3068">the <span class="divine">LORD</span></span>.',
  );
});

test('several words with the same span become one word with several numbers; an empty word has none', () => {
  const marks: VerseMarks = {
    words: [
      [0, 3, 'G1'],
      [0, 3, 'G2'],
      [3, 3, 'G3'],
    ],
  };
  expect(chapterText({ version: english, verses: [verse(43_003_016, 'God <b>', marks)] })).toContain(
    '<span data-n="G1 G2">God</span> &lt;b&gt;',
  );
});

test('note marks appear at their offset but never within a word, and link to the notes and back', () => {
  const verses = [
    verse(1_001_004, 'the light from the darkness', {
      words: [[4, 9, 'H216']],
      notes: [
        [6, 'Heb. <light>'],
        [27, 'between'],
        [27, 'between'],
      ],
    }),
  ];
  const html = chapterText({ version: english, verses });
  expect(html).toContain(
    '<span data-n="H216">light</span><a class="fn" href="#n4" aria-label="Note">*</a> from the darkness<a class="fn" href="#n4" aria-label="Note">*</a>',
  );
  expect(chapterNotes(verses)).toBe(
    '<section class="notes"><h2>Notes</h2><ul><li id="n4"><a href="#v4">4</a> Heb. &lt;light&gt;; between</li></ul></section>',
  );
  expect(chapterNotes([verse(1_001_001, 'text')])).toBe('');
});

test('a note belongs to the paragraph that contains it', () => {
  const verses = [
    verse(1_003_013, 'one two', {
      paragraphs: [4],
      notes: [
        [3, 'a'],
        [7, 'b'],
      ],
    }),
  ];
  expect(layout(verses).replaceAll(/<a class="fn"[^>]*>\*<\/a>/g, '*')).toBe('<p>[13]one*</p><p>two*</p>');
});
