import { entryOrdinal } from '../../dictionary/entry-number.ts';
import { foldText } from '../../text/fold.ts';
import { tagsInOrder, type VerseTag } from '../../text/verse-marks.ts';
import { ByteWriter } from './byte-stream.ts';
import { joinSections } from './sections.ts';
import { readSpans, writeSpans, type WordOffsets } from './span-codes.ts';
import { lastWordOf, writeTags } from './tag-codes.ts';
import { compareCodeUnits, distinctTerms, termsOfKinds } from './tag-terms.ts';
import { spanKinds, type PackedVerse, type TagKind, type TextPackHead } from './text-pack.ts';
import { formatUnit, unitsOf } from './text-units.ts';
import { writeUnits } from './varint.ts';
import { encodeUtf8 } from './utf8.ts';

/** The number of verses of all versions that have a term of the index. */
export type VersesWith = (term: string) => number;

/**
 * Encodes a version as bytes. The verses must be in canonical order, and equal verses give equal bytes. The encodings
 * of the parts were chosen for their transfer size after brotli.
 */
export function encodeTextPack(head: TextPackHead, verses: readonly PackedVerse[], versesWith: VersesWith): Uint8Array {
  const units = verses.map(({ text }) => unitsOf(text));
  const ranked = rankUnits(units.map((list) => list.map(formatUnit)));
  const words = units.map((list) => list.flatMap(({ kind, text }) => (kind === 'word' ? [foldText(text)] : [])));
  const terms = [...new Set(words.flat())].sort();
  const offsets = wordOffsets(verses, units);
  const offsetsOf = (verse: number): WordOffsets => offsets[verse] ?? { first: 0, starts: [], ends: [] };
  const kinds = kindsOf(verses);
  const parts: Record<string, Uint8Array> = {
    ids: writeGaps(verses.map(({ id }) => id)),
    units: encodeUtf8(ranked.units.join('\n')),
    text: writeUnits(ranked.ranks),
    kjv: writePairs(verses),
    ...tagParts(verses, kinds, { terms, words, offsetsOf }),
    everywhere: writeCounts(terms, versesWith),
    tagsEverywhere: writeCounts(distinctTerms(termsOfKinds(kinds.list)), versesWith),
  };
  const links = verses.flatMap(({ id, marks }) => (marks.links ? [[id, marks.links] as const] : []));
  if (links.length > 0) parts['links'] = encodeUtf8(JSON.stringify(links));
  for (const kind of spanKinds) {
    if (verses.some(({ marks }) => marks[kind]))
      parts[kind] = writeSpans(
        verses.map(({ marks }) => marks[kind] ?? []),
        offsetsOf,
      );
  }
  return joinSections({ head, parts });
}

interface Written {
  terms: readonly string[];
  /** The words of each verse, folded. */
  words: readonly string[][];
  offsetsOf(verse: number): WordOffsets;
}

function rankUnits(texts: readonly string[][]): { ranks: number[]; units: string[] } {
  const counts = new Map<string, number>();
  for (const list of texts) for (const unit of list) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const units = [...counts]
    .sort(([a, timesA], [b, timesB]) => timesB - timesA || compareCodeUnits(a, b))
    .map(([unit]) => unit);
  const rankOf = new Map(units.map((unit, rank) => [unit, rank]));
  return { units, ranks: texts.flatMap((list) => list.map((unit) => rankOf.get(unit) ?? 0)) };
}

function wordOffsets(verses: readonly PackedVerse[], unitLists: readonly ReturnType<typeof unitsOf>[]): WordOffsets[] {
  let first = 0;
  return verses.map(({ text }, verse) => {
    const words = (unitLists[verse] ?? []).flatMap((unit) => (unit.kind === 'word' ? [unit.text] : []));
    let at = 0;
    const starts = words.map((word) => {
      const start = text.indexOf(word, at);
      at = start + word.length;
      return start;
    });
    const offsets = { first, starts, ends: starts.map((start, index) => start + (words[index]?.length ?? 0)) };
    first += words.length;
    return offsets;
  });
}

interface Kinds {
  list: TagKind[];
  of(mark: VerseTag): number;
}

/** In the order of the dictionaries. */
function kindsOf(verses: readonly PackedVerse[]): Kinds {
  const name = ([, , number, morphology, form]: VerseTag): string => `${number} ${codeText({ morphology, form })}`;
  const known = new Map<string, TagKind>();
  for (const { marks } of verses) {
    for (const mark of tagsInOrder(marks)) {
      const [, , number, morphology, form] = mark;
      known.set(name(mark), { number, ...(morphology !== undefined && { morphology }), ...(form && { form }) });
    }
  }
  const sorted = [...known].sort(
    ([, a], [, b]) => ordinalOf(a) - ordinalOf(b) || compareCodeUnits(codeText(a), codeText(b)),
  );
  const indexOf = new Map(sorted.map(([key], index) => [key, index]));
  return { list: sorted.map(([, kind]) => kind), of: (mark) => indexOf.get(name(mark)) ?? 0 };
}

function tagParts(
  verses: readonly PackedVerse[],
  kinds: Kinds,
  { terms, words, offsetsOf }: Written,
): Record<string, Uint8Array> {
  if (kinds.list.length === 0) return {};
  const marks = verses.map((verse) => tagsInOrder(verse.marks));
  const tags = writeSpans(
    marks.map((list) => list.map(([start, end]) => [start, end])),
    offsetsOf,
  );
  const packed = readSpans(tags, startsOf(words));
  const idOf = new Map(terms.map((term, index) => [term, index]));
  const all = words.flat().map((word) => idOf.get(word) ?? 0);
  return {
    tags,
    ...writeTags(
      marks.flatMap((list) => list.map(kinds.of)),
      (index) => lastWordOf(packed, all, index),
    ),
    ...kindParts(kinds.list),
  };
}

function kindParts(kinds: readonly TagKind[]): Record<string, Uint8Array> {
  // Neighbors begin alike, so they compress better.
  const codes = [...new Set(kinds.map(codeText))].filter((code) => code !== '').sort(compareCodeUnits);
  const codeOf = new Map(codes.map((code, index) => [code, index + 1]));
  const writer = new ByteWriter();
  let ordinal = 0;
  for (const kind of kinds) {
    writer.number(ordinalOf(kind) - ordinal);
    writer.number(codeOf.get(codeText(kind)) ?? 0);
    ordinal = ordinalOf(kind);
  }
  return { kinds: writer.finish(), codes: encodeUtf8(codes.join('\n')) };
}

/** 0 for a word that is only parsed. */
function ordinalOf({ number }: TagKind): number {
  return number ? entryOrdinal(number) : 0;
}

/** The parsing, with the number of the form after a space. */
function codeText({ morphology = '', form }: { morphology?: string | undefined; form?: string | undefined }): string {
  return form ? `${morphology} ${form}` : morphology;
}

/** The first word of each verse, and the end of the last. */
function startsOf(words: readonly string[][]): Uint32Array {
  const starts = new Uint32Array(words.length + 1);
  for (const [verse, list] of words.entries()) starts[verse + 1] = (starts[verse] ?? 0) + list.length;
  return starts;
}

function writeGaps(numbers: readonly number[]): Uint8Array {
  const writer = new ByteWriter();
  numbers.forEach((number, index) => writer.number(number - (numbers[index - 1] ?? 0)));
  return writer.finish();
}

function writePairs(verses: readonly PackedVerse[]): Uint8Array {
  const writer = new ByteWriter();
  let last = 0;
  for (const [index, { id, marks }] of verses.entries()) {
    if (marks.kjv === undefined) continue;
    writer.number(index - last);
    // Either may be the greater one.
    writer.number(marks.kjv > id ? (marks.kjv - id) * 2 : (id - marks.kjv) * 2 + 1);
    last = index;
  }
  return writer.finish();
}

function writeCounts(terms: readonly string[], versesWith: VersesWith): Uint8Array {
  const writer = new ByteWriter();
  for (const term of terms) writer.number(versesWith(term));
  return writer.finish();
}
