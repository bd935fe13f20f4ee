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

/** Verses and parts that the Textus Receptus has and Nestle-Aland leaves out. */
it.each([
  [40_017_021, 40_018_011, 40_023_014, 41_007_016, 41_009_044, 41_009_046, 41_011_026, 41_015_028, 42_017_036],
  [42_023_017, 43_005_004, 43_007_053, 43_008_001, 43_008_011, 44_008_037, 44_015_034, 44_024_007, 44_028_029],
])('says of the omitted verses %d and others that the manuscripts do not have them', (...ids) => {
  const messages = new Set(ids.map((id) => absentVerseMessage('sblgnt', id)));
  expect([...messages]).toEqual(['Not in the manuscripts that this version follows']);
});

/** The neighbors of these verses are in both. */
it.each([40_017_020, 41_009_045, 43_005_003, 43_005_005, 43_007_052, 43_008_012, 44_008_036])(
  'does not say it of verse %d',
  (id) => {
    expect(absentVerseMessage('sblgnt', id)).toBe('Not in this version');
  },
);
