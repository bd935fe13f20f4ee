import { books } from '#data/bible/books.ts';
import { VerseBuilder } from '#data/text/verse-builder.ts';
import { verseId, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseText } from './source.ts';
import { readXml } from '#data/imports/container/xml.ts';

const bookNumbers = new Map(books.map((book) => [book.name, book.number]));
const reference = /^(?<book>.+) (?<chapter>\d+):(?<verse>\d+)$/;
/**
 * Signs of the critical apparatus, which is not part of the text, with the digit that distinguishes two of the same
 * kind.
 */
const apparatus = /[⸀⸁⸂⸃⸄⸅]\d?/gu;
/** Around words that the editors consider doubtful, or not part of the work. */
const brackets = /[[\]⟦⟧]/gu;

interface Open {
  id: VerseId;
  verse: VerseBuilder;
  /** A bracket is open. It may close in a later verse. */
  isDoubtful: boolean;
  /** Words of an alternative ending, which the edition prints without a number. */
  ending: string | undefined;
}

/**
 * The SBL Greek New Testament: words with their prefixes and suffixes. Omits the signs of its apparatus. Words in
 * brackets get a note that says so. The shorter ending of Mark, which has no verse number, becomes a note on the verse
 * before it. Throws an error that names the file if a verse is in no book.
 */
export function readSblgnt(file: string, xml: string): VerseText[] {
  const verses: VerseText[] = [];
  let open: Open | undefined;
  let element = '';
  let opensParagraph = false;
  let doubtful = false;

  const close = (): void => {
    if (!open) return;
    const { id, verse, ending } = open;
    if (ending) verse.marks.notes.push([verse.end, `Some witnesses go on: ${ending.trim()}`]);
    if (open.isDoubtful) verse.marks.notes.push([verse.end, 'The edition has these words in brackets, as doubtful.']);
    verses.push({ id, ...verse.finish() });
    open = undefined;
  };

  const append = (text: string): void => {
    if (!open) return;
    if (/[[⟦]/u.test(text)) doubtful = true;
    if (doubtful && open.ending === undefined) open.isDoubtful = true;
    const clean = text.replace(apparatus, '').replace(brackets, '');
    if (open.ending === undefined) open.verse.append(clean);
    else open.ending += clean;
    if (/[\]⟧]/u.test(text)) doubtful = false;
  };

  readXml(file, xml, {
    open(name, { id = '' }) {
      element = name;
      if (name === 'book') close();
      if (name === 'p') opensParagraph = true;
      if (name === 'mark-end' && open) open.ending ??= '';
      if (name !== 'verse-number') return;
      close();
      open = { id: readReference(file, id), verse: new VerseBuilder(), isDoubtful: false, ending: undefined };
    },
    text(text) {
      if (element !== 'w' && element !== 'prefix' && element !== 'suffix') return;
      if (opensParagraph && open && open.ending === undefined) open.verse.marks.paragraphs.push(open.verse.start);
      opensParagraph = false;
      append(text);
    },
    close() {
      element = '';
    },
  });
  close();
  return verses.sort((a, b) => a.id - b.id);
}

function readReference(file: string, text: string): VerseId {
  const groups = reference.exec(text)?.groups;
  const book = bookNumbers.get(groups?.book ?? '');
  if (!groups || !book) throw new Error(`${file}: "${text}" is not a verse`);
  return verseId({ book, chapter: Number(groups.chapter), verse: Number(groups.verse) });
}
