import { renderingText } from '../../rendering-text.ts';
import type { TaggedNode } from '../tree.ts';
import type { MemoryIndex } from './memory-index.ts';
import { readText } from './read-verse.ts';
import type { TextPack } from './text-pack.ts';

/** Of these verses those where the number is put into the words, as `renderings` of the library are asked. */
export function renderedVerses({ pack }: MemoryIndex, { words, prefix, number }: TaggedNode, verses: Int32Array): Int32Array {
  const wanted = ` ${words.join(' ')}${prefix ? '' : ' '}`;
  // A number is mostly put into a few words, many times.
  const known = new Map<string, boolean>();
  const isRendered = (text: string): boolean => {
    let answer = known.get(text);
    if (answer === undefined) known.set(text, (answer = spaced(renderingText(text)).includes(wanted)));
    return answer;
  };
  return verses.filter((verse) => {
    for (let index = pack.tags.from[verse] ?? 0; index < (pack.tags.from[verse + 1] ?? 0); index += 1) {
      if (pack.tagKinds[pack.kindOfTag[index] ?? 0]?.number === number && isRendered(textOfTag(pack, verse, index))) return true;
    }
    return false;
  });
}

/** A tag's own stretch of its verse, written without the rest. */
function textOfTag(pack: TextPack, verse: number, index: number): string {
  const { units, text, unitStart, wordStart, tags } = pack;
  const raw = tags.raw.get(index);
  if (raw) return readText(pack, verse).text.slice(...raw);
  let before = (tags.first[index] ?? 0) - (wordStart[verse] ?? 0);
  let left = tags.size[index] ?? 0;
  let written = '';
  let afterWord = false;
  for (let at = unitStart[verse] ?? 0; left > 0 && at < (unitStart[verse + 1] ?? 0); at += 1) {
    const unit = units[text[at] ?? 0];
    const isWord = unit?.kind === 'word';
    if (isWord && before > 0) {
      before -= 1;
    } else if (written !== '' || isWord) {
      written += `${isWord && afterWord ? ' ' : ''}${unit?.text ?? ''}`;
      if (isWord) left -= 1;
      afterWord = isWord;
    }
  }
  return written;
}

/** Spaces for the signs that the index parts words at; SQLite's `lower` knows the letters of ASCII alone. */
function spaced(text: string): string {
  const lower = text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return ` ${lower.replaceAll(/[’'-]/g, ' ').replaceAll(',', '')} `;
}
