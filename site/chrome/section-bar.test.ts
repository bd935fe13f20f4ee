// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setSingleKeys } from '../client/single-keys.ts';
import { enhanceSectionBar } from './section-bar.ts';

beforeAll(() => {
  document.body.innerHTML = `
    <nav><a href="#definition">Definition</a><a href="#usage">Usage</a></nav>
    <section id="definition"></section><section id="usage"></section>`;
  enhanceSectionBar(screen.getByRole('navigation'));
});
afterEach(() => setSingleKeys(true));

it('opens a section by its number, unless single-key shortcuts are off', async () => {
  const [definition, usage] = screen.getAllByRole('link');
  await userEvent.keyboard('2');
  expect(document.activeElement).toBe(usage);
  setSingleKeys(false);
  await userEvent.keyboard('1');
  expect(document.activeElement).toBe(usage);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(definition);
});
