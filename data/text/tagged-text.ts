import { entryNumber, strongsKind, type EntryNumber, type Language } from '../dictionary/entry-number.ts';
import { VerseBuilder } from './verse-builder.ts';
import type { VerseMarks } from './verse-marks.ts';
import { printedTogetherMessage } from './messages.ts';

const number = '(?<letter>[HGhg])?0*(?<digits>[1-9][0-9]{0,4})[a-zA-Z]?';
/** Brackets may be on one side only: `{H8798)}` occurs 2,485 times in one module. */
const tag = `\\{\\(?${number}\\)?\\}`;
const variantOpens = '\\{VAR(?<variant>[0-9]): ?';
/** "]73-63[" for verses 36 and 37 printed together, in one module of the Hebrew New Testament. */
const joined = '\\](?<joined>[0-9]+-[0-9]+)\\[';
const markup = '(?<markup><[^<>]*>)';
const sign = '(?<sign>[¶[\\]{}])';
const text = '(?<text>[^<{}¶[\\]]+|<)';
const token = new RegExp([tag, variantOpens, joined, markup, sign, text].join('|'), 'gu');

/** The format without braces of parsed Greek texts: a word, its number, a code of the parsing, a code of the form. */
const bareTag = /^(?<letter>[HG])(?<digits>[1-9][0-9]{0,3})$/;
const formCode = /^(?:[A-Z]-[A-Z0-9-]+|(?:CONJ|PREP|ADV|PRT|COND|INJ|HEB|ARAM)(?:-[A-Z]+)?)$/;

const sentenceEnd = /[.;:?!׃](?=[^.;:?!׃]*$)/u;
const outerLeft = /^[\s\p{P}]+/u;
const outer = /[\s\p{P}]/u;

/**
 * Parses text with Strong's numbers, in the format of module files: `In the beginning{H7225}`. A tag belongs to the
 * words since the previous tag, within the sentence; one that directly follows another is a word that is left
 * untranslated. Brackets contain supplied words; of variant readings the first is the text and the others are notes.
 * Parsing codes (H8804, V-AAI-3S) belong to their word. Unbalanced brackets and braces are dropped. A bare number is in
 * `language`.
 */
export function parseTaggedText(source: string, language: Language): { text: string; marks: VerseMarks } {
  const verse = new VerseBuilder();
  const variants: { reading: number; text: string }[] = [];
  let phraseStart = 0;
  let supplied: number | undefined;

  const addTag = (value: number, letter: string | undefined, onlyWord: boolean): void => {
    const tagLanguage = letter ? (letter.toUpperCase() === 'H' ? 'hebrew' : 'greek') : language;
    const kind = strongsKind(tagLanguage, value);
    if (kind === 'parsing') addForm(verse, entryNumber(tagLanguage, value));
    if (kind !== 'entry') return;
    const [start, end] = taggedSpan(verse, phraseStart, onlyWord);
    verse.marks.words.push([start, end, entryNumber(tagLanguage, value)]);
    phraseStart = verse.end;
  };

  const append = (piece: string): void => {
    const hidden = variants.find((variant) => variant.reading > 1);
    if (hidden) hidden.text += piece;
    else appendWords(piece, verse, addTag);
  };

  for (const { groups = {} } of source.matchAll(token)) {
    if (groups.digits !== undefined) {
      if (!variants.some((variant) => variant.reading > 1)) addTag(Number(groups.digits), groups.letter, false);
    } else if (groups.variant !== undefined) {
      variants.push({ reading: Number(groups.variant), text: '' });
    } else if (groups.sign === '}' && variants.length > 0) {
      const closed = variants.pop();
      if (closed && closed.reading > 1) verse.marks.notes.push([verse.end, `Variant: ${withoutCodes(closed.text)}`]);
    } else if (groups.joined !== undefined) {
      verse.marks.notes.push([verse.end, printedTogetherMessage([...groups.joined].toReversed().join(''))]);
    } else if (groups.sign === '¶') {
      verse.marks.paragraphs.push(verse.start);
    } else if (groups.sign === '[') {
      supplied = verse.start;
    } else if (groups.sign === ']') {
      if (supplied !== undefined) verse.closeSpan('supplied', supplied);
      supplied = undefined;
    } else if (groups.text !== undefined) {
      append(groups.text);
    }
  }
  return verse.finish();
}

type AddTag = (value: number, letter: string | undefined, onlyWord: boolean) => void;

function appendWords(piece: string, verse: VerseBuilder, addTag: AddTag): void {
  let afterTag = false;
  for (const part of piece.split(/(\s+)/u)) {
    const bare = bareTag.exec(part)?.groups;
    if (bare?.digits) {
      addTag(Number(bare.digits), bare.letter, true);
      afterTag = true;
    } else if (afterTag && formCode.test(part)) {
      addForm(verse, part);
    } else {
      verse.append(part);
      if (part.trim() !== '') afterTag = false;
    }
  }
}

function taggedSpan(verse: VerseBuilder, phraseStart: number, onlyWord: boolean): [start: number, end: number] {
  const from = Math.min(phraseStart, verse.end);
  const phrase = verse.textFrom(from).trimEnd();
  const right = withoutOuterRight(phrase);
  const cut = onlyWord ? right.lastIndexOf(' ') : (sentenceEnd.exec(right)?.index ?? -1);
  const words = right.slice(cut + 1).replace(outerLeft, '');
  const end = from + right.length;
  return words === '' ? [verse.end, verse.end] : [end - words.length, end];
}

/** Scans from the end, because a pattern anchored at the end would restart at each character of a long run. */
function withoutOuterRight(phrase: string): string {
  let end = phrase.length;
  while (end > 0 && outer.test(phrase.charAt(end - 1))) end -= 1;
  return phrase.slice(0, end);
}

/** A morphology code belongs to the last tagged word. A later code is more precise and replaces an earlier one. */
function addForm(verse: VerseBuilder, code: EntryNumber | string): void {
  const last = verse.marks.words.at(-1);
  if (last) verse.marks.words[verse.marks.words.length - 1] = [last[0], last[1], last[2], code];
}

function withoutCodes(words: string): string {
  return words
    .split(/\s+/u)
    .filter((word) => word !== '' && !bareTag.test(word) && !formCode.test(word))
    .join(' ');
}
