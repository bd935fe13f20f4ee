import { bookByNumber } from '../bible/books.ts';
import type { EntryNumber } from './entry-number.ts';

/** The page that explains the counting rules in full; the fragments are its sections. */
export const countRulesPath = '/about/counts';

export interface CountedVerses {
  number: EntryNumber;
  version: { name: string; language: string };
  /** Empty: where the translation has no word for it. */
  rendering?: string | undefined;
  /** 1 to 66. */
  book?: number | undefined;
}

/** One or two sentences: what was counted, in which text, by which rule. */
export function countRule({ number, version, rendering, book }: CountedVerses): string {
  const where = `${book === undefined ? '' : `${bookByNumber(book).name} in `}the ${version.name}`;
  if (rendering === '') return `Counted in ${where}: every tag of ${number} without an English word.`;
  if (rendering !== undefined)
    return `Counted in ${where}: every word or phrase tagged with ${number} that is “${rendering}”. Small words before it (of, the, to, shall, he) are ignored, as in printed concordances.`;
  return version.language === 'en'
    ? `Counted in ${where}: every word or phrase that is tagged with ${number}. A phrase that other words split counts once.`
    : `Counted in ${where}: every word that is tagged with ${number}. A word that is written one way and read another counts once.`;
}

/** The section of the page that explains the rule. */
export function countRuleSection({ version, rendering }: Pick<CountedVerses, 'version' | 'rendering'>): string {
  const section = rendering !== undefined ? 'renderings' : version.language === 'en' ? 'occurrences' : 'original';
  return `${countRulesPath}#${section}`;
}
