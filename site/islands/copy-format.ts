import { escapeHtml } from '#data/markup/escape.ts';

export interface CopiedVerse {
  /** "Genesis 2:11". */
  reference: string;
  text: string;
}

export const copyFormats = [
  { id: 'plain', name: 'Plain text' },
  { id: 'before', name: 'Reference before' },
  { id: 'after', name: 'Reference after' },
  { id: 'markdown', name: 'Markdown' },
  { id: 'html', name: 'HTML' },
] as const;
export type CopyFormat = (typeof copyFormats)[number]['id'];

export const defaultCopyFormat: CopyFormat = 'before';

export function tryParseCopyFormat(text: string | null | undefined): CopyFormat | undefined {
  return copyFormats.find(({ id }) => id === text)?.id;
}

/** What is put on the clipboard of a verse. */
export function formatCopy({ reference, text }: CopiedVerse, format: CopyFormat): string {
  switch (format) {
    case 'plain':
      return text;
    case 'before':
      return `${reference} ${text}`;
    case 'after':
      return `${text} (${reference})`;
    case 'markdown':
      return `> ${escapeMarkdown(text)}\n>\n> — **${escapeMarkdown(reference)}**`;
    case 'html':
      return `<blockquote><p>${escapeHtml(text)}</p><footer><cite>${escapeHtml(reference)}</cite></footer></blockquote>`;
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, '\\$&');
}
