import { entryNumber, entryOrdinal, languageOf, type EntryNumber } from '../../entry-number.ts';
import type { NamedEntry } from '../named-entries.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import { joinSections, splitSections } from './sections.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

export interface DictionaryHead {
  edition: string;
}

/** An entry with what the tagged translation puts it into, the most frequent first. */
export interface PackedEntry extends Omit<NamedEntry, 'language'> {
  renderings: { text: string; total: number }[];
}

export interface DictionaryPack {
  head: DictionaryHead;
  /** In the order of the dictionaries. */
  entries: (NamedEntry & { renderings: PackedEntry['renderings'] })[];
}

const greekOrdinals = 10_000;

/** Both dictionaries as far as results and looking words up need them; field by field, which brotli makes less of. */
export function encodeDictionaryPack(head: DictionaryHead, entries: readonly PackedEntry[]): Uint8Array {
  const [ordinals, totals] = [new ByteWriter(), new ByteWriter()];
  let last = 0;
  for (const { number, aramaic, renderings } of entries) {
    ordinals.number((entryOrdinal(number) - last) * 2 + (aramaic ? 1 : 0));
    last = entryOrdinal(number);
    renderings.forEach(({ total }) => totals.number(total));
  }
  const lines = (field: (entry: PackedEntry) => string): Uint8Array => encodeUtf8(entries.map((entry) => oneLine(field(entry))).join('\n'));
  return joinSections({
    head,
    parts: {
      ordinals: ordinals.finish(),
      lemma: lines(({ lemma }) => lemma),
      transliteration: lines(({ transliteration }) => transliteration),
      gloss: lines(({ gloss }) => gloss),
      renderings: lines(({ renderings }) => renderings.map(({ text }) => `\t${text}`).join('')),
      totals: totals.finish(),
    },
  });
}

/** Throws where a field holds a line's end, which nothing in the dictionaries does. */
function oneLine(text: string): string {
  if (text.includes('\n')) throw new RangeError(`${JSON.stringify(text)} has two lines, which cannot be packed`);
  return text;
}

export function decodeDictionaryPack(bytes: Uint8Array): DictionaryPack {
  const { head, parts } = splitSections<DictionaryHead>(bytes);
  const lines = (name: string): string[] => decodeUtf8(parts[name] ?? new Uint8Array()).split('\n');
  const [lemmas, transliterations, glosses, renderings] = [lines('lemma'), lines('transliteration'), lines('gloss'), lines('renderings')];
  const [ordinals, totals] = [new ByteReader(parts['ordinals'] ?? new Uint8Array()), new ByteReader(parts['totals'] ?? new Uint8Array())];
  const entries: DictionaryPack['entries'] = [];
  for (let ordinal = 0; !ordinals.ended; ) {
    const written = ordinals.number();
    ordinal += Math.floor(written / 2);
    const at = entries.length;
    const number: EntryNumber = ordinal > greekOrdinals ? entryNumber('greek', ordinal - greekOrdinals) : entryNumber('hebrew', ordinal);
    entries.push({
      number,
      language: languageOf(number),
      aramaic: written % 2 === 1,
      lemma: lemmas[at] ?? '',
      transliteration: transliterations[at] ?? '',
      gloss: glosses[at] ?? '',
      renderings: (renderings[at] ?? '').split('\t').slice(1).map((text) => ({ text, total: totals.number() })),
    });
  }
  return { head, entries };
}
