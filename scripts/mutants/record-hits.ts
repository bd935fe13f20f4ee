import { afterAll } from 'vitest';
import { recordedHits } from './hits.ts';

// Setup of each test file while the map is made. Reports which blocks of code the file's tests enter.
const hits = recordedHits();
hits.clear();
// oxlint-disable-next-line no-empty-pattern -- Vitest refuses any other first argument
afterAll(({}, suite) => {
  Object.assign(suite.meta, { hits: [...hits] });
});
