import type { VerseId } from '#data/bible/verse-id.ts';
import { entryNumber, strongsKind, tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { describeGreekParsing } from '#data/dictionary/morphology/greek.ts';
import type { Attributes } from '#data/imports/container/xml.ts';
import { correctArticle, correctCode } from './king-james-corrections.ts';
import type { GreekReference, TextusWord } from './king-james-verse.ts';

export interface MasterTag {
  /** Names the phrase of which this is a piece. */
  split: string | undefined;
  numbers: EntryNumber[];
  greek: GreekReference[];
  /** The Greek words, in the same order. */
  words: TextusWord[];
  codes: string[];
}

const splitPattern = /^x-split-\d+$/;
const sourcePattern = /^(?<position>\d+)(?<other>[np]?)$/;
const hebrewCode = /^strongMorph:TH(?<digits>\d+)$/;
const greekForm = /^[α-ω]+$/u;

/**
 * Reads the attributes of `<w src="4 5" lemma="strong:G3588 strong:G2316 lemma.TR:ο lemma.TR:θεος" morph="robinson:T-NSM
 * robinson:N-NSM">`. Throws for an unknown number, code or position.
 */
export function readMasterTag({ src, lemma = '', morph = '', type }: Attributes, verse: VerseId): MasterTag {
  if (type !== undefined && !splitPattern.test(type)) throw new Error(`the type "${type}" is not known`);
  const lemmas = partsOf(lemma);
  const forms = lemmas.filter((part) => part.startsWith('lemma.TR:')).map((part) => part.slice('lemma.TR:'.length));
  const numbers = lemmas.filter((part) => !part.startsWith('lemma.TR:')).map(numberOf);
  const codes = partsOf(morph);
  const tag = { split: type, numbers, greek: [], words: [], codes: [] };
  return src === undefined ? withHebrewCodes(tag, codes) : withGreek(tag, partsOf(src), forms, codes, verse);
}

function partsOf(list: string): string[] {
  return list.split(' ').filter((part) => part !== '');
}

function numberOf(part: string): EntryNumber {
  const number = tryParseEntryNumber(part.replace(/^strong:/, ''));
  if (!number) throw new Error(`"${part}" is not the number of an entry`);
  return number;
}

/** Four words have their number (H8674) as a code. */
function withHebrewCodes(tag: MasterTag, codes: readonly string[]): MasterTag {
  for (const code of codes) {
    const value = Number(hebrewCode.exec(code)?.groups?.digits ?? 0);
    const kind = strongsKind('hebrew', value);
    if (kind === 'none') throw new Error(`"${code}" is not a morphology code`);
    if (kind === 'entry') tag.numbers.push(entryNumber('hebrew', value));
    else tag.codes.push(`H${value}`);
  }
  return tag;
}

function withGreek(
  tag: MasterTag,
  positions: readonly string[],
  forms: readonly string[],
  codes: readonly string[],
  verse: VerseId,
): MasterTag {
  if ([tag.numbers, forms, codes].some(({ length }) => length !== positions.length))
    throw new Error(
      `${positions.length} positions have ${tag.numbers.length} numbers, ${forms.length} forms and ${codes.length} morphology codes`,
    );
  for (const [index, source] of positions.entries()) {
    const [form = '', number] = [forms[index], tag.numbers[index]];
    const code = correctCode(codes[index] ?? '');
    if (describeGreekParsing(code) === undefined) throw new Error(`"${codes[index]}" is not a morphology code`);
    if (!greekForm.test(form)) throw new Error(`"${form}" is not a Greek word`);
    const reference = referenceOf(source, verse);
    tag.greek.push(reference);
    if (!number) continue;
    const word = correctArticle(number, code);
    tag.numbers[index] = word.number;
    tag.words.push({ position: reference.position, form, ...word });
  }
  return tag;
}

/** `13n` is word 13 of the next verse's Greek text or follows its end, `29p` is word 29 of the previous verse. */
function referenceOf(source: string, verse: VerseId): GreekReference {
  const groups = sourcePattern.exec(source)?.groups;
  if (!groups) throw new Error(`"${source}" is not the position of a word`);
  const step = groups.other === 'n' ? 1 : groups.other === 'p' ? -1 : 0;
  return { verse: verse + step, position: Number(groups.position) };
}
