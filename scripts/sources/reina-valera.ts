import { books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { hasPsalmTitle } from '#data/bible/versification.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { cutVerse, insertSpace } from './cut-verse.ts';
import { renumberReinaValera } from './reina-valera-numbers.ts';

const psalms = 19;

/** The module's slots: the versification of the King James Version. */
export const kingJamesCounts: number[][] = books.map(({ number }) => [...verseCounts(number, 'kjv')]);

/**
 * The Reina-Valera of 1909 from the verses of its module: with the numbers of the King James Version, titles of psalms as
 * verses of their own, and without colophons.
 */
export function readReinaValera(slots: readonly VerseText[]): VerseText[] {
  return renumberReinaValera(slots.map(cleanReinaValera))
    .flatMap(splitReinaValera)
    .filter(({ text }) => text !== '')
    .map(withParagraph);
}

/** Hebrew pronouns that are words of their own, and the sign of the object. */
const pronouns = new Set(['H587', 'H589', 'H595', 'H853', 'H859', 'H1931', 'H1992']);
const before = '(?:y|ó|ni|mas|pues|que|porque|todo|toda|todos|todas)';
const preposition = '(?:á|de|en|con|por|para|contra|sobre|entre|ante|tras|sin|hasta|desde|hacia)';
const possessive = '(?:mis?|tus?|sus?|mí[oa]s?|tuy[oa]s?|suy[oa]s?|nuestr[oa]s?|vuestr[oa]s?)';
const object = '(?:me|te|se|le|les|lo|los|la|las|nos|os|mí|ti|sí|conmigo|contigo|consigo)';
const afterPreposition = '(?:él|ella|ellos|ellas|nosotros|vosotros)';
/**
 * The module also tags possessives and objects ("su", "de él", "te") with the number of a pronoun. In Hebrew they are
 * suffixes and no words of their own.
 */
const suffixPhrase = new RegExp(
  `^(?:${before} )*(?:(?:${preposition} )*(?:${possessive}|${object})|(?:${preposition} )+${afterPreposition})$`,
  'iu',
);

/** Repairs the text and the tags of a slot. */
export function cleanReinaValera(slot: VerseText): VerseText {
  const verse = withoutColophon(withSpaces(slot));
  const words = verse.marks.words?.filter(
    ([start, end, number]) => !(pronouns.has(number) && suffixPhrase.test(verse.text.slice(start, end))),
  );
  return { ...verse, marks: { ...verse.marks, ...(words && { words }) } };
}

/** Pronouns that Spanish appends to a verb: "sácalo". */
const enclitic = /^(?:l[aeo]s?|me|te|se|n?os)$/;
const letter = /\p{L}/u;

/** The module lost the spaces around 311 supplied words: "siendoel ancho". */
function withSpaces(verse: VerseText): VerseText {
  return (verse.marks.supplied ?? []).toReversed().reduce((spaced, [start, end]) => {
    const { text } = spaced;
    const touchesNext = letter.test(text.charAt(end)) && letter.test(text.charAt(end - 1));
    const touchesLast = start > 0 && letter.test(text.charAt(start)) && letter.test(text.charAt(start - 1));
    const isAppended = enclitic.test(text.slice(start, end)) && !touchesNext;
    const after = touchesNext ? insertSpace(spaced, end) : spaced;
    return touchesLast && !isAppended ? insertSpace(after, start) : after;
  }, verse);
}

const colophon = /^(?<text>.*Amén\.) (?:.* )?(?:escrita|enviada) /isu;

/** "Escrita de Roma á los Efesios por Tichîco" is not part of the epistle, so a search must not find it. */
function withoutColophon(verse: VerseText): VerseText {
  const { book } = splitVerseId(verse.id);
  const text = book > 44 ? colophon.exec(verse.text)?.groups?.['text'] : undefined;
  return text === undefined ? verse : (cutVerse(verse, [text.length])[0] ?? verse);
}

/** The first word of a psalm is in capitals, after its title. */
const firstWord = /(?<= )[¡¿]?(?:A )?[A-ZÁÉÍÓÚÑ]{2,}/u;
/** The letters above the parts of Psalm 119. */
const acrostic = /^(?<letter>[A-Z]{2,})\.? /u;

/** A psalm's title and its first verse; any other verse alone. */
export function splitReinaValera(verse: VerseText): VerseText[] {
  const { book, chapter, verse: number } = splitVerseId(verse.id);
  if (book !== psalms) return [verse];
  if (chapter === 119 && number % 8 === 1) return [withHeading(verse)];
  if (number !== 1 || !hasPsalmTitle(chapter)) return [verse];
  const start = firstWord.exec(verse.text)?.index;
  if (start === undefined) throw new Error(`Psalm ${chapter} has no title: it is not the text it should be`);
  const [title, first] = cutVerse(verse, [start]);
  return title && first ? [{ ...title, id: verse.id - 1 }, first] : [verse];
}

function withHeading(verse: VerseText): VerseText {
  const found = acrostic.exec(verse.text);
  const [, rest] = found ? cutVerse(verse, [found[0].length]) : [];
  return rest ? { ...rest, marks: { ...rest.marks, heading: found?.groups?.['letter'] ?? '' } } : verse;
}

/** The module has a paragraph for each chapter. After renumbering, a chapter can begin with another verse. */
function withParagraph({ id, text, marks }: VerseText): VerseText {
  const paragraphs = splitVerseId(id).verse === 1 ? [0] : undefined;
  const others = Object.fromEntries(Object.entries(marks).filter(([kind]) => kind !== 'paragraphs'));
  return { id, text, marks: { ...others, ...(paragraphs && { paragraphs }) } };
}
