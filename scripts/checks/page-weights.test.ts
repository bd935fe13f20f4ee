import { expect, it } from 'vitest';
import { advertisementPositions, boxPositions, type Placement } from '#data/site/contract/placements.ts';
import { placementsHtml } from '#data/site/contract/placements-html.ts';
import { pageWeight } from './page-weights.ts';

/** Bytes of brotli for a placement in every position and two pages in the footer. */
const noticesBudget = 1_000;

const notice = (kind: Placement['kind'], position: Placement['position']): Placement => ({
  id: `${kind}-${position}`,
  kind,
  title: `Olive oil, ${position}`,
  html: '<p>Pressed by hand. Ask the keeper of the vineyard for a jar.</p>',
  position,
  href: 'https://example.org/oil',
});

it('counts placements after the readable content, at a maximum of a kilobyte', () => {
  const page = '<!doctype html><html><head><style>p{margin:0}</style></head><body><main>Words</main></body></html>';
  const notices = {
    placements: [
      ...advertisementPositions.map((position) => notice('advertisement', position)),
      ...boxPositions.map((position) => notice('box', position)),
    ],
    pages: [
      { title: 'Our congregation', path: '/pages/our-congregation' },
      { title: 'Reading plan', path: '/pages/reading-plan' },
    ],
  };
  const before = pageWeight('/', page);
  const after = pageWeight(
    '/',
    page.replace('</body>', () => `${placementsHtml(notices, '/')}</body>`),
  );
  expect({ html: after.html, whole: after.whole }).toEqual({ html: before.html, whole: before.whole });
  expect(after.script).toBeGreaterThan(before.script);
  expect(after.script - before.script).toBeLessThanOrEqual(noticesBudget);
});
