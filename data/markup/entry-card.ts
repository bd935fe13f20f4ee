import type { EntryNumber, Language } from '../model/entry-number.ts';
import { productSlug } from '../model/product.ts';
import { escapeHtml } from './escape.ts';

export interface EntryCard {
  number: EntryNumber;
  language: Language;
  aramaic: boolean;
  lemma: string;
  transliteration: string;
  gloss: string;
}

/** BCP 47 of an entry's lemma: Biblical Hebrew, Imperial Aramaic or Ancient Greek. */
export function lemmaLanguage({ language, aramaic }: Pick<EntryCard, 'language' | 'aramaic'>): string {
  return language === 'greek' ? 'grc' : aramaic ? 'arc' : 'hbo';
}

/** An entry in a list: its number, lemma and gloss, all of it one link. */
export function entryCard(entry: EntryCard): string {
  const direction = entry.language === 'hebrew' ? 'rtl' : 'ltr';
  const note = [entry.number, entry.transliteration, entry.aramaic ? 'Aramaic' : ''].filter(Boolean).join(' · ');
  return `<li><a class="card ${entry.language}" href="/${productSlug}/${entry.number}"><span class="lemma" lang="${lemmaLanguage(entry)}" dir="${direction}">${escapeHtml(entry.lemma)}</span><span class="note">${escapeHtml(note)}</span><span class="gloss">${escapeHtml(entry.gloss)}</span></a></li>`;
}
