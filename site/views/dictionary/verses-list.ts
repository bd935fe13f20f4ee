import { bookByNumber } from '#data/bible/books.ts';
import { countRule, countRuleSection } from '#data/dictionary/count-rules.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { OriginalLine } from '#data/dictionary/example-originals.ts';
import { productSlug } from '#data/site/product.ts';
import { verseLink } from '#data/reading/reading-paths.ts';
import { formatVerse, verseIdOfKey, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { shownMarks } from '#data/text/verse-tree.ts';
import type { VersesList, VersesPageProps } from './VersesPage.tsx';
import { inAllBooks, renderedOtherwiseMessage, versesCountMessage } from './messages.ts';

/** Number of verses per page. */
export const versesPerPage = 50;

export interface VersesRequest {
  number: EntryNumber;
  /** From 1; a number beyond the last page becomes the last page. */
  page: number;
  rendering?: string | undefined;
  book?: number | undefined;
  version?: string | undefined;
}

export interface VersesResult {
  asked: VersesRequest;
  version: { code: string; name: string; language: string; direction: 'ltr' | 'rtl' };
  total: { total: number; verseTotal: number };
  rows: readonly { key: number; text: string; marks: VerseMarks }[];
  /** The verses in the language of the word. A device has only the verses of one version. */
  originals?: ReadonlyMap<VerseId, OriginalLine>;
}

/** The results in the form that the page of a number's verses shows. */
export function versesList({ asked, version, total, rows, originals }: VersesResult): Required<
  Pick<VersesPageProps, 'count' | 'rule'>
> & {
  list: VersesList;
  whole: VersesPageProps['whole'];
  otherwise: VersesPageProps['otherwise'];
} {
  const { number, rendering, book } = asked;
  const path = `/${productSlug}/${number}/verses`;
  const bookName = book === undefined ? undefined : bookByNumber(book).name;
  const pages = Math.max(1, Math.ceil(total.verseTotal / versesPerPage));
  const counted = { number, version, rendering, book };
  return {
    list: {
      page: Math.min(asked.page, pages),
      pages,
      href: (page) => path + parametersOf(asked, page),
      rows: rows.map(({ key, text, marks }) => ({
        reference: formatVerse(verseIdOfKey(key), marks.kjv),
        text,
        marks: shownMarks(marks),
        found: number,
        language: version.language,
        direction: version.direction,
        href: verseLink(version.code, verseIdOfKey(key)),
        original: originals?.get(verseIdOfKey(key)),
      })),
    },
    count: versesCountMessage(total.total, total.verseTotal, bookName, version.name),
    rule: { text: countRule(counted), href: countRuleSection(counted) },
    otherwise: rendering && bookName === undefined ? otherwiseLink(number, rendering, asked.version) : undefined,
    whole: bookName ? { href: path + parametersOf({ ...asked, book: undefined }, 1), name: inAllBooks } : undefined,
  };
}

/** A search for the verses in which something else translates the number. */
function otherwiseLink(
  number: VersesRequest['number'],
  rendering: string,
  version: string | undefined,
): VersesPageProps['otherwise'] {
  const words = /^[\p{L}\p{M}]+$/u.test(rendering) ? rendering : `"${rendering}"`;
  const search = new URLSearchParams({ q: `${number} other:${words}`, ...(version && { version }) });
  return { href: `/results?${search}`, name: renderedOtherwiseMessage(rendering) };
}

function parametersOf({ rendering, book, version }: VersesRequest, page: number): string {
  const parameters = new URLSearchParams({
    ...(rendering !== undefined && { rendering }),
    ...(book !== undefined && { book: String(book) }),
    ...(version && { version }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size > 0 ? `?${parameters}` : '';
}
