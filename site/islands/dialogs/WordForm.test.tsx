// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WordInContext } from './dialog-request.ts';
import { WordForm } from './WordForm.tsx';

/** Ruth 1:16: "to leave thee". */
const leave: WordInContext = {
  form: 'לְעָזְבֵ֖ךְ',
  transliteration: 'le’ozvekh',
  code: 'HR/Vqc/Sp2fs',
  gloss: 'to leave thee',
  version: 'wlc',
  language: 'hbo',
  direction: 'rtl',
};
const linkTo = (name: string): URLSearchParams =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams;

it('shows the parts of a Hebrew word, each with its meaning, and its grammar code', () => {
  render(<WordForm word={leave} number="H5800" />);
  const parts = within(screen.getByRole('list', { name: 'Parts of the word' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'לְ preposition',
    'עָזְבֵ֖ verb, Qal, infinitive construct',
    'ךְ pronoun suffix, second person feminine singular',
  ]);
  expect(screen.getByText('HR/Vqc/Sp2fs').localName).toBe('code');
});

it('links the form, the word and the root that the dictionary names', () => {
  // Psalm 145:1: "praise".
  render(<WordForm word={{ ...leave, form: 'תְּהִלָּ֗ה', code: 'HNcfsa' }} number="H8416" origin="from H1984 (הָלַל)" />);
  expect(linkTo('Find this form').get('q')).toBe('H8416 [HNcfsa]');
  expect(linkTo('Find this word in any form').get('q')).toBe('H8416');
  expect(linkTo('Find its root H1984').get('q')).toBe('H1984');
  expect(screen.queryByRole('list')).toBeNull();
});

describe('how the word and its translation were linked', () => {
  const note = (word: Partial<WordInContext>): string | null | undefined => {
    const { container } = render(<WordForm word={{ ...leave, ...word }} number="H5800" />);
    return container.querySelector('details')?.textContent;
  };

  it.each([
    // The counts of a reader's check.
    [{ version: 'tr', translation: 'kjv' }, 'names the position of the word', '3 of 250'],
    [{ version: 'wlc', translation: 'kjv_strongs' }, 'the Strong’s number of a word', '0 of 150'],
    [{ version: 'sblgnt', translation: 'kjv' }, 'the Strong’s number of a word', '0 of 100'],
    [{ version: 'wlc', translation: 'rv1909' }, 'the Strong’s number of a word', '1 of 200'],
    [{ version: 'sblgnt', translation: 'web' }, 'A program assigned', '7 of 250'],
    [{ version: 'wlc', translation: 'asv' }, 'have the same Strong’s number', 'have not been checked'],
    // An imported text is not the one that the reader checked.
    [{ version: 'tr', translation: 'kjv', hasImport: true }, 'have the same Strong’s number', 'have not been checked'],
  ])('%o', (word, method, share) => {
    expect(note(word)).toMatch(new RegExp(`How this link was made.*${method}.*${share}`));
  });

  it('says that the word was chosen from several, unless the source names it', () => {
    const chosen = 'The one closest in form and position was linked.';
    expect(note({ translation: 'kjv', isOneOfSeveral: true })).toContain(chosen);
    expect(note({ translation: 'kjv' })).not.toContain(chosen);
    expect(note({ version: 'tr', translation: 'kjv', isOneOfSeveral: true })).not.toContain(chosen);
  });

  it('is absent for a word that is not linked', () => {
    expect(note({})).toBeUndefined();
    expect(note({ translation: 'kjv', gloss: '' })).toBeUndefined();
    expect(note({ translation: 'kjv', form: '' })).toBeUndefined();
  });
});
