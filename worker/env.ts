import type { Library } from './queries/library.ts';

export interface Bindings {
  /** D1 with the library's tables; loaded by `npm run publish`. */
  LIBRARY: D1Database;
  /** D1 with the site's state, which no build can make again. */
  APP: D1Database;
  /** Which deployment this is. */
  VERSION?: WorkerVersionMetadata;
  /** The built pages: shells to fill and static data. */
  ASSETS: Fetcher;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: { library: Library };
}
