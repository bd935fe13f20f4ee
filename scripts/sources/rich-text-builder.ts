import { entryNumber, strongsKind, type Language } from '#data/dictionary/entry-number.ts';
import type { RichText, RichTextPart } from '#data/dictionary/rich-text.ts';

/** A reference as written in the dictionaries. A number without an entry becomes plain text, never a broken link. */
export function referencePart(language: Language, value: number, lemma: string): RichTextPart {
  if (strongsKind(language, value) === 'entry')
    return { kind: 'reference', number: entryNumber(language, value), lemma };
  const bare = `${language === 'hebrew' ? 'H' : 'G'}${value}`;
  return lemma ? `${lemma} (${bare})` : bare;
}

/** Collapses white space across parts, joins adjacent strings and trims both ends. */
export function tidyRichText(parts: readonly RichTextPart[]): RichText {
  const tidy: RichTextPart[] = [];
  for (const part of parts.flatMap(withoutStrayBracket)) {
    const last = tidy.at(-1);
    if (typeof part !== 'string') {
      tidy.push(part.kind === 'emphasis' ? { kind: 'emphasis', text: part.text.replace(/\s+/g, ' ') } : part);
    } else if (typeof last === 'string') {
      tidy[tidy.length - 1] = `${last}${part}`.replace(/\s+/g, ' ').replace(/ (?=[,;])/g, '');
    } else if (part !== '') {
      tidy.push(part.replace(/\s+/g, ' ').replace(/(?<=\S) (?=[,;])/g, ''));
    }
  }
  return trimEnds(tidy);
}

/** A source may emphasize the bracket after a word with the word, or by itself. It belongs to the sentence. */
function withoutStrayBracket(part: RichTextPart): RichTextPart[] {
  if (typeof part !== 'object' || part.kind !== 'emphasis') return [part];
  const [, words = '', signs = ''] = /^(.*?)([\s)\];,.]*)$/s.exec(part.text) ?? [];
  const opened = words.split('(').length - words.split(')').length;
  if (words.trim() === '') return [part.text];
  return opened > 0 || !signs.includes(')') ? [part] : [{ kind: 'emphasis', text: words }, signs];
}

function trimEnds(parts: RichTextPart[]): RichText {
  const first = parts[0];
  if (typeof first === 'string') parts[0] = first.trimStart();
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last.trimEnd();
  return parts.filter((part) => part !== '');
}

/** Removes the semicolon that connects a derivation to the definition in print. */
export function withoutTrailingSemicolon(rich: RichText): RichText {
  const last = rich.at(-1);
  if (typeof last !== 'string') return rich;
  return trimEnds([...rich.slice(0, -1), last.replace(/[\s;,]+$/, '')]);
}
