// cspell:ignore demonym Gunite Guni
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { plainRichText } from '#data/dictionary/rich-text.ts';
import type { EntryText } from '../../sources/source.ts';

const demonymAlone = /^\p{Lu}[\p{L}-]+ite(?: \([^)]*\))?$/u;
const descendants = /\bdescend[ae]nts? (?:\(\w+\) )?(?:of|from)\b(?! an unknown)/;
const beforeAncestor = /(?:^|patronymic(?:ally)? )(?:from|of) $/;

/**
 * Adds the ancestor to the name of a clan, for which the name alone says nothing: "Gunite, descendant of Guni".
 * `meaningOf` returns the short meaning of the ancestor's entry, which begins with today's spelling of the name.
 * Unchanged if the definition speaks of no descendants, or the derivation names no ancestor.
 */
export function withAncestor(
  meaning: string,
  { definition, derivation }: Pick<EntryText, 'definition' | 'derivation'>,
  meaningOf: (number: EntryNumber) => string | undefined,
): string {
  if (!demonymAlone.test(meaning) || !descendants.test(plainRichText(definition))) return meaning;
  const at = derivation.findIndex((part) => typeof part === 'string' && beforeAncestor.test(part));
  const ancestor = derivation[at + 1];
  if (at === -1 || typeof ancestor !== 'object' || ancestor.kind !== 'reference') return meaning;
  const name = /^\p{Lu}[\p{L}-]+/u.exec(meaningOf(ancestor.number) ?? '')?.[0];
  return name === undefined ? meaning : `${meaning}, descendant of ${name}`;
}
