import { productSlug } from '../model/product.ts';
import { escapeHtml } from './escape.ts';
import { markedWords } from './marked-words.ts';

export interface CrossReferenceRow {
  reference: string;
  href: string;
  text: string;
  shared: readonly { number: string; lemma: string; gloss: string }[];
}

/** Verses that share words with another, as a list: each with its text and the words that they share. */
export function crossReferenceList(rows: readonly CrossReferenceRow[]): string {
  return `<ul class="verses">${rows.map(item).join('')}</ul>`;
}

function item({ reference, href, text, shared }: CrossReferenceRow): string {
  const words = shared.map(({ number, lemma, gloss }) => {
    const language = number.startsWith('G') ? 'grc' : 'hbo';
    return `<li><a href="/${productSlug}/${escapeHtml(number)}">${escapeHtml(number)} <bdi lang="${language}">${escapeHtml(lemma)}</bdi></a> ${markedWords(gloss)}</li>`;
  });
  const list = words.length > 0 ? `<ul class="shared" aria-label="Words shared">${words.join('')}</ul>` : '';
  return `<li><b><a href="${escapeHtml(href)}">${escapeHtml(reference)}</a></b><div><p>${escapeHtml(text)}</p>${list}</div></li>`;
}
