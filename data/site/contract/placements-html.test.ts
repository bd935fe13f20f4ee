import { expect, it } from 'vitest';
import type { Placement } from './placements.ts';
import { placementsHtml } from './placements-html.ts';

const shared = { html: '<p>Text</p>', position: 'footer', href: null } as const;
const placements: Placement[] = [
  { ...shared, id: '1', kind: 'advertisement', title: 'Olive oil' },
  { ...shared, id: '2', kind: 'box', title: 'Closed on Sunday' },
];

it.each(['/auth', '/auth/', '/account', '/admin'])('%s, where people type passwords, has no advertisement', (path) => {
  const html = placementsHtml({ placements, pages: [] }, path);
  expect(html).not.toContain('Olive oil');
  expect(html).toContain('Closed on Sunday');
});

it.each(['/', '/about', '/authors'])('%s has advertisements', (path) => {
  expect(placementsHtml({ placements, pages: [] }, path)).toContain('Olive oil');
});
