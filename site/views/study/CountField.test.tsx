// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CountField } from './CountField.tsx';

test('typing replaces a value that loads while the field has the focus', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const field = (value: number | undefined): React.JSX.Element => (
    <CountField label="New cards a day" value={value} max={200} onChange={onChange} />
  );
  const { rerender } = render(field(undefined));
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('New cards a day'));
  rerender(field(10));
  await user.keyboard('5');
  expect(onChange.mock.calls).toEqual([[5]]);
});
