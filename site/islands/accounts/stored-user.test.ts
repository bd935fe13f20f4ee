// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readStoredUser, writeUser } from './stored-user.ts';

const user = { id: '01', username: 'Lydia', role: 'reader', sessionId: 's1' } as const;

it('remembers who signed in, and forgets it', () => {
  writeUser(user);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  expect(readStoredUser()).toEqual(user);
  writeUser(undefined);
  expect(localStorage.getItem('user')).toBeNull();
  expect(readStoredUser()).toBeUndefined();
});

it.each(['', '{', 'null', '7', '{"id":"01"}', JSON.stringify({ ...user, role: 'owner' })])(
  'treats %j as nobody',
  (text) => {
    localStorage.setItem('user', text);
    expect(readStoredUser()).toBeUndefined();
  },
);
