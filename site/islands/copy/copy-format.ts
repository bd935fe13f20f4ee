import { escapeHtml } from '#data/site/escape-html.ts';
import { plainText, referenceFirst, referenceLast } from './messages.ts';

export interface CopiedVerse {
  /** "Genesis 2:11". */
  reference: string;
  text: string;
  /** Absolute URL of the verse, for the formats that support links. */
  link?: string | undefined;
}

export const copyFormats = [
  { id: 'plain', name: plainText },
  { id: 'before', name: referenceFirst },
  { id: 'after', name: referenceLast },
  { id: 'markdown', name: 'Markdown' },
  { id: 'html', name: 'HTML' },
] as const;
export type CopyFormat = (typeof copyFormats)[number]['id'];

export const defaultCopyFormat: CopyFormat = 'before';

export function tryParseCopyFormat(text: string | null | undefined): CopyFormat | undefined {
  return copyFormats.find(({ id }) => id === text)?.id;
}

/** The text of a verse for the clipboard. */
export function formatCopy({ reference, text, link }: CopiedVerse, format: CopyFormat): string {
  switch (format) {
    case 'plain':
      return text;
    case 'before':
      return `${reference} ${text}`;
    case 'after':
      return `${text} (${reference})`;
    case 'markdown': {
      const name = `**${escapeMarkdown(reference)}**`;
      return `> ${escapeMarkdown(text)}\n>\n> — ${link ? `[${name}](${link})` : name}`;
    }
    case 'html': {
      const name = escapeHtml(reference);
      return `<blockquote><p>${escapeHtml(text)}</p><footer><cite>${link ? `<a href="${escapeHtml(link)}">${name}</a>` : name}</cite></footer></blockquote>`;
    }
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, '\\$&');
}
