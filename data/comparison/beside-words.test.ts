import { expect, it } from 'vitest';
import { besideName, besideWords } from './beside-words.ts';

it.each([
  ['rstne', 'RSTNE'],
  ['restored', 'Restored Names'],
])('messages call %s "%s"', (version, name) => {
  expect(besideName(version)).toBe(name);
});

it('a message names the text before the reference', () => {
  expect(besideWords.failed('RSTNE', 'John 3:16')).toBe('(Error loading RSTNE for John 3:16)');
});
