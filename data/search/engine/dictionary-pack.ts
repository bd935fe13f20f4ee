import { entryNumber, entryOrdinal, languageOfNumber, type EntryNumber } from '../../dictionary/entry-number.ts';
import type { NamedEntry } from '../results/named-entries.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import { joinSections, splitSections } from './sections.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

export interface DictionaryHead {
  edition: string;
}

/** An entry with its renderings in the tagged version, the most frequent first. */
export interface PackedEntry extends Omit<NamedEntry, 'language'> {
  renderings: { text: string; total: number }[];
}

export interface DictionaryPack {
  head: DictionaryHead;
  /** In the order of the dictionaries. */
  entries: NamedEntry[];
  /** The renderings of all entries, one after another: the index of the entry, the words, and their count. */
  renderings: { entryIndexes: Uint16Array; texts: string[]; totals: Uint32Array };
}

const greekOrdinals = 10_000;

/**
 * Encodes both dictionaries with the fields that results and look-ups need. Each field is stored as one column, because
 * brotli compresses that better.
 */
export function encodeDictionaryPack(head: DictionaryHead, entries: readonly PackedEntry[]): Uint8Array {
  const [ordinals, counts, totals] = [new ByteWriter(), new ByteWriter(), new ByteWriter()];
  let last = 0;
  for (const { number, aramaic, renderings } of entries) {
    ordinals.number((entryOrdinal(number) - last) * 2 + (aramaic ? 1 : 0));
    last = entryOrdinal(number);
    counts.number(renderings.length);
    renderings.forEach(({ total }) => totals.number(total));
  }
  const lines = (field: (entry: PackedEntry) => string): Uint8Array =>
    encodeUtf8(entries.map((entry) => oneLine(field(entry))).join('\n'));
  return joinSections({
    head,
    parts: {
      ordinals: ordinals.finish(),
      lemma: lines(({ lemma }) => lemma),
      transliteration: lines(({ transliteration }) => transliteration),
      gloss: lines(({ gloss }) => gloss),
      renderings: encodeUtf8(
        entries.flatMap(({ renderings }) => renderings.map(({ text }) => oneLine(text))).join('\n'),
      ),
      counts: counts.finish(),
      totals: totals.finish(),
    },
  });
}

/** Throws where a field has a line break. No field of the dictionaries does. */
function oneLine(text: string): string {
  if (text.includes('\n')) throw new RangeError(`${JSON.stringify(text)} has two lines, which cannot be packed`);
  return text;
}

export function decodeDictionaryPack(bytes: Uint8Array): DictionaryPack {
  const { head, parts } = splitSections<DictionaryHead>(bytes);
  const part = (name: string): Uint8Array => parts[name] ?? new Uint8Array();
  const lines = (name: string): string[] => decodeUtf8(part(name)).split('\n');
  const [lemmas, transliterations, glosses] = [lines('lemma'), lines('transliteration'), lines('gloss')];
  const ordinals = new ByteReader(part('ordinals'));
  const entries: NamedEntry[] = [];
  for (let ordinal = 0; !ordinals.ended;) {
    const written = ordinals.number();
    ordinal += Math.floor(written / 2);
    const number: EntryNumber =
      ordinal > greekOrdinals ? entryNumber('greek', ordinal - greekOrdinals) : entryNumber('hebrew', ordinal);
    const at = entries.length;
    entries.push({
      number,
      language: languageOfNumber(number),
      aramaic: written % 2 === 1,
      lemma: lemmas[at] ?? '',
      transliteration: transliterations[at] ?? '',
      gloss: glosses[at] ?? '',
    });
  }
  return {
    head,
    entries,
    renderings: readRenderings({ texts: lines('renderings'), counts: part('counts'), totals: part('totals') }),
  };
}

function readRenderings({
  texts,
  counts,
  totals,
}: {
  texts: string[];
  counts: Uint8Array;
  totals: Uint8Array;
}): DictionaryPack['renderings'] {
  const [countsReader, totalsReader] = [new ByteReader(counts), new ByteReader(totals)];
  const entryIndexes = new Uint16Array(texts.length);
  for (let [index, at] = [0, 0]; !countsReader.ended; index += 1) {
    const end = at + countsReader.number();
    entryIndexes.fill(index, at, end);
    at = end;
  }
  return {
    entryIndexes,
    texts,
    totals: Uint32Array.from(texts, () => (totalsReader.ended ? 0 : totalsReader.number())),
  };
}
