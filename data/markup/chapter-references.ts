import { versePlace } from '../model/verse-id.ts';
import type { Chapter } from './chapter.ts';
import { escapeHtml } from './escape.ts';
import { markedWords } from './marked-words.ts';
import { verseAnchor } from './reading-address.ts';

/** Verses elsewhere that share rare words with one of the chapter's: "3 → Psalm 33:6 (word, heavens)". */
export function chapterReferences({ references }: Pick<Chapter, 'references'>): string {
  if (references.length === 0) return '';
  const rows = references.map(({ from, to, shared }) => {
    const words = shared.map(({ gloss }) => gloss).filter(Boolean).join(', ');
    const { verse } = versePlace(from);
    return `<li><a href="#${verseAnchor(from)}">${verse || 'Title'}</a> <span aria-hidden="true">→</span> <a href="${escapeHtml(to.href)}">${escapeHtml(to.label)}</a>${words && ` <small>${markedWords(words)}</small>`}</li>`;
  });
  return `<section class="refs"><h2>Cross-references</h2><ul>${rows.join('')}</ul></section>`;
}
