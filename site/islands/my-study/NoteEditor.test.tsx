// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NoteEditor, type NoteDraft } from './NoteEditor.tsx';

afterEach(() => sessionStorage.clear());

type Save = (draft: NoteDraft, opened: string | undefined) => Promise<boolean>;
const saved: Save = async () => true;
const value: NoteDraft = { text: 'loved', labels: ['world'] };

/** Opens the editor of one note, as it is now. */
function open(opened: string, onSave: Save = saved, initial: NoteDraft = value): HTMLElement {
  cleanup();
  render(<NoteEditor draftKey="n1" initial={initial} opened={opened} onSave={onSave} onCancel={() => undefined} />);
  return screen.getByRole('textbox', { name: 'Note' });
}

it('shows unsaved text again, which is saved as a change of the version that the reader edited', async () => {
  await userEvent.type(open('clock-1'), ' the world');
  await userEvent.type(screen.getByLabelText(/^Labels/), ', love');
  const save = vi.fn(saved);
  // Another tab has saved the note meanwhile.
  const field = open('clock-2', save, { text: 'changed elsewhere', labels: [] });
  expect(field).toHaveProperty('value', 'loved the world');
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByText('Your unsaved text is here again.').id);
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(save.mock.calls).toEqual([[{ text: 'loved the world', labels: ['world', 'love'] }, 'clock-1']]);
  expect(open('clock-3')).toHaveProperty('value', 'loved');
  expect(screen.queryByText('Your unsaved text is here again.')).toBeNull();
});

it('forgets text that the reader discards, but not text that could not be saved', async () => {
  await userEvent.type(
    open('clock-1', async () => false),
    ' a lot',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(open('clock-1')).toHaveProperty('value', 'loved a lot');
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(open('clock-1')).toHaveProperty('value', 'loved');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
});

it('saves once if the reader presses twice, and again after a failure', async () => {
  let end: (isSaved: boolean) => void = () => undefined;
  const save = vi.fn<Save>(() => new Promise((resolve) => (end = resolve)));
  open('clock-1', save);
  const button = screen.getByRole('button', { name: 'Save note' });
  await userEvent.dblClick(button);
  expect(save).toHaveBeenCalledTimes(1);
  end(false);
  await vi.waitFor(async () => {
    await userEvent.click(button);
    expect(save).toHaveBeenCalledTimes(2);
  });
});
