import { languageOf } from '../model/entry-number.ts';
import { productSlug } from '../model/product.ts';
import type { RichText, RichTextPart } from '../model/rich-text.ts';
import { escapeHtml } from './escape.ts';
import { markedWords } from './marked-words.ts';

/** Dictionary prose as HTML, its references as links. */
export function richText(rich: RichText): string {
  return rich.map(part).join('').trim();
}

function part(each: RichTextPart): string {
  if (typeof each === 'string') return markedWords(each);
  switch (each.kind) {
    case 'emphasis':
      return `<i>${markedWords(each.text)}</i>`;
    case 'reference': {
      const language = languageOf(each.number) === 'greek' ? 'grc' : 'hbo';
      const lemma = each.lemma ? ` <bdi lang="${language}">${escapeHtml(each.lemma)}</bdi>` : '';
      return `<a href="/${productSlug}/${each.number}">${each.number}${lemma}</a>`;
    }
  }
}
