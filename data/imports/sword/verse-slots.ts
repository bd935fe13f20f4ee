import { bookByNumber } from '#data/bible/books.ts';
import { formatVerse, verseId } from '#data/bible/verse-id.ts';
import { nothingCarried, readOsisSlot, type SlotOptions } from './osis-slot.ts';
import { readZText, SwordDamagedError, type ZTextFiles } from './ztext.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { slotCountMessage } from './messages.ts';

const testaments = [
  { name: 'ot', first: 1, last: 39 },
  { name: 'nt', first: 40, last: 66 },
] as const;

/**
 * Reads a module with the versification of the King James Version. Slots use it: the module, the testament, then for each book its
 * heading, for each chapter its heading, and the verses. `versification` has the verses of each chapter of each book. Throws {@link
 * SwordDamagedError}.
 */
export function readSwordKjv(
  filesOf: (testament: 'ot' | 'nt') => ZTextFiles,
  versification: number[][],
  options: SlotOptions = {},
): VerseText[] {
  return testaments.flatMap(({ name, first, last }) => {
    const counts = versification.slice(first - 1, last);
    const expected =
      2 + counts.reduce((sum, chapters) => sum + 1 + chapters.reduce((verses, count) => verses + 1 + count, 0), 0);
    const slots = readZText(name, filesOf(name));
    if (slots.length !== expected) throw new SwordDamagedError(`${name}.bzv`, slotCountMessage(slots.length, expected));
    return readSlots(name, slots, { firstBook: first, counts, options });
  });
}

interface Testament {
  firstBook: number;
  counts: number[][];
  options: SlotOptions;
}

function readSlots(name: string, slots: string[], { firstBook, counts, options }: Testament): VerseText[] {
  const verses: VerseText[] = [];
  let slot = 2;
  let carried = nothingCarried;

  const heading = (what: string): void => {
    const read = readOsisSlot(slots[slot] ?? '', `${name}.bzz, slot ${slot} (${what})`, carried);
    if (read.text !== '')
      throw new Error(`${name}.bzz, slot ${slot} (${what}): text "${read.text.slice(0, 40)}" in a heading`);
    carried = read.carried;
    slot += 1;
  };

  for (const [index, chapters] of counts.entries()) {
    const book = firstBook + index;
    heading(`heading of ${bookByNumber(book).name}`);
    for (const [chapterIndex, count] of chapters.entries()) {
      const chapter = chapterIndex + 1;
      heading(`heading of ${bookByNumber(book).name} ${chapter}`);
      for (let verse = 1; verse <= count; verse += 1) {
        const id = verseId({ book, chapter, verse });
        const read = readOsisSlot(
          slots[slot] ?? '',
          `${name}.bzz, slot ${slot} (${formatVerse(id)})`,
          carried,
          options,
        );
        if (read.title) verses.push({ id: verseId({ book, chapter, verse: 0 }), ...read.title });
        verses.push({ id, text: read.text, marks: read.marks });
        carried = read.carried;
        slot += 1;
      }
    }
  }
  return verses;
}
