import { expect, it } from 'vitest';
import { countDeclared } from './declared-tests.ts';

const code = `
it('is one', () => undefined);
describe('a group', () => {
  test.each([1, 2])('is a table of %i', () => undefined);
  it.skipIf(true)('is one as well', () => undefined);
  submit('is none');
});
it.each<[number]>([[1]])('is a table too', () => undefined);
`;

it('counts a table of cases as one test', () => {
  expect(countDeclared(code)).toEqual({ tests: 4, tables: 2 });
});
