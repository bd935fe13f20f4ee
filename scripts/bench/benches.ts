import { apiBench } from './api.ts';
import { dictionariesBench } from './dictionaries.ts';
import { libraryBench } from './library.ts';
import { lighthouseBench } from './lighthouse.ts';
import { offlineBench } from './offline.ts';
import { packsBench } from './packs.ts';
import { pagesBench } from './pages.ts';
import { prefetchBench } from './prefetch.ts';
import type { Bench } from './result.ts';
import { rowsReadBench } from './rows-read.ts';
import { searchBench } from './search.ts';
import { slowLineBench } from './slow-line.ts';
import { weightsBench } from './weights.ts';

/** In the order of the report: what a reader feels first, what only an administrator sees last. */
export const benches: readonly Bench[] = [weightsBench, slowLineBench, prefetchBench, lighthouseBench, offlineBench, packsBench, searchBench, rowsReadBench, apiBench, pagesBench, libraryBench, dictionariesBench];
