import { renderingText } from '../../rendering-text.ts';
import type { TaggedNode } from '../tree.ts';
import type { MemoryIndex } from './memory-index.ts';
import { indexesOf, readText } from './read-verse.ts';
import { spanAt } from './span-codes.ts';

/** Of these verses those where the number is put into the words, as `renderings` of the library are asked. */
export function renderedVerses({ pack }: MemoryIndex, { words, prefix, number }: TaggedNode, verses: Int32Array): Int32Array {
  const wanted = ` ${words.join(' ')}${prefix ? '' : ' '}`;
  return verses.filter((verse) => {
    const { text, places } = readText(pack, verse);
    return indexesOf(pack.tags, verse).some((index) => {
      if (pack.tagKinds[pack.kindOfTag[index] ?? 0]?.number !== number) return false;
      const [start, end] = spanAt(pack.tags, index, places);
      return spaced(renderingText(text.slice(start, end))).includes(wanted);
    });
  });
}

/** Spaces for the signs that the index parts words at; SQLite's `lower` knows the letters of ASCII alone. */
function spaced(text: string): string {
  const lower = text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return ` ${lower.replaceAll(/[’'-]/g, ' ').replaceAll(',', '')} `;
}
