import { apiBench } from './api.ts';
import { authBench } from './auth.ts';
import { countsBench } from './counts.ts';
import { dashboardBench } from './dashboard.ts';
import { dictionariesBench } from './dictionaries.ts';
import { importsBench } from './imports.ts';
import { interactionsBench } from './interactions.ts';
import { interlinearBench } from './interlinear.ts';
import { libraryBench } from './library.ts';
import { lighthouseBench } from './lighthouse.ts';
import { loadBench } from './load.ts';
import { myStudyBench } from './my-study.ts';
import { offlineBench } from './offline.ts';
import { offlineMissesBench } from './offline-misses.ts';
import { packsBench } from './packs.ts';
import { pagesBench } from './pages.ts';
import { prefetchBench } from './prefetch.ts';
import { rebuildBench } from './rebuild.ts';
import type { Bench } from './result.ts';
import { rowsReadBench } from './rows-read.ts';
import { rowsWrittenBench } from './rows-written.ts';
import { searchBench } from './search.ts';
import { slowLineBench } from './slow-line.ts';
import { swapBench } from './swap.ts';
import { weightsBench } from './weights.ts';

/** In the order of the report: from what every reader notices to what only administrators and developers see. */
export const benches: readonly Bench[] = [
  weightsBench,
  slowLineBench,
  interactionsBench,
  myStudyBench,
  prefetchBench,
  lighthouseBench,
  offlineBench,
  offlineMissesBench,
  packsBench,
  searchBench,
  rowsReadBench,
  rowsWrittenBench,
  apiBench,
  interlinearBench,
  loadBench,
  authBench,
  dashboardBench,
  importsBench,
  pagesBench,
  rebuildBench,
  swapBench,
  libraryBench,
  countsBench,
  dictionariesBench,
];
