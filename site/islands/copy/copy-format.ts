import { escapeHtml } from '#data/site/escape-html.ts';
import { plainText, referenceFirst, referenceLast } from './messages.ts';

export interface CopiedVerse {
  /** "Genesis 2:11". */
  reference: string;
  /** Name of the version, for example "King James Version". */
  version: string;
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

/** The text of a verse for the clipboard. Every format names the version. */
export function formatCopy({ reference, version, text, link }: CopiedVerse, format: CopyFormat): string {
  switch (format) {
    case 'plain':
      return `${text} (${citedVersion(version)})`;
    case 'before':
      return `${reference} (${citedVersion(version)}) ${text}`;
    case 'after':
      return `${text} (${reference}, ${citedVersion(version)})`;
    case 'markdown': {
      const name = `**${escapeMarkdown(reference)}**`;
      return `> ${escapeMarkdown(text)}\n>\n> — ${link ? `[${name}](${link})` : name}, ${escapeMarkdown(version)}`;
    }
    case 'html': {
      const name = escapeHtml(reference);
      return `<blockquote><p>${escapeHtml(text)}</p><footer><cite>${link ? `<a href="${escapeHtml(link)}">${name}</a>` : name}</cite>, ${escapeHtml(version)}</footer></blockquote>`;
    }
  }
}

/** The name of a version for use in parentheses: "King James (KJV)" is cited as "KJV". */
export function citedVersion(name: string): string {
  return /\(([A-Z\d]+)\)$/.exec(name)?.[1] ?? name;
}

export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, '\\$&');
}
