import { expect, it } from 'vitest';
import { absentVerseMessage } from './absent-verse.ts';

it.each([
  ['wlc', 40_001_001, 'This version has only the Old Testament'],
  ['sblgnt', 1_001_001, 'This version has only the New Testament'],
  // Acts 8:37 and the woman taken in adultery are not in the oldest manuscripts.
  ['web', 44_008_037, 'Not in the manuscripts that this version follows'],
  ['sblgnt', 43_008_003, 'Not in the manuscripts that this version follows'],
  // The SBL Greek New Testament counts 2 Corinthians 13:14 as 13:13.
  ['sblgnt', 47_013_014, 'Numbered differently in this version'],
  ['wlc', 1_001_001, 'Not in this version'],
  ['web', 43_003_016, 'Not in this version'],
])('says why %s does not have verse %d', (version, id, message) => {
  expect(absentVerseMessage(version, id)).toBe(message);
});
