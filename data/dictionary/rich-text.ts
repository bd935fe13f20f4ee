import type { EntryNumber } from './entry-number.ts';

/** Dictionary prose: plain strings, emphasized words, and references to other entries. */
export type RichText = RichTextPart[];
export type RichTextPart =
  | string
  | { kind: 'emphasis'; text: string }
  /** `lemma` is empty where the source has only a number. */
  | { kind: 'reference'; number: EntryNumber; lemma: string };

/** One line of plain text: "plural of H433 (אֱלוֹהַּ)". */
export function plainRichText(rich: RichText): string {
  return rich.map(plainPart).join('').replace(/\s+/g, ' ').trim();
}

function plainPart(part: RichTextPart): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'emphasis':
      return part.text;
    case 'reference':
      return part.lemma ? `${part.number} (${part.lemma})` : part.number;
  }
}
