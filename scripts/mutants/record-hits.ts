import { afterAll } from 'vitest';
import { recordedHits } from './hits.ts';

// Set-up of each test file while the map is made: reports which blocks of code the file's tests enter.
const hits = recordedHits();
hits.clear();
// oxlint-disable-next-line no-empty-pattern -- Vitest refuses any other first argument
afterAll(({}, suite) => {
  Object.assign(suite.meta, { hits: [...hits] });
});
