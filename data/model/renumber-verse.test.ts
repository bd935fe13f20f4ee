import { expect, test } from 'vitest';
import { renumberVerse } from './renumber-verse.ts';
import { renumberedRuns } from './search/renumber.ts';

/** From the tables of any printed Hebrew Bible: Joel 3 is Joel 2:28-32, Malachi 3:19-24 is Malachi 4, Psalm 51 has a title of two verses. */
const runs = renumberedRuns([
  ...[1, 2, 3, 4, 5].map((verse) => ({ wlc: 29_003_000 + verse, kjv: 29_002_027 + verse })),
  { wlc: 29_004_001, kjv: 29_003_001 },
  ...[19, 20, 21].map((verse) => ({ wlc: 39_003_000 + verse, kjv: 39_003_982 + verse })),
  { wlc: 19_051_002, kjv: 19_051_000 },
  { wlc: 19_051_003, kjv: 19_051_001 },
]);

test.each([
  ['Joel 3:1 of the Hebrew', 29_003_001, 29_002_028],
  ['Joel 4:1 of the Hebrew', 29_004_001, 29_003_001],
  ['Malachi 3:19 of the Hebrew', 39_003_019, 39_004_001],
  ['Malachi 3:18, which both call so', 39_003_018, 39_003_018],
  ['Psalm 51:3 of the Hebrew', 19_051_003, 19_051_001],
])('%s', (_, wlc, kjv) => {
  expect(renumberVerse(wlc, 'wlc', 'kjv', runs)).toBe(kjv);
  expect(renumberVerse(kjv, 'kjv', 'wlc', runs)).toBe(wlc);
  expect(renumberVerse(kjv, 'kjv', 'kjv', runs)).toBe(kjv);
});
