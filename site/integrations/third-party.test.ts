import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedPackages } from './shipped-packages.ts';
import { composeThirdParty } from './third-party.ts';

const packages = shippedPackages();
const names = new Set(packages.map(({ name }) => name));
const text = composeThirdParty(packages);

test('every font that a style names is among the packages, with its license', () => {
  const faces = readFileSync('site/styles/fonts.css', 'utf8') + readFileSync('site/integrations/make-fonts.ts', 'utf8');
  const families = [
    '@fontsource-variable/literata',
    '@fontsource-variable/noto-serif-hebrew',
    '@fontsource/gentium-book-plus',
  ];
  // A fourth family must be added to the list above.
  const named = new Set([...faces.matchAll(/([\w-]+)\/files\/[\w-]+\.woff2/g)].map(([, name]) => name));
  expect(named.size).toBe(families.length);
  for (const family of families) {
    expect(packages.find(({ name }) => name === family)).toMatchObject({
      licence: 'OFL-1.1',
      text: expect.stringMatching(/SIL OPEN FONT LICENSE/i) as string,
    });
  }
});

test('packages known to be on devices and in the worker are in the list', () => {
  const expected =
    'react react-dom scheduler hono drizzle-orm zod lucia radix-ui @radix-ui/react-dialog parse5 workbox-core pagefind ' +
    'unenv prosemirror-view sql.js saxes worker-mailer';
  expect(expected.split(' ').filter((name) => !names.has(name))).toEqual([]);
  expect([...names].filter((name) => ['vitest', 'astro', 'better-sqlite3', 'wrangler'].includes(name))).toEqual([]);
});

test('every package is named with its license, and no license requires us to publish our own code', () => {
  const free = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|BlueOak-1\.0\.0|MIT OR Apache-2\.0)$/;
  expect(packages.filter(({ licence }) => !free.test(licence))).toEqual([]);
  for (const { name, version, licence } of packages) expect(text).toContain(`${name} ${version} (${licence})`);
});

test('the text contains the copyright notices of React, Hono and the fonts', () => {
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toMatch(/Copyright \(c\) 2021 - present, Yusuke Wada/);
  expect(text).toMatch(/The Literata Project Authors/);
});

test('packages without a license text are few and known', () => {
  expect(packages.filter((each) => !each.text).map(({ name }) => name)).toEqual([
    '@cloudflare/unenv-preset',
    'drizzle-orm',
    'pagefind',
    'react-remove-scroll-bar',
    'saxes',
    'worker-f',
  ]);
});

test.runIf(existsSync('dist/third-party.txt'))('the built site contains the text', () => {
  expect(readFileSync('dist/third-party.txt', 'utf8')).toBe(text);
  expect(globSync('dist/about/texts.html').map((file) => readFileSync(file, 'utf8'))[0]).toContain(
    'href="/third-party.txt"',
  );
});
