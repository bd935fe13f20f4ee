import type { EntrySummary } from '../model/entry-summary.ts';
import { productSlug } from '../model/product.ts';
import { escapeHtml } from './escape.ts';
import { markedWords } from './marked-words.ts';

export type EntryCard = EntrySummary;

/** BCP 47 of an entry's lemma: Biblical Hebrew, Imperial Aramaic or Ancient Greek. */
export function lemmaLanguage({ language, aramaic }: Pick<EntryCard, 'language' | 'aramaic'>): string {
  return language === 'greek' ? 'grc' : aramaic ? 'arc' : 'hbo';
}

/** A lemma within other text: isolated, so that its direction moves nothing beside it. */
export function lemmaMark(entry: Pick<EntryCard, 'language' | 'aramaic' | 'lemma'>): string {
  return `<bdi lang="${lemmaLanguage(entry)}">${escapeHtml(entry.lemma)}</bdi>`;
}

/** An entry in a list: its number, lemma and gloss, all of it one link. */
export function entryCard(entry: EntryCard): string {
  const note = [entry.number, entry.transliteration, entry.aramaic ? 'Aramaic' : ''].filter(Boolean).join(' · ');
  return `<li><a class="card ${entry.language}" href="/${productSlug}/${entry.number}"><small>${escapeHtml(note)}</small>${lemmaMark(entry)}<span>${markedWords(entry.gloss)}</span></a></li>`;
}
