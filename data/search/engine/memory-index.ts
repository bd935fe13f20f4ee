import { countedWords } from '../../dictionary/counted-words.ts';
import { splitVerseId } from '../../bible/verse-id.ts';
import { makeColumn, type Column } from './column.ts';
import { indexesOf, isWordMark, readTag, readText, readVerse } from './read-packed-verse.ts';
import type { WordMark } from '../../text/verse-marks.ts';
import { arrayBelow, type TextPack } from './text-pack.ts';

/** A version in memory, ready for searches. */
export interface MemoryIndex {
  readonly pack: TextPack;
  readonly text: Column;
  /** Numbers and parsings, as in the full-text index. */
  readonly tags: Column;
  /** Book of each verse. */
  readonly bookOf: Uint8Array;
  /** Clears the caches of phrases, which are valid for one search. */
  forgetPhrases(): void;
  /** The terms of each stem; created by the first search for a stem. */
  stems?: ReadonlyMap<string, number[]>;
}

/** The columns are created when a search first needs them. To read verses, none is needed. */
export function makeIndex(pack: TextPack): MemoryIndex {
  let [text, tags]: (Column | undefined)[] = [];
  let bookOf: Uint8Array | undefined;
  return {
    pack,
    get text() {
      return (text ??= textColumn(pack));
    },
    get tags() {
      return (tags ??= tagColumn(pack));
    },
    get bookOf() {
      return (bookOf ??= Uint8Array.from(pack.ids, (id) => splitVerseId(id).book));
    },
    forgetPhrases() {
      text?.found.clear();
      tags?.found.clear();
    },
  };
}

function textColumn({ terms, words, wordStart, everywhere }: TextPack): Column {
  return makeColumn({ terms, stream: words, verseStart: wordStart, everywhere: everywhere.terms });
}

function tagColumn(pack: TextPack): Column {
  const { tags, tagTerms: terms, termsOfKind, termsUncounted, kindOfTag, ids, everywhere } = pack;
  const idOf = new Map(terms.map((term, id) => [term, id]));
  const idsOf = (list: readonly string[]): number[] => list.map((term) => idOf.get(term) ?? 0);
  const termsOf = termsOfKind.map(idsOf);
  const maxTerms = termsOf.reduce((longest, { length }) => Math.max(longest, length), 0);
  const stream = arrayBelow(terms.length, kindOfTag.length * maxTerms);
  const verseStart = new Uint32Array(ids.length + 1);
  let count = 0;
  for (let verse = 0; verse < ids.length; verse += 1) {
    const uncounted = isReadOtherwise(pack, verse) ? uncountedTags(pack, verse) : undefined;
    for (let index = tags.from[verse] ?? 0; index < (tags.from[verse + 1] ?? 0); index += 1) {
      const kind = kindOfTag[index] ?? 0;
      for (const term of uncounted?.has(index) ? idsOf(termsUncounted[kind] ?? []) : (termsOf[kind] ?? [])) {
        stream[count] = term;
        count += 1;
      }
    }
    verseStart[verse + 1] = count;
  }
  return makeColumn({ terms, stream: stream.slice(0, count), verseStart, everywhere: everywhere.tags });
}

/** Whether the verse has a word with a ketiv and a qere. */
function isReadOtherwise({ spans: { ketiv } }: TextPack, verse: number): boolean {
  return ketiv !== undefined && (ketiv.from[verse + 1] ?? 0) > (ketiv.from[verse] ?? 0);
}

function uncountedTags(pack: TextPack, verse: number): Set<number> {
  const { offsets } = readText(pack, verse);
  const { marks } = readVerse(pack, verse);
  const tags = new Map(
    indexesOf(pack.tags, verse).flatMap((index): [WordMark, number][] => {
      const tag = readTag(pack, index, offsets);
      return isWordMark(tag) ? [[tag, index]] : [];
    }),
  );
  const counted = new Set(countedWords({ ...marks, words: [...tags.keys()] }));
  return new Set([...tags].flatMap(([word, index]) => (counted.has(word) ? [] : index)));
}

/** The index of the first verse whose id is not less than this one. */
export function lowerBoundOfVerse({ pack: { ids } }: MemoryIndex, id: number): number {
  let [from, end] = [0, ids.length];
  while (from < end) {
    const middle = (from + end) >> 1;
    if ((ids[middle] ?? 0) < id) from = middle + 1;
    else end = middle;
  }
  return from;
}
