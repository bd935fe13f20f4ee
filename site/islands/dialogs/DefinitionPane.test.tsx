// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../client/query-client.ts';
import { DefinitionPane } from './DefinitionPane.tsx';
import { EntryDialog } from './EntryDialog.tsx';

it('explains the form of a word without a number', () => {
  const script = { language: 'hbo', direction: 'rtl' } as const;
  const word = { ...script, form: 'בוֹ', gloss: '', transliteration: '', code: 'HR/Sp3ms', version: 'wlc' };
  render(
    <QueryClientProvider client={queryClient}>
      <DefinitionPane number="" missing="missing" word={word} />
    </QueryClientProvider>,
  );
  const pane = screen.getByRole('region', { name: 'Definition' });
  expect(pane.textContent).toContain('preposition + pronoun suffix, third person masculine singular');
  expect(pane.textContent).toContain('This word has no Strong’s number');
});

it('labels the definition as Strong’s in both dialogs, as the entry page does', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  render(
    <QueryClientProvider client={queryClient}>
      <DefinitionPane number="H430" missing="missing" />
      <EntryDialog number="H430" />
    </QueryClientProvider>,
  );
  await screen.findByText('Strong’s definition:');
  await screen.findByRole('heading', { name: 'Strong’s definition' });
});
