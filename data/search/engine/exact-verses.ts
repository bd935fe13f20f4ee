import { isBoundary, isExactIn, spellings } from '../language/exact-form.ts';
import type { ExactNode } from '../language/tree.ts';
import { wordInText } from '../language/split-words.ts';
import { readText } from './read-packed-verse.ts';
import type { TextPack } from './text-pack.ts';

const oneWord = new RegExp(`^${wordInText.source}$`, 'u');

/**
 * Filters verses that have the words letter for letter. A whole word is one unit of the text, so the text does not have
 * to be assembled for it.
 */
export function exactVerses(pack: TextPack, node: ExactNode, verses: Int32Array): Int32Array {
  if (node.prefix || !oneWord.test(node.text))
    return verses.filter((verse) => isExactIn(readText(pack, verse).text, node));
  const wanted = new Set(spellings(node.text));
  const isWanted = Uint8Array.from(pack.units, ({ kind, text }) => (kind === 'word' && wanted.has(text) ? 1 : 0));
  return verses.filter((verse) => {
    const end = pack.unitStart[verse + 1] ?? 0;
    for (let at = pack.unitStart[verse] ?? 0; at < end; at += 1) {
      if (isWanted[pack.text[at] ?? 0] === 1 && isBoundary(signBefore(pack, at)) && isBoundary(signBehind(pack, at)))
        return true;
    }
    return false;
  });
}

/** A space for the start of a verse, after the unit that ends another verse, and for the implied space between words. */
function signBefore({ units, text }: TextPack, at: number): string {
  const before = text[at - 1];
  const unit = before === undefined ? undefined : units[before];
  return unit?.kind === 'between' ? (unit.text.at(-1) ?? ' ') : ' ';
}

function signBehind({ units, text }: TextPack, at: number): string {
  const unit = units[text[at + 1] ?? 0];
  return unit && unit.kind !== 'word' && unit.text !== '' ? unit.text.charAt(0) : ' ';
}
