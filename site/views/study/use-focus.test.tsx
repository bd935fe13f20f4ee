// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StudyDone } from './StudyDone.tsx';

it('scrolls to the focused element at once, even if the page scrolls smoothly', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  render(<StudyDone summary="3 answered." hasMore={false} onMore={() => undefined} onLeave={() => undefined} />);
  const heading = screen.getByRole('heading');
  expect(document.activeElement).toBe(heading);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scroll.mock.contexts).toEqual([heading]);
  expect(scroll.mock.calls).toEqual([[{ behavior: 'instant', block: 'nearest' }]]);
});
