import { expect, it } from 'vitest';
import { counterpartName, counterpartMessages } from './counterpart-messages.ts';

it.each([
  ['rstne', 'RSTNE'],
  ['restored', 'Restored Names'],
])('messages call %s "%s"', (version, name) => {
  expect(counterpartName(version)).toBe(name);
});

it('a message names the text before the reference', () => {
  expect(counterpartMessages.failed('RSTNE', 'John 3:16')).toBe('(Error loading RSTNE for John 3:16)');
});
