import { describe, expect, it } from 'vitest';
import { pageAfterSignIn } from './complete-sign-in.ts';

const origin = 'https://example.org';

const cases: [role: 'admin' | 'reader', next: string | null, expected: string][] = [
  ['admin', null, '/admin'],
  ['reader', null, '/'],
  ['admin', '/admin#users', '/admin#users'],
  ['reader', '/admin', '/'],
  ['reader', '/account', '/account'],
  ['reader', '/results?q=gold', '/results?q=gold'],
  // URLs of other sites, in the forms that browsers accept.
  ['admin', 'https://evil.example/admin', '/admin'],
  ['admin', '//evil.example', '/admin'],
  ['admin', '/\\evil.example', '/admin'],
  ['admin', '/\t/evil.example', '/admin'],
  ['admin', 'javascript:alert(1)', '/admin'],
  // Would return to the sign-in page at once.
  ['reader', '/auth', '/'],
];
describe('after signing in', () => {
  it.each(cases)('an account with the role %s and the target %s goes to %s', (role, next, expected) => {
    expect(pageAfterSignIn({ role }, next, origin)).toBe(expected);
  });
});
