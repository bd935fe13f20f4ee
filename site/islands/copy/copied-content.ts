import { productSlug } from '#data/site/product.ts';
import { formatCopy, type CopiedVerse, type CopyFormat } from './copy-format.ts';
import { formatEntryText, type EntryText } from '../dictionary/entry-text.ts';
import { comparisonCopiedMessage, comparisonTitleMessage, copiedMessage, entryCopiedMessage } from './messages.ts';

/** Content for the clipboard or the share sheet, and the words of its messages. */
export interface CopiedContent {
  text: string;
  /** The same for programs that accept rich text. */
  html?: string | undefined;
  title: string;
  /** Absolute URL of the shared content. */
  url: string;
  /** Shown below "Copied to clipboard". */
  copied: string;
  /** Names the content in the message of a browser that cannot share. */
  noun: 'Verse' | 'Definition' | 'Comparison';
}

export function verseContent(verse: CopiedVerse, format: CopyFormat): CopiedContent {
  const text = formatCopy(verse, format);
  const { reference, link } = verse;
  return {
    text,
    ...(format === 'html' && { html: text }),
    title: reference,
    url: link ?? location.href,
    copied: copiedMessage(reference),
    noun: 'Verse',
  };
}

export function entryContent(entry: EntryText): CopiedContent {
  return {
    text: formatEntryText(entry),
    title: `${entry.number} ${entry.word}`,
    url: new URL(`/${productSlug}/${entry.number}`, location.href).href,
    copied: entryCopiedMessage(entry.number),
    noun: 'Definition',
  };
}

export interface Comparison {
  reference: string;
  sides: readonly { label: string; text: string }[];
  link: string;
}

/** The reference, then each side under its name. */
export function comparisonContent({ reference, sides, link }: Comparison): CopiedContent {
  return {
    text: [reference, ...sides.map(({ label, text }) => `${label}: ${text}`)].join('\n'),
    title: comparisonTitleMessage(reference),
    url: link,
    copied: comparisonCopiedMessage(reference),
    noun: 'Comparison',
  };
}
