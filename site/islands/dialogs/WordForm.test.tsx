// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
