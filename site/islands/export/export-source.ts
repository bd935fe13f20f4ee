import type { ParallelAnswer } from '#data/reading/contract/reading.ts';
import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import type { SearchSite } from '../../views/search/search-page.ts';
import type { ExportedChapter, PassageRange } from './passage-list.ts';

/** What a reader wants to export. */
export type ExportSource =
  | { what: 'results'; address: SearchUrlParams; site: SearchSite }
  /** All verses with a Strong's number: `url` is that of the list, and `title` its heading. */
  | { what: 'number'; number: string; url: URL; title: string }
  | { what: 'passage'; chapter: ExportedChapter; range?: PassageRange }
  | { what: 'comparison'; answer: ParallelAnswer };
