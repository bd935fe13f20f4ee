import type { ExamplesAnswer } from '#data/dictionary/contract/examples.ts';
import { verseLink } from '#data/reading/reading-paths.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { api } from '../../client/api.ts';
import { callApi } from '../../client/call-api.ts';
import type { PagedList } from './collect-list.ts';
import { listTitleMessage } from './messages.ts';

/** All verses with a Strong's number. `url` is that of the list, whose filters apply; `title` is its heading. */
export function numberPages(number: string, url: URL, title: string): PagedList {
  const link = new URL(url);
  link.searchParams.delete('page');
  return {
    title: (total) => listTitleMessage(title, total),
    link: link.href,
    readPage: async (page, signal) => {
      const query = new URLSearchParams(link.searchParams);
      query.set('page', String(page));
      const answer = await callApi<ExamplesAnswer>(`/api/strongs/search-by-number/${number}?${query}`, { signal });
      const { version: code, language, direction } = answer;
      const name = findByCode(await api.licenses(signal), code)?.name ?? code;
      return {
        total: answer.totalVerses,
        pages: answer.totalPages,
        versions: [{ code, name, language, direction }],
        verses: answer.verses.map(({ id, reference, verse, plain }) => ({
          reference,
          number: String(verse),
          link: new URL(verseLink(code, id), url).href,
          version: 0,
          texts: [plain],
        })),
      };
    },
  };
}
