// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Rows } from './Rows.tsx';

const rows = (names: readonly string[]) => (
  <Rows none="None is left.">
    {names.map((name) => (
      <li key={name}>
        {name}
        <button type="button">Delete {name}</button>
      </li>
    ))}
  </Rows>
);
const focusOn = (name: string): void => screen.getByRole('button', { name: `Delete ${name}` }).focus();
const row = (name: string): Element | null => screen.getByText(name, { selector: 'li' });

it.each([
  ['the row that takes its place', 'John', ['Matthew', 'Mark', 'John'], 'Mark', 'John'],
  ['the row before where it was the last', 'Mark', ['Matthew', 'Mark'], 'John', 'Mark'],
])('moves the focus to %s', (_, __, left, gone, then) => {
  const { rerender } = render(rows(['Matthew', 'Mark', 'John']));
  focusOn(gone);
  rerender(rows(left.filter((name) => name !== gone)));
  expect(document.activeElement).toBe(row(then));
});

it('moves the focus to the message if no row is left', () => {
  const { rerender } = render(rows(['Matthew']));
  focusOn('Matthew');
  rerender(rows([]));
  expect(document.activeElement).toBe(screen.getByText('None is left.'));
});

it('leaves the focus alone if another row is removed, or if the reader has moved on', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  const { rerender } = render(rows(['Matthew', 'Mark', 'John']));
  focusOn('John');
  rerender(rows(['Mark', 'John']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete John' }));
  elsewhere.focus();
  rerender(rows(['Mark']));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it('moves the focus to the element passed as `next`', () => {
  const undo = createRef<HTMLButtonElement>();
  const list = (names: readonly string[]) => (
    <>
      <button type="button" ref={undo}>
        Undo
      </button>
      <Rows next={undo}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">Delete {name}</button>
          </li>
        ))}
      </Rows>
    </>
  );
  const { rerender } = render(list(['Matthew', 'Mark']));
  focusOn('Matthew');
  rerender(list(['Mark']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
});
