// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { BusyButton } from './BusyButton.tsx';

let told: string[];

/** Busy from the first time that it is sent until it is switched over. */
function SaveForm() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          told.push('sent');
          setBusy(true);
        }}
      >
        <input aria-label="Name" />
        <BusyButton isBusy={isBusy} onClick={() => told.push('pressed')}>
          Save
        </BusyButton>
      </form>
      <button type="button" onClick={() => setBusy(false)}>
        Answer
      </button>
    </>
  );
}

it('keeps the focus while it is busy, and does nothing by a press or by Enter until then', async () => {
  told = [];
  render(<SaveForm />);
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(save);
  expect(told).toEqual(['pressed', 'sent']);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(save);

  await userEvent.click(save);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText('Name'), 'Lydia{Enter}');
  expect(told).toEqual(['pressed', 'sent']);

  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.click(save);
  expect(told).toEqual(['pressed', 'sent', 'pressed', 'sent']);
});
