import { formatSearchUrl, emptySearchUrlParams, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import type { SlimResult } from '#data/search/contract/slim-answer.ts';
import { verseId } from '#data/bible/verse-id.ts';
import { verseLink } from '#data/reading/reading-paths.ts';
import { nameOf, scriptOf, type SearchSite } from '../../views/search/search-page.ts';
import { answerSearchHere } from '../search/choose-search-source.ts';
import type { ExportList } from './export-list.ts';
import { listChanged, resultsTitleOfMessage } from './messages.ts';

/** The API's largest page. */
const pageSize = 100;

export interface CollectProgress {
  done: number;
  total: number;
}

/** Reads all pages of a search. After an interruption, another `collect` continues with the next page. */
export class ResultCollector {
  readonly #address: SearchUrlParams;
  readonly #site: SearchSite;
  #results: SlimResult[] = [];
  #page = 1;
  #total: number | undefined;

  constructor(address: SearchUrlParams, site: SearchSite) {
    this.#address = address;
    this.#site = site;
  }

  /** Throws if a page cannot be read, or if the results changed in the meantime; then the next call starts again. */
  async collect(signal: AbortSignal, onProgress: (progress: CollectProgress) => void): Promise<ExportList> {
    for (;;) {
      // Each page is requested after the one before, so that an export does not crowd out other readers.
      // oxlint-disable-next-line no-await-in-loop
      const { answer } = await answerSearchHere({ ...this.#address, page: this.#page }, signal, pageSize);
      signal.throwIfAborted();
      const { totalResults, totalPages } = answer.pagination;
      if (this.#total !== undefined && this.#total !== totalResults) {
        [this.#results, this.#page, this.#total] = [[], 1, undefined];
        throw new Error(listChanged);
      }
      this.#total = totalResults;
      this.#results.push(...answer.results);
      onProgress({ done: this.#results.length, total: totalResults });
      if (this.#page >= totalPages) return this.#listOf(answer.versions);
      this.#page += 1;
    }
  }

  #listOf(codes: readonly string[]): ExportList {
    const { path, q, version, order } = this.#address;
    const link = formatSearchUrl({ ...emptySearchUrlParams, path, q, version, order });
    return {
      kind: 'results',
      title: resultsTitleOfMessage(q, this.#results.length),
      link: new URL(link, location.href).href,
      versions: codes.map((code) => ({ code, name: nameOf(this.#site, code), ...scriptOf(this.#site, code) })),
      verses: this.#results.map((result) => ({
        reference: result.reference,
        number: String(result.verse),
        link: new URL(verseLink(result.version, verseId(result)), location.href).href,
        version: codes.indexOf(result.version),
        texts: [result.text],
      })),
      notes: [],
    };
  }
}
