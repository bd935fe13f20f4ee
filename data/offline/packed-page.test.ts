import { expect, it } from 'vitest';
import { joinPage, ownPlace, placeOf } from './packed-page.ts';

it.each([
  ['/bible/kjv/ruth/1', 'ruth/1'],
  ['https://example.org/bible/wlc/1-kings/22', '1-kings/22'],
])('the place of %s is %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

it('puts the parts between the strings of a frame, and its place for each mark', () => {
  const frame = ['<a href="/bible/web/', `${ownPlace}">`, `</a><a href="/bible/wlc/${ownPlace}">${ownPlace}`, '</a>'];
  expect(joinPage(frame, ['x', 'one', 'two'], '/bible/kjv/ruth/1')).toBe(
    '<a href="/bible/web/xruth/1">one</a><a href="/bible/wlc/ruth/1">ruth/1two</a>',
  );
});

it('has a frame without parts as it is', () => {
  expect(joinPage(['<p>'], [], '/bible/kjv/ruth/1')).toBe('<p>');
});
