import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Notices } from '#data/site/contract/notices.ts';
import type { Placement } from '#data/site/contract/placements.ts';
import { copyWithPlacements, hasPlacements, writePlacements } from './write-placements.ts';

const page =
  '<!doctype html><html><body><main>Words דָּבָר</main><footer class="foot"><ul><li>One</li></ul><ul></ul></footer></body></html>';
const none: Notices = { placements: [], pages: [] };
const box = (title: string, position: Placement['position']): Notices => ({
  placements: [{ id: '1', kind: 'box', title, html: '<p>$& of it</p>', position, href: null }],
  pages: [],
});
const files = [
  'index.html',
  'about/texts.html',
  'lexicon/H430.html',
  'offline.html',
  'shells/results.html',
  'admin.html',
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
  for (const name of ['about', 'lexicon', 'shells']) mkdirSync(join(folder, 'dist', name), { recursive: true });
  for (const file of files) writeFileSync(join(folder, 'dist', file), page);
  writeFileSync(join(folder, 'dist/edition.json'), '{"id":"an edition"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const dist = (): string => join(folder, 'dist');
const read = (file: string): string => readFileSync(join(dist(), file), 'utf8');
const withWords = (words: string): string[] => files.filter((file) => read(file).includes(words));

it('are on the pages of their position, except for pages that devices cache from the first visit on', () => {
  expect(writePlacements(dist(), box('On all', 'footer'))).toBe(3);
  expect(withWords('On all')).toEqual(['index.html', 'about/texts.html', 'lexicon/H430.html']);
  expect(read('index.html')).toMatch(
    /<main>Words דָּבָר<\/main><template data-of="[\da-f]{8}"><\/template><style>.*<p>\$& of it<\/p>.*<!--notices--><footer/s,
  );
  writePlacements(dist(), box('At home', 'homepage'));
  expect(withWords('At home')).toEqual(['index.html']);
  // A page without placements has the same mark, so that it makes no request.
  const [, mark] = /data-of="([^"]+)"/.exec(read('index.html')) ?? [];
  expect(read('lexicon/H430.html')).toContain(`<template data-of="${mark}"></template><!--notices-->`);
  expect(withWords('On all')).toEqual([]);
});

it('include links to custom pages at the end of the first list of the footer', () => {
  writePlacements(dist(), { placements: [], pages: [{ title: 'Our church, חָצֵר', path: '/pages/our-church' }] });
  expect(read('index.html')).toMatch(
    /<main>Words דָּבָר<\/main><template [^>]*><\/template><!--notices--><footer class="foot"><ul><li>One<\/li><li [^>]*><a href="\/pages\/our-church" dir="auto">Our church, חָצֵר<\/a><\/li><\/ul><ul><\/ul><\/footer>/,
  );
  writePlacements(dist(), none);
  expect(read('index.html')).toBe(page);
});

it('are written once, and leave no trace after they are removed', () => {
  expect(hasPlacements(dist(), none)).toBe(true);
  writePlacements(dist(), box('On all', 'footer'));
  expect(hasPlacements(dist(), none)).toBe(false);
  expect(hasPlacements(dist(), box('On all', 'footer'))).toBe(true);
  expect(hasPlacements(dist(), box('Others', 'footer'))).toBe(false);
  const first = read('index.html');
  expect(writePlacements(dist(), box('On all', 'footer'))).toBe(0);
  expect(read('index.html')).toBe(first);
  writePlacements(dist(), none);
  for (const file of files) expect(read(file)).toBe(page);
  expect(read('edition.json')).toBe('{"id":"an edition"}');
});

it('are written next to the served site, whose files do not change', () => {
  const next = join(folder, 'dist.next');
  copyWithPlacements(dist(), next, box('On all', 'footer'));
  expect(withWords('On all')).toEqual([]);
  expect(hasPlacements(dist(), none)).toBe(true);
  expect(readFileSync(join(next, 'lexicon/H430.html'), 'utf8')).toContain('On all');
  expect(hasPlacements(next, box('On all', 'footer'))).toBe(true);
  // Unchanged files take no additional disk space.
  expect(statSync(join(next, 'offline.html')).ino).toBe(statSync(join(dist(), 'offline.html')).ino);
});
