// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

it.each([
  ['<p dir="auto">Sunday worship at <b>nine</b></p>', 'Sunday worship at nine'],
  ['<h2>Times</h2><p>One</p><ul><li>Two</li><li>Three</li></ul>', 'Times\nOne\nTwo\nThree'],
  ['Above<br>below &amp; after', 'Above\nbelow & after'],
  ['', ''],
])('reads %s', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});
