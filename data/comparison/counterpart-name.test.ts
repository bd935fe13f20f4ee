import { expect, it } from 'vitest';
import { counterpartName } from './counterpart-name.ts';

it.each([
  ['rstne', 'RSTNE'],
  ['restored', 'Restored Names'],
])('messages call %s "%s"', (version, name) => {
  expect(counterpartName(version)).toBe(name);
});
