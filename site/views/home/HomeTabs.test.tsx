// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeTabs } from './HomeTabs.tsx';

const groups = [
  { title: 'English translations', rows: [{ code: 'kjv', name: 'King James (KJV)', loaded: true }] },
  { title: 'Special translations', rows: [{ code: 'rstne', name: 'Restoration Scriptures (RSTNE)', loaded: false }] },
];
const selected = (): string | null | undefined =>
  screen.getAllByRole('tab').find((tab) => tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true')
    ?.textContent;

test('the page contains all three panels, each labeled by its tab', () => {
  render(<HomeTabs entries={14_197} groups={groups} />);
  expect(screen.getAllByRole('tabpanel').map((panel) => panel.getAttribute('aria-labelledby'))).toEqual([
    'tab-features',
    'tab-versions',
    'tab-tools',
  ]);
  for (const tab of screen.getAllByRole('tab')) {
    expect(document.getElementById(tab.getAttribute('aria-controls') ?? '')).not.toBeNull();
  }
});

test('the selected tab is a tab stop before the scripts have loaded', () => {
  document.body.innerHTML = renderToString(<HomeTabs entries={14_197} groups={groups} />);
  const stops = [...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('tabindex'));
  document.body.innerHTML = '';
  expect(stops).toEqual(['0', '-1', '-1']);
});

test('with the scripts, Tab reaches the selected tab, then leaves the tabs, and Shift+Tab returns', async () => {
  const user = userEvent.setup();
  render(<HomeTabs entries={14_197} groups={groups} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Features');
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
  await user.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Bible Versions');
});

test('arrow keys wrap around, and a click selects a tab', async () => {
  const user = userEvent.setup();
  render(<HomeTabs entries={14_197} groups={groups} />);
  expect(selected()).toBe('Features');
  await user.click(screen.getByRole('tab', { name: 'Bible Versions' }));
  expect(selected()).toBe('Bible Versions');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Research Tools');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Features');
});

test('a version that the site lacks is named but not linked', () => {
  render(<HomeTabs entries={14_197} groups={groups} />);
  expect(screen.getByRole('link', { name: 'King James (KJV)' }).getAttribute('href')).toBe('/bible/kjv');
  expect(screen.getByText(/Restoration Scriptures/).textContent).toContain('not loaded on this site');
  expect(screen.queryByRole('link', { name: /Restoration/ })).toBeNull();
});
