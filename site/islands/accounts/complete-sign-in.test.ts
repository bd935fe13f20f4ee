import { describe, expect, it } from 'vitest';
import { placeAfterSignIn } from './complete-sign-in.ts';

const origin = 'https://example.org';

const places: [role: 'admin' | 'reader', next: string | null, place: string][] = [
  ['admin', null, '/admin'],
  ['reader', null, '/'],
  ['admin', '/admin#users', '/admin#users'],
  ['reader', '/admin', '/'],
  ['reader', '/account', '/account'],
  ['reader', '/results?q=gold', '/results?q=gold'],
  // Addresses of other sites, in the forms that browsers understand.
  ['admin', 'https://evil.example/admin', '/admin'],
  ['admin', '//evil.example', '/admin'],
  ['admin', '/\\evil.example', '/admin'],
  ['admin', '/\t/evil.example', '/admin'],
  ['admin', 'javascript:alert(1)', '/admin'],
  // Would come back here at once.
  ['reader', '/auth', '/'],
];
describe('after signing in', () => {
  it.each(places)('an account of the role %s that came for %s goes to %s', (role, next, place) => {
    expect(placeAfterSignIn({ role }, next, origin)).toBe(place);
  });
});
