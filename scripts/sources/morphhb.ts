import { bookByOsis } from '#data/bible/books.ts';
import { verseId } from '#data/bible/verse-id.ts';
import { HebrewVerse } from './hebrew-verse.ts';
import type { VerseText } from './source.ts';
import { readXml } from '#data/imports/container/xml.ts';

/**
 * One book of the Open Scriptures Hebrew Bible. The text has the source's order of marks, because Unicode normalization
 * would change what is displayed. Maqaf, paseq and sof pasuq are text. Pe and samekh end a paragraph, so they become
 * the paragraph mark of the following text.
 */
export function readHebrewBook(file: string, xml: string): VerseText[] {
  const verses: VerseText[] = [];
  let verse: HebrewVerse | undefined;
  let osisReference = '';
  /** A paragraph starts with the book and after a pe or samekh. */
  let paragraphOpens = true;
  let text: string | undefined;
  let noteType: string | undefined;
  let noteDepth = 0;
  let reading = '';

  readXml(file, xml, {
    open(name, attributes) {
      if (name === 'verse') {
        osisReference = attributes.osisID ?? '';
        verse = new HebrewVerse();
        if (paragraphOpens) verse.openParagraph();
        paragraphOpens = false;
      } else if (!verse) {
        return;
      } else if (name === 'w') {
        text = '';
        verse.openWord(attributes.lemma ?? '', attributes.morph ?? '');
      } else if (name === 'seg') {
        // Large, small and suspended letters are inside a word and stay part of it.
        if (text === undefined) {
          text = '';
          verse.seg = attributes.type ?? '';
        }
      } else if (name === 'note') {
        noteDepth += 1;
        noteType = attributes.type ?? 'note';
        text = '';
      } else if (name === 'catchWord') {
        text = '';
      } else if (name === 'rdg' && attributes.type === 'x-qere') {
        verse.openQere();
        text = undefined;
      } else if (name === 'rdg' && noteType === 'alternative') {
        text = '';
      } else if (name !== 'rdg') {
        throw new Error(`<${name}> in ${osisReference} is not known`);
      }
    },
    text(part) {
      if (text !== undefined) text += part;
      else if (verse && noteDepth === 0) verse.space(part);
      else if (verse && noteType === 'variant') verse.space(part);
    },
    close(name) {
      if (!verse) return;
      if (name === 'w') {
        verse.closeWord(text ?? '');
        text = undefined;
      } else if (name === 'seg' && verse.seg !== undefined) {
        const type = verse.seg;
        verse.seg = undefined;
        if (type === 'x-pe' || type === 'x-samekh') verse.endParagraph();
        else verse.punctuation(text ?? '');
        text = undefined;
      } else if (name === 'catchWord') {
        if (noteType === 'variant') verse.closeKetiv(text ?? '');
        text = undefined;
      } else if (name === 'rdg') {
        if (noteType === 'variant') verse.closeQere();
        else if (noteType === 'alternative') reading = text ?? '';
        if (noteType !== 'exegesis') text = undefined;
      } else if (name === 'note') {
        noteDepth -= 1;
        if (noteType === 'alternative') verse.note(`Also accented ${reading}`);
        else if (noteType !== 'variant') verse.note(text ?? '');
        noteType = undefined;
        text = undefined;
      } else if (name === 'verse') {
        const { paragraphFollows, ...finished } = verse.finish(osisReference);
        verses.push({ id: hebrewVerseId(osisReference), ...finished });
        paragraphOpens = paragraphFollows;
        verse = undefined;
      }
    },
  });
  return verses;
}

/** The verse id of "Gen.1.1" in the Hebrew versification. Throws for anything else. */
export function hebrewVerseId(osis: string): number {
  const [book = '', chapter, verse] = osis.split('.');
  const reference = { book: bookByOsis(book).number, chapter: Number(chapter), verse: Number(verse) };
  if (!(reference.chapter > 0 && reference.verse > 0)) throw new RangeError(`"${osis}" is not a verse`);
  return verseId(reference);
}
