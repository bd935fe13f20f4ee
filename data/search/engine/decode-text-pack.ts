import { entryNumber, parseEntryNumber, type EntryNumber } from '../../dictionary/entry-number.ts';
import { foldText } from '../../text/fold.ts';
import type { VerseId } from '../../bible/verse-id.ts';
import type { WordLink } from '../../text/verse-marks.ts';
import { ByteReader } from './byte-stream.ts';
import { once } from './once.ts';
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

/**
 * Reads what `encodeTextPack` wrote. Throws on bytes that are not a complete pack. The words of the index and the tags
 * are decoded when they are first used: a verse of a text without tags needs neither, and they take most of the time.
 */
export function decodeTextPack(bytes: Uint8Array): TextPack {
  const { head, parts } = splitSections<TextPackHead>(bytes);
  const part = (name: string): Uint8Array => parts[name] ?? nothing;
  const ids = readGaps(part('ids'));
  const units = decodeUtf8(part('units')).split('\n').map(parseUnit);
  const long = arrayBelow(units.length, part('text').length);
  const text = long.slice(0, readUnits(part('text'), long));
  const { wordStart, unitStart } = findVerseStarts(text, units, ids.length);
  const words = once(() => indexWords(text, units));
  const tags = once(() => readTagsOf(parts, wordStart, words().words));
  const tagTerms = once(() => termsOfTags(tags().tagKinds));
  const spans = once(() => readSpansOf(parts, wordStart));
  const everywhere = {
    terms: once(() => readNumbers(part('everywhere'), words().terms.length)),
    tags: once(() => readNumbers(part('tagsEverywhere'), tagTerms().tagTerms.length)),
  };
  return {
    head,
    ids,
    units,
    text,
    unitStart,
    wordStart,
    kjv: readPairs(part('kjv'), ids),
    links: new Map(parts['links'] ? (JSON.parse(decodeUtf8(parts['links'])) as [VerseId, WordLink[]][]) : []),
    get terms() {
      return words().terms;
    },
    get termOfUnit() {
      return words().termOfUnit;
    },
    get words() {
      return words().words;
    },
    get tags() {
      return tags().tags;
    },
    get tagKinds() {
      return tags().tagKinds;
    },
    get kindOfTag() {
      return tags().kindOfTag;
    },
    get termsOfKind() {
      return tagTerms().termsOfKind;
    },
    get termsUncounted() {
      return tagTerms().termsUncounted;
    },
    get tagTerms() {
      return tagTerms().tagTerms;
    },
    get spans() {
      return spans();
    },
    everywhere: {
      get terms() {
        return everywhere.terms();
      },
      get tags() {
        return everywhere.tags();
      },
    },
  };
}

type PackParts = Readonly<Record<string, Uint8Array>>;

function readTagsOf(
  parts: PackParts,
  wordStart: Uint32Array,
  words: TextPack['words'],
): Pick<TextPack, 'tags' | 'tagKinds' | 'kindOfTag'> {
  const tags = readSpans(parts['tags'] ?? new Uint8Array(1), wordStart);
  const written = { places: parts['places'] ?? nothing, fresh: parts['fresh'] ?? nothing };
  return {
    tags,
    tagKinds: readKinds(parts['kinds'] ?? nothing, decodeUtf8(parts['codes'] ?? nothing).split('\n')),
    kindOfTag: readTags(written, tags.first.length, (index) => lastWordOf(tags, words, index)),
  };
}

function termsOfTags(kinds: readonly TagKind[]): Pick<TextPack, 'termsOfKind' | 'termsUncounted' | 'tagTerms'> {
  const termsOfKind = termsOfKinds(kinds);
  return { termsOfKind, termsUncounted: termsOfKinds(kinds, false), tagTerms: distinctTerms(termsOfKind) };
}

function readSpansOf(parts: PackParts, wordStart: Uint32Array): TextPack['spans'] {
  return Object.fromEntries(
    spanKinds.flatMap((kind): [string, PackedSpans][] =>
      parts[kind] ? [[kind, readSpans(parts[kind], wordStart)]] : [],
    ),
  );
}

/** The first word and the first unit of each verse. Throws if the text does not have this number of verses. */
function findVerseStarts(
  text: Uint16Array | Uint32Array,
  units: readonly TextUnit[],
  verses: number,
): Pick<TextPack, 'wordStart' | 'unitStart'> {
  const kinds = Uint8Array.from(units, ({ kind }) => (kind === 'word' ? 0 : kind === 'between' ? 1 : 2));
  const [wordStart, unitStart] = [new Uint32Array(verses + 1), new Uint32Array(verses + 1)];
  let [count, verse] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const kind = kinds[text[at] ?? 0];
    if (kind === 0) {
      count += 1;
    } else if (kind === 2) {
      verse += 1;
      wordStart[verse] = count;
      unitStart[verse] = at + 1;
    }
  }
  if (verse !== verses)
    throw new RangeError(`The pack has the text of ${verse} verses, and should have that of ${verses}`);
  return { wordStart, unitStart };
}

/** The terms of the index, and the term of each unit and of each word of the text. */
function indexWords(
  text: Uint16Array | Uint32Array,
  units: readonly TextUnit[],
): Pick<TextPack, 'terms' | 'termOfUnit' | 'words'> {
  // Folds all units as one text, which is many times faster than one by one.
  const folded = foldText(units.map(({ kind, text: unit }) => (kind === 'word' ? unit : '')).join('\n')).split('\n');
  const terms = [...new Set(folded)].sort().filter(Boolean);
  const idOf = new Map(terms.map((term, id) => [term, id]));
  const termOfUnit = Uint32Array.from(folded, (term) => idOf.get(term) ?? 0);
  const isWord = Uint8Array.from(units, ({ kind }) => Number(kind === 'word'));
  const words = arrayBelow(terms.length, text.length);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at] ?? 0;
    if (isWord[unit] === 1) {
      words[count] = termOfUnit[unit] ?? 0;
      count += 1;
    }
  }
  return { terms, termOfUnit, words: words.slice(0, count) };
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
