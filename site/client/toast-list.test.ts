import { expect, test } from 'vitest';
import { addToast, closeToast, removeToast, type ShownToast } from './toast-list.ts';

const titles = (toasts: readonly ShownToast[]): string[] => toasts.map(({ title }) => title);

test('puts the newest toast first and keeps at most five', () => {
  const toasts = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<ShownToast[]>((list, title) => addToast(list, { title }), []);
  expect(titles(toasts)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('closes a dismissed toast first and removes it later', () => {
  const toasts = addToast(addToast([], { title: 'a' }), { title: 'b' });
  const id = toasts[1]?.id ?? 0;
  expect(closeToast(toasts, id).map(({ open }) => open)).toEqual([true, false]);
  expect(titles(removeToast(toasts, id))).toEqual(['b']);
});
