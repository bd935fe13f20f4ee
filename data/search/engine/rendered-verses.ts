import { phrasePieces, taggedPhrases } from '../../text/phrases/phrase-pieces.ts';
import { furtherPiece } from '../../text/verse-marks.ts';
import { indexedPhrase, isPhraseIn } from '../sql/phrase-in-rendering.ts';
import type { TaggedNode } from '../language/tree.ts';
import type { MemoryIndex } from './memory-index.ts';
import { readText, readVerse } from './read-packed-verse.ts';
import type { TextPack } from './text-pack.ts';

/** Filters the verses where the words render the number, or where others do (`isOther`), like the query on `renderings` of the library. */
export function renderedVerses(
  { pack }: MemoryIndex,
  { words, prefix, number, isOther = false }: TaggedNode,
  verses: Int32Array,
): Int32Array {
  // Most numbers have a few renderings that repeat many times.
  const known = new Map<string, boolean>();
  const isRendered = (pieces: readonly string[]): boolean => {
    const name = pieces.join('|');
    let answer = known.get(name);
    if (answer === undefined) known.set(name, (answer = isPhraseIn(indexedPhrase(pieces), words, prefix) !== isOther));
    return answer;
  };
  return verses.filter((verse) => {
    const tags: number[] = [];
    let isSplit = false;
    for (let index = pack.tags.from[verse] ?? 0; index < (pack.tags.from[verse + 1] ?? 0); index += 1) {
      const kind = pack.tagKinds[pack.kindOfTag[index] ?? 0];
      if (kind?.number !== number) continue;
      tags.push(index);
      if (kind.morphology === furtherPiece) isSplit = true;
    }
    const phrases = isSplit ? phrasesOf(pack, verse, number) : tags.map((index) => [textOfTag(pack, verse, index)]);
    return phrases.some(isRendered);
  });
}

/** The phrases of a verse that has a split one: all its tags are needed to find the nearest piece. */
function phrasesOf(pack: TextPack, verse: number, number: TaggedNode['number']): string[][] {
  const { text, marks } = readVerse(pack, verse);
  return taggedPhrases(marks.words ?? [])
    .filter(({ mark }) => mark[2] === number)
    .map((phrase) => phrasePieces(text, phrase));
}

/** Decodes only a tag's own span of the verse. */
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
