import { expect, it } from 'vitest';
import { joinPage, ownPathMark, lastTwoSegments } from './packed-page.ts';

it.each([
  ['/bible/kjv/ruth/1', 'ruth/1'],
  ['https://example.org/bible/wlc/1-kings/22', '1-kings/22'],
])('shortens %s to its last two path segments, %s', (url, path) => {
  expect(lastTwoSegments(url)).toBe(path);
});

it("inserts the parts between the strings of a shell, and the page's own path for each mark", () => {
  const frame = [
    '<a href="/bible/web/',
    `${ownPathMark}">`,
    `</a><a href="/bible/wlc/${ownPathMark}">${ownPathMark}`,
    '</a>',
  ];
  expect(joinPage(frame, ['x', 'one', 'two'], '/bible/kjv/ruth/1')).toBe(
    '<a href="/bible/web/xruth/1">one</a><a href="/bible/wlc/ruth/1">ruth/1two</a>',
  );
});

it('returns a shell without parts unchanged', () => {
  expect(joinPage(['<p>'], [], '/bible/kjv/ruth/1')).toBe('<p>');
});
