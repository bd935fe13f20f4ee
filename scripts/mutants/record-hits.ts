import { afterAll } from 'vitest';
import { recordedHits } from './hits.ts';

// Set-up of each test file while the map is made: reports which blocks of code the file's tests enter.
const hits = recordedHits();
hits.clear();
afterAll((_, suite) => {
  Object.assign(suite.meta, { hits: [...hits] });
});
