import { expect, test } from 'vitest';
import { addToast, closeToast, removeToast, type ShownToast } from './toast-list.ts';

const titles = (toasts: readonly ShownToast[]): string[] => toasts.map(({ title }) => title);

test('the newest toast stands first and at most five stand at once', () => {
  const toasts = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<ShownToast[]>((list, title) => addToast(list, { title }), []);
  expect(titles(toasts)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('a dismissed toast closes first and is removed later', () => {
  const toasts = addToast(addToast([], { title: 'a' }), { title: 'b' });
  const id = toasts[1]?.id ?? 0;
  expect(closeToast(toasts, id).map(({ open }) => open)).toEqual([true, false]);
  expect(titles(removeToast(toasts, id))).toEqual(['b']);
});
