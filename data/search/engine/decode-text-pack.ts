import { entryNumber, parseEntryNumber, type EntryNumber } from '../../dictionary/entry-number.ts';
import { foldText } from '../../text/fold.ts';
import type { VerseId } from '../../bible/verse-id.ts';
import type { WordLink } from '../../text/verse-marks.ts';
import { ByteReader } from './byte-stream.ts';
import { splitSections } from './sections.ts';
import { readSpans, type PackedSpans } from './span-codes.ts';
import { lastWordOf, readTags } from './tag-codes.ts';
import { distinctTerms, termsOfKinds } from './tag-terms.ts';
import { arrayBelow, spanKinds, type TagKind, type TextPack, type TextPackHead } from './text-pack.ts';
import { parseUnit, type TextUnit } from './text-units.ts';
import { readUnits } from './varint.ts';
import { decodeUtf8 } from './utf8.ts';

const nothing = new Uint8Array();
const greekOrdinals = 10_000;

/** Reads what `encodeTextPack` wrote. Throws on bytes that are not a complete pack. */
export function decodeTextPack(bytes: Uint8Array): TextPack {
  const { head, parts } = splitSections<TextPackHead>(bytes);
  const part = (name: string): Uint8Array => parts[name] ?? nothing;
  const ids = readGaps(part('ids'));
  const units = decodeUtf8(part('units')).split('\n').map(parseUnit);
  const { terms, termOfUnit } = foldUnits(units);
  const long = arrayBelow(units.length, part('text').length);
  const text = long.slice(0, readUnits(part('text'), long));
  const { words, wordStart, unitStart } = cutVerses(text, { units, termOfUnit, terms, verses: ids.length });
  const tags = readSpans(parts['tags'] ?? new Uint8Array(1), wordStart);
  const tagKinds = readKinds(part('kinds'), decodeUtf8(part('codes')).split('\n'));
  const termsOfKind = termsOfKinds(tagKinds);
  const tagTerms = distinctTerms(termsOfKind);
  const spans = spanKinds.flatMap((kind): [string, PackedSpans][] =>
    parts[kind] ? [[kind, readSpans(parts[kind], wordStart)]] : [],
  );
  return {
    head,
    ids,
    units,
    text,
    unitStart,
    terms,
    termOfUnit,
    words,
    wordStart,
    tags,
    tagKinds,
    termsOfKind,
    termsUncounted: termsOfKinds(tagKinds, false),
    tagTerms,
    kindOfTag: readTags({ places: part('places'), fresh: part('fresh') }, tags.first.length, (index) =>
      lastWordOf(tags, words, index),
    ),
    spans: Object.fromEntries(spans),
    kjv: readPairs(part('kjv'), ids),
    links: new Map(parts['links'] ? (JSON.parse(decodeUtf8(parts['links'])) as [VerseId, WordLink[]][]) : []),
    everywhere: {
      terms: readNumbers(part('everywhere'), terms.length),
      tags: readNumbers(part('tagsEverywhere'), tagTerms.length),
    },
  };
}

/** Folds all units as one text, which is many times faster than one by one. */
function foldUnits(units: readonly TextUnit[]): { terms: string[]; termOfUnit: Uint32Array } {
  const folded = foldText(units.map(({ kind, text }) => (kind === 'word' ? text : '')).join('\n')).split('\n');
  const terms = [...new Set(folded)].sort().filter(Boolean);
  const idOf = new Map(terms.map((term, id) => [term, id]));
  return { terms, termOfUnit: Uint32Array.from(folded, (term) => idOf.get(term) ?? 0) };
}

interface Cut {
  units: readonly TextUnit[];
  termOfUnit: Uint32Array;
  terms: readonly string[];
  verses: number;
}

/**
 * Maps the text to words of the index, verse by verse. Throws where the pack has more or fewer verses than its head
 * says.
 */
function cutVerses(
  text: Uint16Array | Uint32Array,
  { units, termOfUnit, terms, verses }: Cut,
): Pick<TextPack, 'words' | 'wordStart' | 'unitStart'> {
  const kinds = Uint8Array.from(units, ({ kind }) => (kind === 'word' ? 0 : kind === 'between' ? 1 : 2));
  const words = arrayBelow(terms.length, text.length);
  const [wordStart, unitStart] = [new Uint32Array(verses + 1), new Uint32Array(verses + 1)];
  let [count, verse] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at] ?? 0;
    if (kinds[unit] === 0) {
      words[count] = termOfUnit[unit] ?? 0;
      count += 1;
    } else if (kinds[unit] === 2) {
      verse += 1;
      wordStart[verse] = count;
      unitStart[verse] = at + 1;
    }
  }
  if (verse !== verses)
    throw new RangeError(`The pack has the text of ${verse} verses, and should have that of ${verses}`);
  return { words: words.slice(0, count), wordStart, unitStart };
}

function readKinds(bytes: Uint8Array, codes: readonly string[]): TagKind[] {
  const reader = new ByteReader(bytes);
  const kinds: TagKind[] = [];
  for (let ordinal = 0; !reader.ended;) {
    ordinal += reader.number();
    const [morphology, form] = codes[reader.number() - 1]?.split(' ') ?? [];
    kinds.push({
      number: ordinal === 0 ? '' : numberOf(ordinal),
      ...(morphology !== undefined && { morphology }),
      ...(form !== undefined && { form: parseEntryNumber(form) }),
    });
  }
  return kinds;
}

/** Inverse of `entryOrdinal`. */
function numberOf(ordinal: number): EntryNumber {
  return ordinal > greekOrdinals ? entryNumber('greek', ordinal - greekOrdinals) : entryNumber('hebrew', ordinal);
}

function readGaps(bytes: Uint8Array): Uint32Array {
  const reader = new ByteReader(bytes);
  const numbers: number[] = [];
  for (let number = 0; !reader.ended;) numbers.push((number += reader.number()));
  return Uint32Array.from(numbers);
}

/** A pack of an earlier release may have fewer terms of tags than are made from its codes now. */
function readNumbers(bytes: Uint8Array, count: number): Uint32Array {
  const reader = new ByteReader(bytes);
  return Uint32Array.from({ length: count }, () => (reader.ended ? 0 : reader.number()));
}

function readPairs(bytes: Uint8Array, ids: Uint32Array): Map<number, VerseId> {
  const reader = new ByteReader(bytes);
  const pairs = new Map<number, VerseId>();
  for (let index = 0; !reader.ended;) {
    index += reader.number();
    const written = reader.number();
    pairs.set(index, (ids[index] ?? 0) + (written % 2 === 0 ? written / 2 : -(written - 1) / 2));
  }
  return pairs;
}
