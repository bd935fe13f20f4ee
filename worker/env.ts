import type { Library } from './queries/library.ts';

export interface Bindings {
  /** D1 with the library's tables; loaded by `npm run publish`. */
  LIBRARY: D1Database;
  /** The built pages: shells to fill and static data. */
  ASSETS: Fetcher;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: { library: Library };
}
