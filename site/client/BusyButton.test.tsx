// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { BusyButton } from './BusyButton.tsx';

let events: string[];

/** Busy from the first submit until the "Answer" button is pressed. */
function SaveForm() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          events.push('sent');
          setBusy(true);
        }}
      >
        <input aria-label="Name" />
        <BusyButton isBusy={isBusy} onClick={() => events.push('pressed')}>
          Save
        </BusyButton>
      </form>
      <button type="button" onClick={() => setBusy(false)}>
        Answer
      </button>
    </>
  );
}

it('keeps the focus while busy, and ignores presses and Enter until it is done', async () => {
  events = [];
  render(<SaveForm />);
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(save);
  expect(events).toEqual(['pressed', 'sent']);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(save);

  await userEvent.click(save);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText('Name'), 'Lydia{Enter}');
  expect(events).toEqual(['pressed', 'sent']);

  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.click(save);
  expect(events).toEqual(['pressed', 'sent', 'pressed', 'sent']);
});
