import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

it.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  [' http://example.org ', 'http://example.org'],
  ['/bible/web/john/3', '/bible/web/john/3'],
  ['/', '/'],
  ['mailto:ann@example.org', 'mailto:ann@example.org'],
  ['www.example.org', 'https://www.example.org'],
  ['example.org/events?week=3', 'https://example.org/events?week=3'],
  ['bücher.example:8080/x', 'https://bücher.example:8080/x'],
  ['ann.smith@example.org', 'mailto:ann.smith@example.org'],
])('the target of the link “%s” is %s', (text, target) => {
  expect(linkTarget(text)).toBe(target);
});

it.each([
  '',
  'our page',
  'bible/web',
  'javascript:alert(1)',
  '//example.org',
  '/\\example.org',
  'https://',
  'a@b',
  'www.',
])('“%s” is no address', (text) => {
  expect(linkTarget(text)).toBeUndefined();
});
